import { isMenu } from "@skatert/contract";
import { isJsonObject, type Json, type JsonObject } from "../documents/json.ts";
import { piecesOfCatalog } from "../entities/documents/catalog-form.ts";
import { textsIn } from "../entities/documents/entries.ts";
import { type Documents, type EntityKey, keyOf, readKey } from "../entities/entity.ts";
import type { DraftWork } from "./draft-work.ts";

/**
 * The places of a dish in the published menus, to which a restored dish returns: by menu and category the ids of all
 * dishes there. Other entities have none.
 */
export function placesOf(documents: Documents, key: EntityKey): JsonObject {
  const entity = readKey(key);
  if (entity?.kind !== "product") return {};
  const places: Record<string, Json> = {};
  for (const [menu, content] of documents) {
    const catalog = isMenu(menu) ? piecesOfCatalog(content) : null;
    const found: Record<string, Json> = {};
    for (const { id, facet } of catalog?.categories ?? []) {
      const list = textsIn(facet["products"]);
      if (list.includes(entity.id)) found[id] = [...list];
    }
    if (Object.keys(found).length > 0) places[menu] = found;
  }
  return places;
}

/** Puts a restored dish back into the lists of the categories that listed it. */
export async function putInPlaces(draft: DraftWork, key: EntityKey, places: Json | undefined): Promise<void> {
  const product = readKey(key)?.id ?? "";
  for (const [menu, found] of entriesOf(places))
    for (const [category, was] of entriesOf(found)) {
      const view = await draft.view(keyOf("category", category));
      const facet = view?.facets?.[menu];
      if (view === null || view.facets === null || !isJsonObject(facet)) continue;
      const list = textsIn(facet["products"]);
      if (list.includes(product)) continue;
      const index = indexFor(list, textsIn(was), product);
      const products = [...list.slice(0, index), product, ...list.slice(index)];
      await draft.put(view.key, { ...view.facets, [menu]: { ...facet, products } });
    }
}

/** After the nearest dish before it that is still there, else before the nearest one after it, else at the end. */
function indexFor(list: readonly string[], was: readonly string[], product: string): number {
  const at = was.indexOf(product);
  const before = was.slice(0, at).findLast((id) => list.includes(id));
  if (before !== undefined) return list.indexOf(before) + 1;
  const after = was.slice(at + 1).find((id) => list.includes(id));
  return after === undefined ? list.length : list.indexOf(after);
}

function entriesOf(value: Json | undefined): readonly (readonly [string, Json])[] {
  return isJsonObject(value) ? Object.entries(value) : [];
}
