import { isMenu } from "@skatert/contract";
import { invalidParams } from "../../../input/refusal.ts";
import { isJsonObject } from "../../../shop/documents/json.ts";
import type { DraftWork } from "../../../shop/drafts/draft-work.ts";
import { misfitOf } from "../../../shop/drafts/edit-draft.ts";
import { textsOf } from "../../../shop/entities/documents/entries.ts";
import { POINT_FIELDS } from "../../../shop/entities/documents/point-lifts.ts";
import { documentOf, type EntityKey, type Facets, keyOf } from "../../../shop/entities/entity.ts";
import { facetOf, isBranch, WAYS } from "../branches/branch-facets.ts";

/** Throws a 400 for an entity that the shop's documents cannot hold. */
export async function requireFit(draft: DraftWork, key: EntityKey, facets: Facets): Promise<void> {
  const misfit = misfitOf(draft.documents, key, facets, await draftedBeside(draft, key, facets));
  if (misfit === "unplaced") {
    const places = POINT_FIELDS.map(facetOf).find((facet) => facets[facet] !== undefined);
    const path = isBranch(key) ? `facets.${places}` : "facets.catalog.categories";
    throw invalidParams([{ path, message: isBranch(key) ? "names no way to get an order" : "names no category" }]);
  }
  if (misfit === null) return;
  throw invalidParams([{ path: "facets", message: "changes the id, or has a facet that no document can hold" }]);
}

/** A branch's place may use a method that the draft adds, and a dish may be in such a category. */
async function draftedBeside(draft: DraftWork, key: EntityKey, facets: Facets) {
  const beside: (readonly [EntityKey, Facets | null])[] = [];
  for (const needed of isBranch(key) ? [WAYS] : categoriesIn(key, facets)) {
    const view = await draft.view(needed);
    if (view?.draft != null) beside.push([needed, view.facets]);
  }
  return beside;
}

function categoriesIn(key: EntityKey, facets: Facets): readonly EntityKey[] {
  if (!key.startsWith("product:")) return [];
  const ids = Object.entries(facets).flatMap(([facet, content]) =>
    isMenu(documentOf(facet)) && isJsonObject(content) ? textsOf(content["categories"]) : [],
  );
  return [...new Set(ids)].map((id) => keyOf("category", id));
}
