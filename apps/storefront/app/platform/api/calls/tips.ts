import { type LanguageCode, tipCalls } from "@skatert/contract";
import { browserContext } from "./browser-context.ts";

export const tips = (language: LanguageCode) => tipCalls(browserContext(language));
