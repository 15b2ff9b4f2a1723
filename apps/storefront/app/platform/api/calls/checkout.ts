import { checkoutCalls, type LanguageCode } from "@skatert/contract";
import { browserContext } from "./browser-context.ts";

export const checkout = (language: LanguageCode) => checkoutCalls(browserContext(language));
