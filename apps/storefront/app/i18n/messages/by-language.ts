import type { LanguageCode } from "@skatert/contract";
import { en } from "./en.ts";
import { type Messages, ru } from "./ru.ts";

/** Every language that has messages of its own; the others speak ru until theirs are written. */
export const messagesByLanguage: Readonly<Partial<Record<LanguageCode, Partial<Messages>>>> = { ru, en };
