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
  const fresh = new Map(rows.map((row) => [row.id, row]));
  queryClient.setQueryData(gridQuery.queryKey, (before) =>
    before === undefined ? before : { ...before, products: before.products.map((row) => fresh.get(row.id) ?? row) },
  );
}
