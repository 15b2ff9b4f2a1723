import { readFileSync } from "node:fs";
import { resolve } from "node:path";
import { type CompiledMessage, compileMessageOrThrow } from "@lingui/message-utils/compileMessage";
import type { Plugin } from "vite";

const prefix = "virtual:messages/";

/**
 * `import { address } from "virtual:messages/ru"`: the public path of a JSON file with the compiled texts of
 * `messages/ru.json`. Missing translations are Russian. The texts are JSON, because a script would be parsed twice.
 */
export function messages(): Plugin {
  let folder = "";
  return {
    name: "messages",
    apply: "build",
    configResolved(config) {
      folder = resolve(config.root, "messages");
    },
    resolveId: (source) => (source.startsWith(prefix) ? `\0${source}` : null),
    load(id) {
      if (!id.startsWith(`\0${prefix}`)) return null;
      const language = id.slice(prefix.length + 1);
      const [russian, own] = ["ru", language].map((name) => resolve(folder, `${name}.json`));
      if (russian === undefined || own === undefined) return null;
      for (const file of [russian, own]) this.addWatchFile(file);
      const source = JSON.stringify(compiledMessages(textsOf(russian), textsOf(own)));
      const reference = this.emitFile({ type: "asset", name: `messages-${language}.json`, source });
      return `export const address = import.meta.ROLLUP_FILE_URL_${reference};`;
    },
  };
}

type Texts = Readonly<Record<string, string>>;

/** Every text of the Russian file, compiled, translated if the other file has it. Throws on invalid ICU. */
export function compiledMessages(russian: Texts, texts: Texts): Readonly<Record<string, CompiledMessage>> {
  return Object.fromEntries(
    Object.entries(russian).map(([key, text]) => [key, compileMessageOrThrow(texts[key]?.trim() ? texts[key] : text)]),
  );
}

function textsOf(file: string): Texts {
  return JSON.parse(readFileSync(file, "utf8"));
}
