import { readFileSync } from "node:fs";
import { resolve } from "node:path";
import { type CompiledMessage, compileMessageOrThrow } from "@lingui/message-utils/compileMessage";
import type { Plugin } from "vite";

/** Imports of `messages/<language>.json` get compiled ICU messages. Missing texts are Russian. */
export function messages(): Plugin {
  let folder = "";
  return {
    name: "messages",
    enforce: "pre",
    configResolved(config) {
      folder = resolve(config.root, "messages");
    },
    load(id) {
      if (!id.startsWith(folder)) return null;
      const russian = resolve(folder, "ru.json");
      this.addWatchFile(russian);
      return JSON.stringify(compiledMessages(textsOf(russian), textsOf(id)));
    },
  };
}

type Texts = Readonly<Record<string, string>>;

/** Every text of the Russian file, compiled, in the words of the other one where it has them. Throws on invalid ICU. */
export function compiledMessages(russian: Texts, texts: Texts): Record<string, CompiledMessage> {
  return Object.fromEntries(
    Object.entries(russian).map(([key, text]) => [key, compileMessageOrThrow(texts[key]?.trim() ? texts[key] : text)]),
  );
}

function textsOf(file: string): Texts {
  return JSON.parse(readFileSync(file, "utf8"));
}
