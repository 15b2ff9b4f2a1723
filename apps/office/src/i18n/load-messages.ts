import { address as en } from "virtual:messages/en";
import { address as ru } from "virtual:messages/ru";
import type { Messages } from "@lingui/core";
import type { OfficeLanguage } from "./language.ts";

const files = { ru, en } as const;

/** The compiled texts of a language (vite/messages.ts). Throws without a connection. */
export async function loadMessages(language: OfficeLanguage): Promise<Messages> {
  const response = await fetch(files[language]);
  if (!response.ok) throw new Error(`the texts of ${language} answered ${response.status}`);
  return response.json();
}
