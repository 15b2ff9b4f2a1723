import { type ApiClient, createApiClient, findLanguage, type LanguageCode } from "@skatert/contract";

/** The shop's API as the browser calls it. Imported by `loadApi` alone: it brings the schemas with it. */
export function browserApi(language: LanguageCode): ApiClient {
  // The page says in what language its menu and texts are, where only the interface is translated (STATE-6).
  const content = findLanguage(document.documentElement.dataset["content"]) ?? language;
  return createApiClient({ fetch: (url, init) => fetch(url, init), baseUrl: "/api", language: content });
}
