import { type LanguageCode, requestCalls } from "@skatert/contract";
import { browserContext } from "./browser-context.ts";

export const requests = (language: LanguageCode) => requestCalls(browserContext(language));
