import { createApiClient, type RequestView } from "@skatert/contract";
import { type Loader, pageNotFound } from "../request/loader.ts";

/** A booking or request of the key or of the session. Any other is not found. */
export const loader: Loader<RequestView> = async ({ params, url, page }) => {
  page.markPrivate();
  const id = Number(params["id"]);
  if (!Number.isSafeInteger(id) || id < 1) throw pageNotFound(url);
  const client = createApiClient({ fetch: page.personalApi, baseUrl: "", language: page.shop.language });
  const result = await client.requests.show(id, url.searchParams.get("key"));
  if (!result.ok) throw pageNotFound(url);
  return result.value;
};
