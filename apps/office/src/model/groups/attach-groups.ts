import {
  BulkPatchedSchema,
  OFFICE_PATHS,
  type WireBulkResult,
  type WireBulkRow,
  type WireProductRow,
} from "@skatert/contract";
import { api } from "../../platform/api/api.ts";
import type { OfficeResult } from "../../platform/api/office-error.ts";
import { documentId } from "../entities/document-id.ts";
import { refreshShopData } from "../entities/entity-calls.ts";
import { MAIN_MENU } from "../entities/menus.ts";
import { entriesIn, type Fields, textOf } from "../entities/read-fields.ts";
import { sendAll } from "../grid/send-all.ts";

/** Rows that put a group at the end of the sheets of dishes; a dish that has it is left as it is. */
export function attached(group: string, dishes: readonly WireProductRow[]): readonly WireBulkRow[] {
  return dishes.flatMap((dish) => {
    const uses = entriesIn(dish.option_groups);
    const isThere = uses.some((use) => textOf(use["group_id"]) === group);
    return isThere ? [] : [rowOf(dish, [...uses, { group_id: documentId(group) }])];
  });
}

/** Rows that take a group off dishes. */
export function detached(group: string, dishes: readonly WireProductRow[]): readonly WireBulkRow[] {
  return dishes.map((dish) =>
    rowOf(
      dish,
      entriesIn(dish.option_groups).filter((use) => textOf(use["group_id"]) !== group),
    ),
  );
}

/** The main menu's list; menus of branches that have the same groups follow it and keep their own prices (MENU-23). */
function rowOf({ id, etag }: WireProductRow, uses: readonly Fields[]): WireBulkRow {
  return { id, etag, set: { [MAIN_MENU]: { option_groups: uses } } };
}

/** Saves the groups of many dishes in the draft. The answer is how many were saved and how many others changed meanwhile. */
export async function saveGroupsOfDishes(
  rows: readonly WireBulkRow[],
): Promise<OfficeResult<{ readonly saved: number; readonly left: number }>> {
  const { results, failure } = await sendAll(
    (body, key) => api.change("PATCH", OFFICE_PATHS.products, BulkPatchedSchema, { body: { rows: body }, key }),
    rows,
  );
  // Also after a failure: earlier calls have saved their dishes.
  await refreshShopData();
  if (failure !== null) return { ok: false, error: failure };
  const count = (wanted: WireBulkResult["outcome"]) => results.filter(({ outcome }) => outcome === wanted).length;
  return { ok: true, value: { saved: count("saved"), left: count("changed") } };
}
