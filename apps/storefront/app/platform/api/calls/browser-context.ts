import { type CallContext, createCallContext, findLanguage, type LanguageCode } from "@skatert/contract";

/** Context of API calls from the browser. */
export function browserContext(language: LanguageCode): CallContext {
  // The page defines the language of menu and texts where only the interface is translated (STATE-6).
  const content = findLanguage(document.documentElement.dataset["content"]) ?? language;
  return createCallContext({ fetch: (url, init) => fetch(url, init), baseUrl: "/api", language: content });
}
