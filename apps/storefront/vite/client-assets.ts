import { readFileSync } from "node:fs";
import { resolve } from "node:path";
import type { Manifest, Plugin } from "vite";

const id = "virtual:client-assets";

/**
 * Gives the server bundle the hashed names of the browser's files as `virtual:client-assets`
 * (shape: app/server/client-assets.d.ts). Throws when the browser's build has not run.
 */
export function clientAssets(): Plugin {
  let root = process.cwd();
  return {
    name: "client-assets",
    configResolved(config) {
      root = config.root;
    },
    resolveId: (source) => (source === id ? `\0${id}` : null),
    load(source) {
      if (source !== `\0${id}`) return null;
      const read = (name: string): unknown => {
        const file = resolve(root, "build", name);
        this.addWatchFile(file);
        return JSON.parse(readFileSync(file, "utf8"));
      };
      const manifest = read("client/.vite/manifest.json") as Manifest;
      return `export const manifest = ${JSON.stringify(manifest)};
export const dictionaries = ${JSON.stringify(read("dictionaries.json"))};`;
    },
  };
}
