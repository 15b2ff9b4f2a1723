import type { Messages } from "@lingui/core";
import type { OfficeLanguage } from "./language.ts";

const files = {
  ru: () => import("../../messages/ru.json"),
  en: () => import("../../messages/en.json"),
} as const;

/** The compiled texts of a language: the build compiles the files (vite/messages.ts). */
export async function loadMessages(language: OfficeLanguage): Promise<Messages> {
  const { default: messages } = await files[language]();
  return messages;
}
