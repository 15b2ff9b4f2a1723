import { writeFile } from "node:fs/promises";
import { resolve } from "node:path";
import { LANGUAGES } from "@skatert/contract";
import type { Plugin } from "vite";
import { languageDictionary } from "../app/i18n/dictionary/language-dictionary.ts";
import { splitDictionary } from "../app/i18n/dictionary/split-dictionary.ts";
import { messagesFile } from "../app/i18n/messages/read-messages.ts";

/**
 * Emits compiled `messages-<language>-<hash>.json`. Missing keys come from ru. Messages that no first page
 * shows are in `messages-later-<language>-<hash>.json`. `build/dictionaries.json` has their public paths. While developing, a changed text builds them again.
 */
export function dictionaries(): Plugin {
  const references = new Map<string, string>();
  let root = process.cwd();
  return {
    name: "dictionaries",
    apply: "build",
    configResolved(config) {
      root = config.root;
    },
    buildStart() {
      for (const language of LANGUAGES) {
        this.addWatchFile(messagesFile(language));
        const { first, later } = splitDictionary(languageDictionary(language));
        const emit = (name: string, part: unknown) =>
          references.set(
            name,
            this.emitFile({ type: "asset", name: `messages-${name}.json`, source: JSON.stringify(part) }),
          );
        emit(language, first);
        emit(`later-${language}`, later);
      }
    },
    async writeBundle() {
      const paths = [...references].map(([language, reference]) => [language, `/${this.getFileName(reference)}`]);
      await writeFile(resolve(root, "build/dictionaries.json"), JSON.stringify(Object.fromEntries(paths)));
    },
  };
}
