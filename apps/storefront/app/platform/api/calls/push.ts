import { type LanguageCode, pushCalls } from "@skatert/contract";
import { browserContext } from "./browser-context.ts";

export const push = (language: LanguageCode) => pushCalls(browserContext(language));
