import { readFileSync } from "node:fs";
import { join } from "node:path";
import type { LanguageCode } from "@skatert/contract";
import type { Messages } from "./message-key.ts";

const folder = join(import.meta.dirname, "../../../messages");

/** Path of the file with a language's texts. Only for builds and tests. */
export function messagesFile(language: LanguageCode): string {
  return join(folder, `${language}.json`);
}

/** Reads a language's texts from the file. Only for builds and tests: the server imports the file. */
export function readMessages(language: LanguageCode): Messages {
  return JSON.parse(readFileSync(messagesFile(language), "utf8"));
}
