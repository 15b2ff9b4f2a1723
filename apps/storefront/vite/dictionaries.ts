import { writeFile } from "node:fs/promises";
import { resolve } from "node:path";
import type { Plugin } from "vite";
import { compileDictionary } from "../app/i18n/compile.ts";
import { messagesByLanguage } from "../app/i18n/messages/by-language.ts";

/**
 * Emits one compiled `messages-<language>-<hash>.json` a language, complete in itself (missing keys
 * come from ru), and `build/dictionaries.json` with their public paths.
 */
export function dictionaries(): Plugin {
  const references = new Map<string, string>();
  let root = process.cwd();
  return {
    name: "dictionaries",
    configResolved(config) {
      root = config.root;
    },
    buildStart() {
      for (const [language, messages] of Object.entries(messagesByLanguage)) {
        const source = JSON.stringify(compileDictionary(messages));
        references.set(language, this.emitFile({ type: "asset", name: `messages-${language}.json`, source }));
      }
    },
    async writeBundle() {
      const paths = [...references].map(([language, reference]) => [language, `/${this.getFileName(reference)}`]);
      await writeFile(resolve(root, "build/dictionaries.json"), JSON.stringify(Object.fromEntries(paths)));
    },
  };
}
