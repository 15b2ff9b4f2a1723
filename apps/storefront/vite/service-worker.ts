import { createHash } from "node:crypto";
import { resolve } from "node:path";
import type { Plugin } from "vite";
import { classicScript } from "./classic-script.ts";

const entry = "worker/service-worker.ts";
/**
 * Excludes drawings, which only the error screen shows. Messages are cached with the page's language, and
 * fonts beyond signs and basic letters with the text that needs them.
 */
const aheadOfTime = /\.(?:js|css|svg)$|onest-(?:signs|latin|cyrillic)-[\w-]{6}\.woff2$/;

/**
 * Emits `/sw.js`: the service worker as one classic script, with the hashed names of its prefetched files.
 */
export function serviceWorker(): Plugin {
  let root = process.cwd();
  return {
    name: "service-worker",
    configResolved(config) {
      root = config.root;
    },
    buildStart() {
      this.addWatchFile(resolve(root, entry));
    },
    generateBundle: {
      order: "post",
      async handler(_options, bundle) {
        const files = Object.keys(bundle)
          .filter((name) => aheadOfTime.test(name))
          .sort()
          .map((name) => `/${name}`);
        const version = createHash("sha256").update(files.join("\n")).digest("hex").slice(0, 12);
        this.emitFile({ type: "asset", fileName: "sw.js", source: await workerOf(root, { version, files }) });
      },
    },
  };
}

function workerOf(root: string, shell: { version: string; files: string[] }): Promise<string> {
  return classicScript(root, resolve(root, entry), { __SHELL__: JSON.stringify(shell) });
}
