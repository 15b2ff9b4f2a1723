import type { ApiClient, LanguageCode } from "@skatert/contract";

/**
 * The API client, fetched when it is first needed: its schemas do not belong to the first load. What they are made
 * with is named apart, so that it is read in a task of its own: both in one would keep a phone busy too long.
 */
export async function loadApi(language: LanguageCode): Promise<ApiClient> {
  const [, { browserApi }] = await Promise.all([import("@skatert/contract/schema-library"), import("./api-client.ts")]);
  return browserApi(language);
}
