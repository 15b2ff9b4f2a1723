import { writeFile } from "node:fs/promises";
import { resolve } from "node:path";
import type { Plugin } from "vite";
import { classicScript } from "./classic-script.ts";

const files = ["app/starter.client.ts", "app/early-presses.ts", "app/first-sight.ts"];

/** Emits `starter-<hash>.js`, the one script that a page's HTML names, and `build/starter.json` with its public path. */
export function starter(): Plugin {
  let root = process.cwd();
  let reference = "";
  return {
    name: "starter",
    apply: "build",
    configResolved(config) {
      root = config.root;
    },
    async buildStart() {
      for (const file of files) this.addWatchFile(resolve(root, file));
      const source = await classicScript(root, resolve(root, "app/starter.client.ts"));
      reference = this.emitFile({ type: "asset", name: "starter.js", source });
    },
    async writeBundle() {
      await writeFile(resolve(root, "build/starter.json"), JSON.stringify(`/${this.getFileName(reference)}`));
    },
  };
}
