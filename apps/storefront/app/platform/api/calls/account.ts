import { accountCalls, type LanguageCode } from "@skatert/contract";
import { browserContext } from "./browser-context.ts";

export const account = (language: LanguageCode) => accountCalls(browserContext(language));
