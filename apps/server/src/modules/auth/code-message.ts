import { randomInt } from "node:crypto";
import type { LanguageCode } from "@skatert/contract";
import { textsIn } from "../../texts/texts.ts";

/** Six digits from the operating system's random generator. */
export function newCode(): string {
  return String(randomInt(1_000_000)).padStart(6, "0");
}

/** The message. The code is its only digits, so that phones offer to fill it in. */
export function codeMessage(code: string, language: LanguageCode): string {
  return textsIn(language)("code.message", { code });
}
