import { readFileSync } from "node:fs";
import { resolve } from "node:path";
import type { Manifest, Plugin } from "vite";

const replaced = "app/server/client-assets.ts";
const entryKey = "app/entry.client.tsx";

/**
 * Puts the hashed names of the browser's files, and the style sheet that every page carries, in the server's bundle.
 * Throws when the browser's build has not run.
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
      const style = manifest[entryKey]?.css?.map((name) => read(`client/${name}`).trim()).join("") ?? "";
      return `export const manifest = ${JSON.stringify(manifest)};
export const dictionaries = ${read("dictionaries.json")};
export const starter = ${read("starter.json")};
export const entryStyle = ${JSON.stringify(style)};`;
    },
  };
}
