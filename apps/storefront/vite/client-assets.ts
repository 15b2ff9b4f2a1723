import { readFileSync } from "node:fs";
import { resolve } from "node:path";
import type { Plugin } from "vite";

const replaced = "app/server/client-assets.ts";

/** Puts the hashed names of the browser's files in the server's bundle. Throws when the browser's build has not run. */
export function clientAssets(): Plugin {
  let root = process.cwd();
  return {
    name: "client-assets",
    configResolved(config) {
      root = config.root;
    },
    load(source) {
      if (source !== resolve(root, replaced)) return null;
      const read = (name: string): unknown => {
        const file = resolve(root, "build", name);
        this.addWatchFile(file);
        return JSON.parse(readFileSync(file, "utf8"));
      };
      return `export const manifest = ${JSON.stringify(read("client/.vite/manifest.json"))};
export const dictionaries = ${JSON.stringify(read("dictionaries.json"))};`;
    },
  };
}
