import type { BulkField, WireBulkRow, WireProductRow } from "@skatert/contract";
import { MAIN_MENU } from "../entities/menus.ts";
import { isAsMain } from "./branch-cell.ts";

type Menu = WireProductRow["prices"][string];
type Entry = Pick<Menu, (typeof priceFields)[number]>;
type Fields = Partial<Record<BulkField, unknown>>;
type SizeField = "price" | "regular_price" | "in_stock" | "portion_nat_size";
export type RowPatch = Pick<WireBulkRow, "set" | "sizes" | "options" | "as_main" | "unsold">;

const priceFields = ["price", "regular_price", "in_stock"] as const;

/**
 * The fields that differ between `before` and `after`; null: none. Only those are sent. A menu of a branch that has the
 * main menu's prices before and after follows on the server.
 */
export function rowPatch(before: WireProductRow, after: WireProductRow): RowPatch | null {
  const set: Record<string, Fields> = {};
  const sizes: Record<string, Record<string, Partial<Record<SizeField, unknown>>>> = {};
  const options: Record<string, Record<string, unknown>> = {};
  const asMain: string[] = [];
  const shared = sharedFields(before, after);
  if (Object.keys(shared).length > 0) set["menus"] = shared;
  for (const [facet, menu] of Object.entries(after.prices)) {
    const was = before.prices[facet] ?? before.prices[MAIN_MENU];
    if (was === undefined) continue;
    const isFollower = facet !== MAIN_MENU && isAsMain(after, facet);
    if (before.prices[facet] === undefined || (isFollower && !isAsMain(before, facet))) asMain.push(facet);
    if (isFollower) continue;
    const fields = changedPrices(was, menu);
    if (Object.keys(fields).length > 0) set[facet] = fields;
    const changed = changedSizes({ before, after }, was, menu);
    if (Object.keys(changed).length > 0) sizes[facet] = changed;
    const prices = changedOptions(was, menu);
    if (Object.keys(prices).length > 0) options[facet] = prices;
  }
  const unsold = Object.keys(before.prices).filter((facet) => after.prices[facet] === undefined);
  const patch = {
    ...(Object.keys(set).length === 0 ? {} : { set }),
    ...(Object.keys(sizes).length === 0 ? {} : { sizes }),
    ...(Object.keys(options).length === 0 ? {} : { options }),
    ...(asMain.length === 0 ? {} : { as_main: asMain }),
    ...(unsold.length === 0 ? {} : { unsold }),
  };
  return Object.keys(patch).length === 0 ? null : patch;
}

function changedOptions(was: Menu, is: Menu): Record<string, unknown> {
  return Object.fromEntries(Object.entries(is.options).filter(([option, price]) => was.options[option] !== price));
}

/** Names and weights are the same in every menu. */
function sharedFields(before: WireProductRow, after: WireProductRow): Fields {
  return {
    ...(after.name === before.name ? {} : { name: after.name }),
    ...(after.weight === before.weight ? {} : { portion_nat_size: after.weight }),
  };
}

function changedPrices(was: Entry, is: Entry): Partial<Record<(typeof priceFields)[number], unknown>> {
  return Object.fromEntries(priceFields.filter((field) => was[field] !== is[field]).map((field) => [field, is[field]]));
}

function changedSizes(
  { before, after }: { readonly before: WireProductRow; readonly after: WireProductRow },
  was: Menu,
  is: Menu,
): Record<string, Partial<Record<SizeField, unknown>>> {
  const changed = after.sizes.flatMap(({ id, weight }) => {
    const [former, next] = [was.sizes[id], is.sizes[id]];
    if (former === undefined || next === undefined) return [];
    const isHeavier = before.sizes.find((size) => size.id === id)?.weight !== weight;
    const fields = { ...changedPrices(former, next), ...(isHeavier ? { portion_nat_size: weight } : {}) };
    return Object.keys(fields).length === 0 ? [] : [[id, fields] as const];
  });
  return Object.fromEntries(changed);
}
