import type { ApiClient, LanguageCode } from "@skatert/contract";

/** The API client, fetched when it is first needed: its schemas do not belong to the first load. */
export async function loadApi(language: LanguageCode): Promise<ApiClient> {
  const { browserApi } = await import("./api-client.ts");
  return browserApi(language);
}
