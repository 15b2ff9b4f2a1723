import { type ApiClient, createApiClient, type LanguageCode } from "@skatert/contract";

/** The shop's API as the browser calls it. Imported by `loadApi` alone: it brings the schemas with it. */
export function browserApi(language: LanguageCode): ApiClient {
  return createApiClient({ fetch: (url, init) => fetch(url, init), baseUrl: "/api", language });
}
