import { couponCalls, type LanguageCode } from "@skatert/contract";
import { browserContext } from "./browser-context.ts";

export const coupons = (language: LanguageCode) => couponCalls(browserContext(language));
