import { type CallContext, createCallContext, findLanguage, type LanguageCode } from "@skatert/contract";

/** How the browser calls the shop's API. */
export function browserContext(language: LanguageCode): CallContext {
  // The page says in what language its menu and texts are, where only the interface is translated (STATE-6).
  const content = findLanguage(document.documentElement.dataset["content"]) ?? language;
  return createCallContext({ fetch: (url, init) => fetch(url, init), baseUrl: "/api", language: content });
}
