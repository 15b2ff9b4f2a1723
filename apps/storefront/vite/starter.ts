import { writeFile } from "node:fs/promises";
import { resolve } from "node:path";
import type { Plugin } from "vite";
import { classicScript } from "./classic-script.ts";

const files = ["app/start/starter.client.ts", "app/start/early-presses.ts", "app/start/first-sight.ts"];

/** Writes `build/starter.json` with the code of the script that every page's HTML contains. */
export function starter(): Plugin {
  let root = process.cwd();
  let source = "";
  return {
    name: "starter",
    apply: "build",
    configResolved(config) {
      root = config.root;
    },
    async buildStart() {
      for (const file of files) this.addWatchFile(resolve(root, file));
      source = (await classicScript(root, resolve(root, "app/start/starter.client.ts"))).trim();
      if (/<(?:\/script|!--)/i.test(source)) throw new Error("the starter contains an end of its script element");
    },
    async writeBundle() {
      await writeFile(resolve(root, "build/starter.json"), JSON.stringify(source));
    },
  };
}
