import { isJsonObject, type Json, type JsonObject } from "../documents/json.ts";

/** The changed products of a menu in which nothing else changed. */
export interface MenuFocus {
  readonly before: FocusedMenu;
  readonly after: FocusedMenu;
}

export interface FocusedMenu {
  /** The menu with null in place of unchanged entries, so that paths do not change. */
  readonly masked: Json;
  /** The products that changed. */
  readonly products: readonly ProductPlace[];
}

export interface ProductPlace {
  /** "[3].products[12]". */
  readonly path: string;
  readonly product: JsonObject;
}

/**
 * The part of a menu to check after a change. Null if more than products changed, or if a product's id or variations
 * changed: such a change may break any reference in the shop. A changed product is checked in every category that lists
 * it, because the copies must agree.
 */
export function menuFocus(before: Json, after: Json): MenuFocus | null {
  const pairs = pairsOf(before, after);
  if (pairs === null) return null;
  const ids = new Set(pairs.flatMap((pair) => pair.changed.map(({ product }) => String(product["id"]))));
  const focused = (side: "before" | "after", menu: Json): FocusedMenu => ({
    masked: maskOf(menu, ids),
    products: pairs.flatMap((pair) =>
      pair.changed.map(({ index, was, product }) => ({
        path: `[${pair.index}].products[${index}]`,
        product: side === "before" ? was : product,
      })),
    ),
  });
  return { before: focused("before", before), after: focused("after", after) };
}

interface CategoryPair {
  readonly index: number;
  readonly changed: readonly { readonly index: number; readonly was: JsonObject; readonly product: JsonObject }[];
}

function pairsOf(before: Json, after: Json): readonly CategoryPair[] | null {
  if (!Array.isArray(before) || !Array.isArray(after) || before.length !== after.length) return null;
  const pairs: CategoryPair[] = [];
  for (const [index, category] of after.entries()) {
    const was: Json = before[index] ?? null;
    if (category === was) continue;
    const changed = changedProducts(was, category);
    if (changed === null) return null;
    pairs.push({ index, changed });
  }
  return pairs;
}

function changedProducts(was: Json, category: Json): CategoryPair["changed"] | null {
  if (!isJsonObject(was) || !isJsonObject(category) || !hasSameFields(was, category)) return null;
  const [old, fresh] = [was["products"], category["products"]];
  if (!Array.isArray(old) || !Array.isArray(fresh) || old.length !== fresh.length) return null;
  const changed: CategoryPair["changed"][number][] = [];
  for (const [index, product] of fresh.entries()) {
    const known: Json = old[index] ?? null;
    if (product === known) continue;
    if (!isJsonObject(known) || !isJsonObject(product) || namesOf(known) !== namesOf(product)) return null;
    changed.push({ index, was: known, product });
  }
  return changed;
}

function hasSameFields(was: JsonObject, category: JsonObject): boolean {
  const keys = Object.keys(category);
  if (keys.length !== Object.keys(was).length) return false;
  return keys.every((key) => key === "products" || was[key] === category[key]);
}

/** The ids by which other parts of a shop refer to a product. */
function namesOf(product: JsonObject): string {
  const { variations } = product;
  const ids = Array.isArray(variations) ? variations.map((entry) => (isJsonObject(entry) ? entry["id"] : null)) : [];
  return JSON.stringify([product["id"], ids]);
}

function maskOf(menu: Json, ids: ReadonlySet<string>): Json {
  if (!Array.isArray(menu)) return menu;
  return menu.map((category) => {
    if (!isJsonObject(category) || !Array.isArray(category["products"])) return null;
    const products = category["products"].map((product) =>
      isJsonObject(product) && ids.has(String(product["id"])) ? product : null,
    );
    return products.every((product) => product === null) ? null : { ...category, products };
  });
}
