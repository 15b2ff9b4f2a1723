import {
  BulkPatchedSchema,
  OFFICE_PATHS,
  type WireBulkPatched,
  type WireBulkRow,
  type WireProductRow,
} from "@skatert/contract";
import { api } from "../../platform/api/api.ts";
import type { OfficeResult } from "../../platform/api/office-error.ts";
import { queryClient } from "../../platform/api/query-client.ts";
import { SHOP_DATA } from "../entities/entity-query.ts";
import { GRID, gridQuery } from "./grid-query.ts";

/** Changes many dishes in the draft. The answer's rows replace those of the grid, so the grid is not reloaded. */
export async function patchProducts(rows: readonly WireBulkRow[]): Promise<OfficeResult<WireBulkPatched>> {
  const result = await api.change("PATCH", OFFICE_PATHS.products, BulkPatchedSchema, { body: { rows } });
  if (result.ok) {
    // A list requested before the change would restore former versions.
    await queryClient.cancelQueries({ queryKey: gridQuery.queryKey });
    keepRows(result.value.rows.flatMap(({ product }) => product ?? []));
    void queryClient.invalidateQueries({
      queryKey: [SHOP_DATA],
      predicate: ({ queryKey }) => queryKey[1] !== GRID,
    });
  }
  return result;
}

function keepRows(rows: readonly WireProductRow[]): void {
  queryClient.setQueryData(gridQuery.queryKey, (before) =>
    before === undefined ? before : { ...before, products: withSaved(before.products, rows) },
  );
}

/** The list with its saved rows. No edit of the grid changes the categories, and a saved row does not list all of them. */
export function withSaved(rows: readonly WireProductRow[], saved: readonly WireProductRow[]): WireProductRow[] {
  const fresh = new Map(saved.map((row) => [row.id, row]));
  return rows.map((row) => ({ ...(fresh.get(row.id) ?? row), category_ids: row.category_ids }));
}
