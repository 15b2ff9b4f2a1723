import type { WireEntityPatch } from "@skatert/contract";
import type { DishForm } from "./dish-form.ts";
import type { Facets } from "./read-dish.ts";
import { type FieldValues, writtenFields } from "./write-dish.ts";

interface DishChange {
  readonly before: DishForm;
  readonly after: DishForm;
  readonly facets: Facets;
  /** `term_id` of every branch. */
  readonly locations: readonly string[];
}

/** Only the fields that differ between two forms (EDIT-1). An untouched field is never sent. */
export function dishPatch({ before, after, facets, locations }: DishChange): WireEntityPatch {
  const [was, will] = [before, after].map((form) => writtenFields(form, facets, locations));
  const set: Record<string, Record<string, unknown>> = {};
  const unset: Record<string, string[]> = {};
  for (const [facet, fields] of Object.entries(will ?? {})) {
    for (const field of changedFields(was?.[facet] ?? {}, fields)) {
      const value = fields[field];
      if (value === undefined) unset[facet] = [...(unset[facet] ?? []), field];
      else set[facet] = { ...set[facet], [field]: value };
    }
  }
  const drop = before.menus.flatMap(({ menu, hasDish }) =>
    hasDish && after.menus.some((each) => each.menu === menu && !each.hasDish) ? [menu] : [],
  );
  return {
    ...(Object.keys(set).length === 0 ? {} : { set }),
    ...(Object.keys(unset).length === 0 ? {} : { unset }),
    ...(drop.length === 0 ? {} : { drop }),
  };
}

/** Number of fields that a patch changes. */
export function countFields({ set = {}, unset = {}, drop = [] }: WireEntityPatch): number {
  const fields = [...Object.values(set).map((each) => Object.keys(each)), ...Object.values(unset)];
  return fields.flat().length + drop.length;
}

function changedFields(before: FieldValues, after: FieldValues): readonly string[] {
  return Object.keys(after).filter((field) => JSON.stringify(before[field]) !== JSON.stringify(after[field]));
}
