import { readFileSync } from "node:fs";
import { resolve } from "node:path";
import type { Manifest, Plugin } from "vite";

const replaced = "app/page-data/assets/client-assets.ts";

/**
 * Adds the hashed names of the browser's files, and the inlined style sheets of pages, to the server's
 * bundle. Throws if the browser's build has not run.
 */
export function clientAssets(): Plugin {
  let root = process.cwd();
  return {
    name: "client-assets",
    configResolved(config) {
      root = config.root;
    },
    load(source) {
      if (source !== resolve(root, replaced)) return null;
      const read = (name: string): string => {
        const file = resolve(root, "build", name);
        this.addWatchFile(file);
        return readFileSync(file, "utf8");
      };
      const manifest: Manifest = JSON.parse(read("client/.vite/manifest.json"));
      const names = new Set(Object.values(manifest).flatMap(({ css = [] }) => css));
      const styleSheets = Object.fromEntries([...names].map((name) => [name, read(`client/${name}`).trim()]));
      return `export const manifest = ${JSON.stringify(manifest)};
export const dictionaries = ${read("dictionaries.json")};
export const starter = ${read("starter.json")};
export const previewScript = ${read("preview.json")};
export const styleSheets = ${JSON.stringify(styleSheets)};`;
    },
  };
}
