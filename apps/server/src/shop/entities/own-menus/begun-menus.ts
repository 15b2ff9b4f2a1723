import { isJsonObject, type Json, type JsonObject } from "../../documents/json.ts";
import { isArchived } from "../archived.ts";
import { idOf } from "../documents/catalog-categories.ts";
import { type Documents, documentOf, type EntityKey, type Facets, keyOf } from "../entity.ts";
import { entityIn } from "../entity-in.ts";
import type { EntityChanges } from "../implode.ts";
import { isBegun, LOCATION, menuNamedIn, menusInUse } from "./own-menu.ts";

/**
 * Menus that appear or disappear because changes of branches name them or no longer do (MENU-23); undefined: the
 * document is removed, with its translations. A menu that the office began is the whole main menu with what differs, so
 * programs that read price files find the usual form. `after`: the shop with the other changes.
 */
export function menusOfChanges(
  present: Documents,
  after: Documents,
  changes: EntityChanges,
): ReadonlyMap<string, Json | undefined> {
  const menus = new Map<string, Json | undefined>();
  const used = menusInUse(after.get("settings"));
  const touched = new Set<string>();
  for (const [key, facets] of changes) {
    for (const facet of Object.keys(facets ?? {})) touched.add(documentOf(facet));
    if (!key.startsWith("branch:") || facets === null || isArchived(facets)) continue;
    const [was, is] = [menuNamedIn(entityIn(present, key)), menuNamedIn(facets)];
    if (is !== null) touched.add(is);
    else if (was !== null && present.has(was) && !used.has(was))
      for (const name of after.keys()) if (name === was || name.startsWith(`${was}.`)) menus.set(name, undefined);
  }
  for (const menu of touched)
    if (used.has(menu) && isBegun(menu, present) && !after.has(menu))
      menus.set(menu, wholeMenu(after.get("catalog") ?? [], menu, changes));
  return menus;
}

/**
 * The changes without price files that would differ in nothing from the main menu, such as one whose first price was
 * undone: those branches go on selling from the main menu. The same object if there are none.
 */
export function withoutEqualMenus(changes: EntityChanges, present: Documents): EntityChanges {
  const kept = [...changes].map(([key, facets]): [EntityKey, Facets | null] => {
    const menu = key.startsWith("branch:") ? menuNamedIn(facets) : null;
    if (menu === null || !isBegun(menu, present) || differingIn(menu, changes).size > 0) return [key, facets];
    return [key, { ...facets, [LOCATION]: { ...Object(facets?.[LOCATION]), price_file_path: "" } }];
  });
  return kept.some(([key, facets]) => changes.get(key) !== facets) ? new Map(kept) : changes;
}

/** The main menu with the branch's own categories and dishes. Those that are null are not sold there. */
function wholeMenu(main: Json, menu: string, changes: EntityChanges): Json {
  const differing = differingIn(menu, changes);
  if (!Array.isArray(main)) return main;
  return main.flatMap((category: Json): Json[] => {
    if (!isJsonObject(category)) return [category];
    const id = idOf(category) ?? "";
    const own = differing.get(keyOf("category", id))?.[menu];
    if (own === null) return [];
    const { products } = category;
    const fields = isJsonObject(own ?? null) ? { ...category, ...Object(own) } : category;
    if (!Array.isArray(products)) return [fields];
    const listed = products.flatMap((dish: Json) => dishIn(dish, { menu, category: id }, differing));
    const isSame = fields === category && listed.length === products.length;
    return isSame && listed.every((dish, index) => dish === products[index])
      ? [category]
      : [{ ...fields, products: listed }];
  });
}

function differingIn(menu: string, changes: EntityChanges): ReadonlyMap<EntityKey, Facets> {
  return new Map(
    [...changes].flatMap(([key, facets]) =>
      facets !== null && Object.keys(facets).some((facet) => documentOf(facet) === menu) ? [[key, facets]] : [],
    ),
  );
}

function dishIn(
  dish: Json,
  { menu, category }: { readonly menu: string; readonly category: string },
  differing: ReadonlyMap<EntityKey, Facets>,
): readonly Json[] {
  const facets = isJsonObject(dish) ? differing.get(keyOf("product", idOf(dish) ?? "")) : undefined;
  const own: Json | JsonObject | undefined = facets?.[`${menu}#${category}`] ?? facets?.[menu];
  if (own === undefined) return [dish];
  return own === null ? [] : [own];
}
