import { checkoutCalls, type LanguageCode, orderCalls } from "@skatert/contract";
import { browserContext } from "./browser-context.ts";

/** Quotes and orders together, so that the press that places an order loads nothing. */
export function checkout(language: LanguageCode) {
  const context = browserContext(language);
  return { ...checkoutCalls(context), ...orderCalls(context) };
}
