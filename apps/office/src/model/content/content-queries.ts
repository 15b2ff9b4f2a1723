import { ContentListSchema, OFFICE_PATHS, type WireContentList } from "@skatert/contract";
import { queryOptions } from "@tanstack/react-query";
import { api } from "../../platform/api/api.ts";
import { type OfficeResult, requireAnswer } from "../../platform/api/office-error.ts";
import { queryClient } from "../../platform/api/query-client.ts";
import { refreshShopData } from "../entities/entity-calls.ts";
import { SHOP_DATA } from "../entities/entity-query.ts";
import type { ContentDocument } from "./content-fields.ts";

/** The entries of a document in order, with the draft applied (EDIT-4). */
export function contentQuery(document: ContentDocument) {
  return queryOptions({
    queryKey: [SHOP_DATA, "content", document],
    queryFn: async ({ signal }): Promise<WireContentList> =>
      requireAnswer(await api.read(`${OFFICE_PATHS.content}/${document}`, ContentListSchema, { signal })),
  });
}

/** Reorders the entries over the order that is shown. */
export async function reorderContent(
  document: ContentDocument,
  ids: readonly string[],
): Promise<OfficeResult<WireContentList>> {
  const ifMatch = queryClient.getQueryData(contentQuery(document).queryKey)?.etag;
  const options = { body: { ids }, ifMatch };
  const path = `${OFFICE_PATHS.contentOrder}/${document}`;
  const result = await api.change("PATCH", path, ContentListSchema, options);
  if (result.ok) queryClient.setQueryData(contentQuery(document).queryKey, result.value);
  await refreshShopData();
  return result;
}
