import { type FieldAt, namesIn } from "../entities/fault-place.ts";
import { MAIN_MENU } from "../entities/menus.ts";
import type { DishForm } from "./dish-form.ts";
import { plainAt } from "./plain-dish.ts";

/** Form fields that show a fault, by document field. */
const FIELDS: Readonly<Record<string, string>> = {
  name: "name",
  price: "price",
  regular_price: "regular",
  portion_nat_size: "weight",
  portion_parts: "weight",
  categories: "categories",
  locations: "soldAt",
  supplements: "supplements",
  combo_products: "combo",
};

/** Fields of a size, and fields of a branch's own menu. */
const OF_SIZE: readonly (string | undefined)[] = ["price", "regular", "weight"];
const OF_MENU: readonly (string | undefined)[] = ["price", "regular"];

/** Assigns faults that block publishing of a dish to its form fields. Faults of translations belong to no field. */
export function dishFieldAt({ sizes, menus }: Pick<DishForm, "sizes" | "menus">): FieldAt {
  return ({ document, steps, cause }) => {
    if (cause === "no-category") return "categories";
    const inGroup = groupField(steps);
    if (inGroup !== null) return inGroup;
    // "[3].products[0].price" of a document, or only the field.
    const own = steps.includes("products") ? steps.slice(steps.indexOf("products") + 2) : steps;
    const name = namesIn(own).findLast((each) => FIELDS[each] !== undefined);
    const field = name === undefined ? plainAt(namesIn(own).join(".")) : FIELDS[name];
    const menu = menus.findIndex((each) => each.menu === document);
    const isMain = document === MAIN_MENU;
    if (field === undefined || field === null || (!isMain && (menu === -1 || !OF_MENU.includes(field)))) return null;
    const inMenu = isMain ? "" : `menus.${menu}.`;
    if (own[0] === "variations") return OF_SIZE.includes(field) ? inSize(sizes, own[1], `${inMenu}${field}`) : null;
    // A dish with sizes has no prices of its own.
    return OF_MENU.includes(field) && sizes.length > 0 ? null : `${inMenu}${field}`;
  };
}

/** Of a group of the dish: its limit, or the group as a whole. Null: the place is in none. */
function groupField(steps: readonly string[]): string | null {
  const at = steps.indexOf("option_groups");
  if (at === -1) return null;
  const [index, field = ""] = steps.slice(at + 1);
  if (index === undefined || !/^\d+$/.test(index)) return "groups";
  return ["min", "max", "distinct", "free"].includes(field) ? `groups.${index}.${field}` : `groups.${index}`;
}

/** A fault has the index of a size, a conflict its id. */
function inSize(sizes: DishForm["sizes"], named: string | undefined, field: string): string | null {
  const byId = sizes.findIndex(({ id }) => id === named);
  const at = byId === -1 ? Number(named) : byId;
  return sizes[at] === undefined ? null : `sizes.${at}.${field}`;
}
