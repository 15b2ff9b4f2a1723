import { groupOrderCalls, type LanguageCode } from "@skatert/contract";
import { browserContext } from "./browser-context.ts";

export const groupOrders = (language: LanguageCode) => groupOrderCalls(browserContext(language));
