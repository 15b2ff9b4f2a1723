import { type LanguageCode, stopListCalls } from "@skatert/contract";
import { browserContext } from "./browser-context.ts";

export const catalog = (language: LanguageCode) => stopListCalls(browserContext(language));
