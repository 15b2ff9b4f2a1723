import { type LanguageCode, loyaltyCalls } from "@skatert/contract";
import { browserContext } from "./browser-context.ts";

export const loyalty = (language: LanguageCode) => loyaltyCalls(browserContext(language));
