import { writeFile } from "node:fs/promises";
import { resolve } from "node:path";
import type { Plugin } from "vite";
import { splitDictionary } from "../app/i18n/account-messages.ts";
import { compileDictionary } from "../app/i18n/compile.ts";
import { messagesByLanguage } from "../app/i18n/messages/by-language.ts";

/**
 * Emits compiled `messages-<language>-<hash>.json`, complete in itself (missing keys come from ru) but
 * for the account's, which stand in `messages-account-<language>-<hash>.json`; and
 * `build/dictionaries.json` with their public paths.
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
        const { first, account } = splitDictionary(compileDictionary(messages));
        const emit = (name: string, part: unknown) =>
          references.set(
            name,
            this.emitFile({ type: "asset", name: `messages-${name}.json`, source: JSON.stringify(part) }),
          );
        emit(language, first);
        emit(`account-${language}`, account);
      }
    },
    async writeBundle() {
      const paths = [...references].map(([language, reference]) => [language, `/${this.getFileName(reference)}`]);
      await writeFile(resolve(root, "build/dictionaries.json"), JSON.stringify(Object.fromEntries(paths)));
    },
  };
}
