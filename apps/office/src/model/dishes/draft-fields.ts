import { type FieldAt, namesIn } from "../entities/fault-place.ts";
import type { DishForm } from "./dish-form.ts";
import { MAIN_MENU } from "./read-dish.ts";

/** Fields of the form that show a fault, by the fields of the documents. */
const FIELDS: Readonly<Record<string, string>> = {
  name: "name",
  price: "price",
  regular_price: "regular",
  portion_nat_size: "weight",
  categories: "categories",
  locations: "soldAt",
  supplements: "supplements",
  calories: "calories",
  proteins: "proteins",
  fats: "fats",
  carbohydrates: "carbohydrates",
  combo_products: "combo",
};

/** Those that a size has too, and those that a branch's own menu has. */
const OF_SIZE: readonly (string | undefined)[] = ["price", "regular", "weight"];
const OF_MENU: readonly (string | undefined)[] = ["price", "regular"];

/** Puts what keeps a dish's draft from being published to the fields of its form; faults of translations to none. */
export function dishFieldAt({ sizes, menus }: Pick<DishForm, "sizes" | "menus">): FieldAt {
  return ({ document, steps, cause }) => {
    if (cause === "no-category") return "categories";
    // "[3].products[0].price" of a document, or the field alone.
    const own = steps.includes("products") ? steps.slice(steps.indexOf("products") + 2) : steps;
    const name = namesIn(own).findLast((each) => FIELDS[each] !== undefined);
    const field = name === undefined ? undefined : FIELDS[name];
    const menu = menus.findIndex((each) => each.menu === document);
    const isMain = document === MAIN_MENU;
    if (field === undefined || (!isMain && (menu === -1 || !OF_MENU.includes(field)))) return null;
    const inMenu = isMain ? "" : `menus.${menu}.`;
    if (own[0] === "variations") return OF_SIZE.includes(field) ? inSize(sizes, own[1], `${inMenu}${field}`) : null;
    // The prices of a dish with sizes are those of its sizes.
    return OF_MENU.includes(field) && sizes.length > 0 ? null : `${inMenu}${field}`;
  };
}

/** A fault names the place of a size, a conflict its id. */
function inSize(sizes: DishForm["sizes"], named: string | undefined, field: string): string | null {
  const byId = sizes.findIndex(({ id }) => id === named);
  const at = byId === -1 ? Number(named) : byId;
  return sizes[at] === undefined ? null : `sizes.${at}.${field}`;
}
