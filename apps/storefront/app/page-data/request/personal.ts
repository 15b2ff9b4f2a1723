import { type ApiClient, type ApiResult, createApiClient, requireValue } from "@skatert/contract";
import { redirect } from "../../routing/answers.ts";
import type { PageContext } from "./page-context.ts";

/** The shop's calls with the visitor's cookies, which makes the page private. */
export function personalClient({ personalApi, contentLanguage }: PageContext): ApiClient {
  return createApiClient({ fetch: personalApi, baseUrl: "", language: contentLanguage });
}

/**
 * Data of the caller. A guest is redirected to the home page (ROUTE-10). Throws if the shop refuses for
 * another reason.
 */
export function own<Value>(result: ApiResult<Value>): Value {
  if (!result.ok && result.error.status === 401) throw redirect("/");
  return requireValue(result);
}
