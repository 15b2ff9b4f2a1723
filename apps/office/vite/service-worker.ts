import { createHash } from "node:crypto";
import { resolve } from "node:path";
import type { Plugin } from "vite";
import { classicScript } from "../../storefront/vite/classic-script.ts";

const entry = "worker/service-worker.ts";
const page = "index.html";

/**
 * Emits `/office/sw.js`: the service worker as one classic script, with the hashed names of the files that it caches.
 */
export function serviceWorker(): Plugin {
  let root = "";
  return {
    name: "office-service-worker",
    apply: "build",
    configResolved(config) {
      root = config.root;
    },
    buildStart() {
      for (const name of [entry, "worker/shell.ts", "worker/request-kind.ts", "worker/push-message.ts"])
        this.addWatchFile(resolve(root, name));
    },
    generateBundle: {
      order: "post",
      async handler(_options, bundle) {
        const html = bundle[page];
        if (html?.type !== "asset") throw new Error(`the build has no ${page}`);
        const hash = createHash("sha256").update(html.source).digest("base64");
        const names = Object.keys(bundle).filter((name) => name.startsWith("assets/"));
        const files = names.sort().map((name) => `/office/${name}`);
        const version = createHash("sha256")
          .update([hash, ...files].join("\n"))
          .digest("hex")
          .slice(0, 12);
        const define = { __SHELL__: JSON.stringify({ version, files, integrity: `sha256-${hash}` }) };
        const source = await classicScript(root, resolve(root, entry), define);
        this.emitFile({ type: "asset", fileName: "sw.js", source });
      },
    },
  };
}
