import { EntitySchema, ReferrersSchema, type WireEntity } from "@skatert/contract";
import { queryOptions } from "@tanstack/react-query";
import { api } from "../../platform/api/api.ts";
import { requireAnswer } from "../../platform/api/office-error.ts";
import { type EntityAddress, entityPath } from "./entity-path.ts";

/** First key of all queries that an edit may change: entities, lists, draft and history. */
export const SHOP_DATA = "shop-data";

/** An entity with the draft applied, and the version to send back (EDIT-7). */
export function entityQuery(address: EntityAddress) {
  return queryOptions({
    queryKey: [SHOP_DATA, "entity", address.kind, address.id],
    queryFn: async ({ signal }): Promise<WireEntity> =>
      requireAnswer(await api.read(entityPath(address), EntitySchema, { signal })),
  });
}

/** References to a dish or a category (EDIT-1). */
export function referrersQuery(address: EntityAddress) {
  return queryOptions({
    queryKey: [SHOP_DATA, "referrers", address.kind, address.id],
    queryFn: async ({ signal }) =>
      requireAnswer(await api.read(`${entityPath(address)}/referrers`, ReferrersSchema, { signal })).referrers,
  });
}
