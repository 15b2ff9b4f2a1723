import { randomInt } from "node:crypto";
import type { LanguageCode } from "@skatert/contract";

/** Six digits from the system's generator. */
export function newCode(): string {
  return String(randomInt(1_000_000)).padStart(6, "0");
}

/** The message; the code is its only run of digits, so that phones can offer to fill it in. */
export function codeMessage(code: string, language: LanguageCode): string {
  if (language === "ru") return `Код для входа: ${code}. Никому его не сообщайте.`;
  return `Your sign-in code: ${code}. Do not tell it to anyone.`;
}
