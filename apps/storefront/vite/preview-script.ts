import { createHash } from "node:crypto";
import { writeFile } from "node:fs/promises";
import { resolve } from "node:path";
import type { Plugin } from "vite";
import { classicScript } from "./classic-script.ts";

const entry = "app/start/preview.client.ts";

/**
 * Emits the script of previews, and writes its path to `build/preview.json`. After the service worker's plugin, whose
 * list of files it must not enter: guests never load it.
 */
export function previewScript(): Plugin {
  let root = process.cwd();
  let path = "";
  return {
    name: "preview-script",
    apply: "build",
    configResolved(config) {
      root = config.root;
    },
    buildStart() {
      this.addWatchFile(resolve(root, entry));
    },
    generateBundle: {
      order: "post",
      async handler() {
        const source = await classicScript(root, resolve(root, entry));
        const digest = createHash("sha256").update(source).digest("base64url").slice(0, 7);
        path = `assets/preview-${digest}.js`;
        this.emitFile({ type: "asset", fileName: path, source });
      },
    },
    async writeBundle() {
      await writeFile(resolve(root, "build/preview.json"), JSON.stringify(`/${path}`));
    },
  };
}
