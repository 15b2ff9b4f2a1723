import type { JsonObject } from "../../../shop/documents/json.ts";
import { withLeastPrice } from "../../../shop/entities/own-menus/menu-prices.ts";
import { splitField } from "../columns/field-names.ts";
import { externalNumber } from "../fields/external-number.ts";
import { patched } from "../fields/menu-field.ts";
import { dishFields, sizeFields } from "../fields/menu-fields.ts";
import { idIn, objectsIn } from "../menu/json-fields.ts";
import type { MenuContext } from "../menu/menu-context.ts";
import type { DishPlan, FieldChange } from "../plan/plan.ts";
import { isDishField, isSizeField } from "../plan/target-fields.ts";

/** A menu in which a dish is patched. */
export interface PatchedMenu {
  readonly document: string;
  /** Prices without a branch belong to the catalogue. */
  readonly isMain: boolean;
}

/** The dish after an import, in one menu. Names and texts are the same in all menus, prices are not. */
export function patchDish(dish: JsonObject, plan: DishPlan, menu: PatchedMenu, context: MenuContext): JsonObject {
  let next = dish;
  for (const { field, after } of changesFor(plan, null, menu)) {
    const [base, detail] = splitField(field);
    if (base === "number") next = patched(next, externalNumber(detail ?? "").write(next, after, context));
    else if (isDishField(base) && base !== "groups") next = patched(next, dishFields[base].write(next, after, context));
  }
  const sized = patchSizes(next, plan, menu, context);
  // A group can be limited to sizes that the import adds.
  const uses = changesFor(plan, null, menu).find(({ field }) => field === "groups");
  return uses === undefined ? sized : patched(sized, dishFields.groups.write(sized, uses.after, context));
}

/** Changes of a dish or size that apply to a menu; the branch's own price is last and wins. */
function changesFor(plan: DishPlan, sizeRow: number | null, { document, isMain }: PatchedMenu): readonly FieldChange[] {
  const own = plan.changes.filter((change) => change.sizeRow === sizeRow);
  const isShared = (field: string) => !field.includes(":") || field.startsWith("number:");
  const shared = own.filter(({ field }) => isShared(field) && (isMain || !isPrice(field)));
  return [...shared, ...own.filter(({ field }) => field === `price:${document}`)];
}

function isPrice(field: string): boolean {
  return field === "price" || field === "regular_price";
}

function patchSizes(dish: JsonObject, plan: DishPlan, menu: PatchedMenu, context: MenuContext): JsonObject {
  if (plan.sizes.length === 0) return dish;
  const sizes = [...objectsIn(dish["variations"])];
  let isChanged = false;
  for (const { row, id } of plan.sizes) {
    const at = id === null ? -1 : sizes.findIndex((size) => idIn(size["id"]) === id);
    // A branch's menu may lack a size that the catalogue has.
    if (id !== null && at === -1) continue;
    // A new size has the main price in a branch's menu unless the table has another one for it.
    const changes = changesFor(plan, row, { ...menu, isMain: menu.isMain || id === null });
    if (changes.length === 0) continue;
    isChanged = true;
    const size = sizes[at] ?? { id: nextId(sizes) };
    sizes[at === -1 ? sizes.length : at] = changes.reduce((entry, change) => patchSize(entry, change, context), size);
  }
  return isChanged ? withLeastPrice({ ...dish, variations: sizes }) : dish;
}

function patchSize(size: JsonObject, { field, after }: FieldChange, context: MenuContext): JsonObject {
  const [base] = splitField(field);
  return isSizeField(base) ? patched(size, sizeFields[base].write(size, after, context)) : size;
}

function nextId(sizes: readonly JsonObject[]): number {
  return Math.max(0, ...sizes.map((size) => idIn(size["id"]))) + 1;
}
