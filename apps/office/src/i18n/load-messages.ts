import { address as en } from "virtual:messages/en";
import { address as ru } from "virtual:messages/ru";
import type { Messages } from "@lingui/core";
import type { OfficeLanguage } from "./language.ts";

const files = { ru, en } as const;

/** Loads the compiled texts of a language (vite/messages.ts). Throws when offline. */
export async function loadMessages(language: OfficeLanguage): Promise<Messages> {
  const response = await fetch(files[language]);
  if (!response.ok) throw new Error(`loading the texts of ${language} failed with status ${response.status}`);
  return response.json();
}
