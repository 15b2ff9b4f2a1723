import {
  BulkPatchedSchema,
  MainPricesSchema,
  OFFICE_PATHS,
  type WireBulkPatched,
  type WireBulkRow,
  type WireProductRow,
} from "@skatert/contract";
import { api } from "../../platform/api/api.ts";
import type { OfficeResult } from "../../platform/api/office-error.ts";
import { queryClient } from "../../platform/api/query-client.ts";
import { refreshShopData } from "../entities/entity-calls.ts";
import { SHOP_DATA } from "../entities/entity-query.ts";
import { GRID, gridQuery } from "./grid-query.ts";

/**
 * Changes many dishes in the draft. The answer's rows replace those of the grid, so the grid is not reloaded. A repeat
 * with the same `key` gets the first answer.
 */
export async function patchProducts(rows: readonly WireBulkRow[], key: string): Promise<OfficeResult<WireBulkPatched>> {
  const result = await api.change("PATCH", OFFICE_PATHS.products, BulkPatchedSchema, { body: { rows }, key });
  if (result.ok) {
    // A list requested before the change would restore former versions.
    await queryClient.cancelQueries({ queryKey: gridQuery.queryKey });
    keepRows(result.value.rows.flatMap(({ product }) => product ?? []));
    keepMenus(rows.filter((_, index) => result.value.rows[index]?.outcome === "saved"));
    void queryClient.invalidateQueries({
      queryKey: [SHOP_DATA],
      predicate: ({ queryKey }) => queryKey[1] !== GRID,
    });
  }
  return result;
}

function keepRows(rows: readonly WireProductRow[]): void {
  queryClient.setQueryData(gridQuery.queryKey, (before) =>
    before === undefined
      ? before
      : { ...before, products: withSaved(before.products, rows), groups: withSaved(before.groups, rows) },
  );
}

/** The first price of a branch begins its own prices (MENU-23). */
function keepMenus(rows: readonly WireBulkRow[]): void {
  const named = new Set(
    rows.flatMap(({ set = {}, sizes = {}, options = {}, unsold = [] }) => [
      ...[set, sizes, options].flatMap(Object.keys),
      ...unsold,
    ]),
  );
  queryClient.setQueryData(gridQuery.queryKey, (before) => {
    if (before === undefined || !before.menus.some(({ facet, is_own }) => !is_own && named.has(facet))) return before;
    return {
      ...before,
      menus: before.menus.map((menu) => ({ ...menu, is_own: menu.is_own || named.has(menu.facet) })),
    };
  });
}

/** Gives up a branch's own prices, in the draft (MENU-23). */
export async function sellAsMain(warehouse: number) {
  const path = `${OFFICE_PATHS.branches}/${warehouse}/main-prices`;
  const result = await api.change("POST", path, MainPricesSchema);
  await refreshShopData();
  return result;
}

/** The list with its saved rows. No edit of the grid changes the categories, and a saved row does not list all of them. */
export function withSaved(rows: readonly WireProductRow[], saved: readonly WireProductRow[]): WireProductRow[] {
  const fresh = new Map(saved.map((row) => [row.id, row]));
  return rows.map((row) => ({ ...(fresh.get(row.id) ?? row), category_ids: row.category_ids }));
}
