import { BranchClosingSchema, EntitySchema, OFFICE_PATHS } from "@skatert/contract";
import { queryOptions } from "@tanstack/react-query";
import { api } from "../../platform/api/api.ts";
import { requireAnswer } from "../../platform/api/office-error.ts";
import { refreshShopData } from "../entities/entity-calls.ts";
import { SHOP_DATA } from "../entities/entity-query.ts";

/** Reads what closing a branch would remove, its staff, and the orders that prevent it. */
export function closingQuery(id: string) {
  return queryOptions({
    queryKey: [SHOP_DATA, "closing", id],
    queryFn: async ({ signal }) =>
      requireAnswer(await api.read(`${OFFICE_PATHS.branches}/${id}/closing`, BranchClosingSchema, { signal })),
  });
}

/** Closes a branch permanently, in the draft. */
export async function closeBranch(id: string) {
  const result = await api.change("POST", `${OFFICE_PATHS.branches}/${id}/archive`, EntitySchema);
  await refreshShopData();
  return result;
}
