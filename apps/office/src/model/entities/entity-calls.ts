import {
  ArchivedSchema,
  CategoriesSchema,
  EntitySchema,
  OFFICE_PATHS,
  type WireCategories,
  type WireEntity,
  type WireEntityPatch,
  type WireNewEntity,
} from "@skatert/contract";
import { api } from "../../platform/api/api.ts";
import type { OfficeError, OfficeResult } from "../../platform/api/office-error.ts";
import { queryClient } from "../../platform/api/query-client.ts";
import { type EntityAddress, type EntityKind, entityPath, listPath } from "./entity-path.ts";
import { entityQuery, SHOP_DATA } from "./entity-query.ts";
import { categoriesQuery } from "./list-queries.ts";

/** Changes fields of an entity in the draft. `etag`: the version that the person saw (EDIT-7). */
export function patchEntity(address: EntityAddress, etag: string, body: WireEntityPatch) {
  return kept(address, api.change("PATCH", entityPath(address), EntitySchema, { body, ifMatch: etag }));
}

/** Adds an entity to the draft. `key` makes a retry of the same attempt harmless. */
export async function createEntity(
  kind: EntityKind,
  body: WireNewEntity,
  options: { readonly key: string; readonly content?: string },
): Promise<OfficeResult<WireEntity>> {
  const { key, content } = options;
  const result = await api.change("POST", listPath(kind, content), EntitySchema, { body, key });
  await refreshShopData();
  return result;
}

/** Archives a dish or category in the draft. The answer lists references to it (EDIT-1). */
export async function archiveEntity(address: EntityAddress) {
  const result = await api.change("POST", `${entityPath(address)}/archive`, ArchivedSchema);
  await refreshShopData();
  return result;
}

export function restoreEntity(address: EntityAddress): Promise<OfficeResult<WireEntity>> {
  return kept(address, api.change("POST", `${entityPath(address)}/restore`, EntitySchema));
}

/**
 * Removes a zone or an entry of content in the draft. The history can restore it. One that is gone already, for example
 * because the first answer was lost, counts as removed.
 */
export async function removeEntity(address: EntityAddress, etag: string): Promise<RemovalResult> {
  const result = await api.change("DELETE", entityPath(address), EntitySchema, { ifMatch: etag });
  await refreshShopData();
  return asRemoval(result);
}

export type RemovalResult = { readonly ok: true } | { readonly ok: false; readonly error: OfficeError };

/** Counts the error that the entity does not exist as its removal. */
export function asRemoval(result: OfficeResult<unknown>): RemovalResult {
  return result.ok || result.error.status === 404 ? { ok: true } : result;
}

/** Reorders the categories over the order that is shown. `ids`: every category. */
export async function reorderCategories(ids: readonly string[]): Promise<OfficeResult<WireCategories>> {
  const ifMatch = queryClient.getQueryData(categoriesQuery.queryKey)?.etag;
  const options = { body: { categories: ids }, ifMatch };
  const result = await api.change("PATCH", OFFICE_PATHS.menuOrder, CategoriesSchema, options);
  if (result.ok) queryClient.setQueryData(categoriesQuery.queryKey, result.value);
  await refreshShopData();
  return result;
}

/** Reloads the shop's data on the screen. Other data are reloaded when they are shown. */
export function refreshShopData(): Promise<void> {
  return queryClient.invalidateQueries({ queryKey: [SHOP_DATA] });
}

/** Shows the answer at once, before lists and the draft are reloaded. */
async function kept(address: EntityAddress, call: Promise<OfficeResult<WireEntity>>) {
  const result = await call;
  if (result.ok) queryClient.setQueryData(entityQuery(address).queryKey, result.value);
  void refreshShopData();
  return result;
}
