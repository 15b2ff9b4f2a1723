import { placesOf } from "../../../shop/drafts/menu-places.ts";
import { documentsOf, writeEntities } from "../../../shop/editing/edit-entities.ts";
import type { ShopDraft } from "../../../shop/editing/edit-shop.ts";
import { archived } from "../../../shop/entities/archived.ts";
import { type EntityKey, type Facets, keyOf } from "../../../shop/entities/entity.ts";
import { explode } from "../../../shop/entities/explode.ts";
import type { DishPlan } from "../plan/plan.ts";

/** Removes the dishes that a plan archives from the menus; they can be restored. */
export function archiveDishes(draft: ShopDraft, plans: readonly DishPlan[], now: number): void {
  const gone = plans.filter(({ kind }) => kind === "archived");
  if (gone.length === 0) return;
  const documents = documentsOf(draft);
  const entities = explode(documents);
  const at = new Date(now).toISOString();
  const changes = new Map<EntityKey, Facets | null>();
  for (const { id } of gone) {
    const key = keyOf("product", String(id));
    const facets = entities.get(key);
    if (facets !== undefined) changes.set(key, archived(key, facets, { at, places: placesOf(documents, key) }));
  }
  writeEntities(draft, changes);
}
