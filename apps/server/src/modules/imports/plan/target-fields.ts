import type { JsonObject } from "../../../shop/documents/json.ts";
import { type FieldKey, splitField } from "../columns/field-names.ts";
import { externalNumber } from "../fields/external-number.ts";
import type { MenuField } from "../fields/menu-field.ts";
import { type DishField, dishFields, type SizeField, sizeFields } from "../fields/menu-fields.ts";
import { idIn, objectsIn } from "../menu/json-fields.ts";
import type { MenuContext } from "../menu/menu-context.ts";
import type { PresentDish } from "../menu/present-menu.ts";
import { sectionsField } from "./sections-field.ts";

/** A field of one dish or size: the parser of its text, and its present text. */
export interface TargetField {
  readonly field: MenuField;
  /** Empty for a dish or size that is new. */
  readonly present: string;
  /** Only for a price: the dish or size is in the shop, but not in the menu of this price, so nothing can be written. */
  readonly isUnsold?: true;
}

/** The field of a dish that a column sets; null if the dish has no such field. */
export function dishTarget(key: FieldKey, dish: PresentDish | null, context: MenuContext): TargetField | null {
  const [base, detail] = splitField(key);
  if (base === "category")
    return { field: sectionsField, present: dish === null ? "" : sectionsField.of(dish, context) };
  const field = isDishField(base)
    ? dishFields[base]
    : base === "number" && detail !== null
      ? externalNumber(detail)
      : null;
  if (field === null) return null;
  if (base === "number") return targetOf(field, dish?.dish ?? null, { isUnsold: false, context });
  return targetOf(field, entryOf(dish, base, detail), { isUnsold: dish !== null && isPrice(base), context });
}

function targetOf(
  field: MenuField,
  entry: JsonObject | null,
  { isUnsold, context }: { readonly isUnsold: boolean; readonly context: MenuContext },
): TargetField {
  if (entry !== null) return { field, present: field.textOf(entry, context) };
  return { field, present: "", ...(isUnsold ? { isUnsold } : {}) };
}

function isPrice(base: string): boolean {
  return base === "price" || base === "regular_price";
}

/** The object with the field: the dish itself, in a branch's menu, or in a language. */
function entryOf(dish: PresentDish | null, base: string, detail: string | null): JsonObject | null {
  if (dish === null) return null;
  if (detail !== null) return (base === "price" ? dish.branches : dish.texts).get(detail) ?? null;
  return isPrice(base) && dish.main !== "catalog" ? null : dish.dish;
}

export function sizeTarget(
  key: FieldKey,
  size: { readonly dish: PresentDish | null; readonly id: number },
  context: MenuContext,
): TargetField | null {
  const [base, detail] = splitField(key);
  const field = isSizeField(base) ? sizeFields[base] : null;
  if (field === null || (detail !== null && base !== "price")) return null;
  const dish = entryOf(size.dish, base, detail);
  const entry = sizeIn(dish, size.id);
  // A new size gets its prices in every menu that sells the dish.
  const isNew = size.id === 0 && (dish !== null || detail === null);
  return targetOf(field, entry, { isUnsold: size.dish !== null && isPrice(base) && !isNew, context });
}

export function sizeIn(dish: JsonObject | null, id: number): JsonObject | null {
  return objectsIn(dish?.["variations"]).find((size) => id > 0 && idIn(size["id"]) === id) ?? null;
}

export function isDishField(key: string): key is DishField {
  return Object.hasOwn(dishFields, key);
}

export function isSizeField(key: string): key is SizeField {
  return Object.hasOwn(sizeFields, key);
}
