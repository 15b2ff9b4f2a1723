import { catalogCalls, type LanguageCode } from "@skatert/contract";
import { browserContext } from "./browser-context.ts";

export const catalog = (language: LanguageCode) => catalogCalls(browserContext(language));
