import { readdirSync, readFileSync } from "node:fs";
import { resolve } from "node:path";
import type { Plugin } from "vite";

/**
 * Emits `/office/texts/<language>.json`: the shop's interface texts, for the screen of single texts (EDIT-4). They are
 * not among the assets, because the service worker caches those on every device.
 */
export function shopTexts(): Plugin {
  let folder = "";
  return {
    name: "shop-texts",
    apply: "build",
    configResolved(config) {
      folder = resolve(config.root, "../storefront/messages");
    },
    buildStart() {
      const texts = (name: string): Readonly<Record<string, string>> =>
        JSON.parse(readFileSync(resolve(folder, name), "utf8"));
      const russian = texts("ru.json");
      for (const name of readdirSync(folder).filter((each) => each.endsWith(".json"))) {
        this.addWatchFile(resolve(folder, name));
        const written = Object.entries(texts(name)).filter(([, text]) => text.trim() !== "");
        const source = JSON.stringify({ ...russian, ...Object.fromEntries(written) });
        this.emitFile({ type: "asset", fileName: `texts/${name}`, source });
      }
    },
  };
}
