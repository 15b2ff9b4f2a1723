import { isMenu } from "@skatert/contract";
import type { Store } from "../../database/store.ts";
import { repeatable } from "../../repeats/repeatable.ts";
import { isJsonObject } from "../documents/json.ts";
import { documentsOf } from "../editing/edit-entities.ts";
import { editShop } from "../editing/edit-shop.ts";
import { withWritten } from "../entities/closing/implode-closing.ts";
import { isSameText } from "../entities/documents/catalog-categories.ts";
import { textsIn, textsOf } from "../entities/documents/entries.ts";
import { type Documents, documentOf, type EntityKey, type Facets, keyOf, readKey } from "../entities/entity.ts";
import { entityIn } from "../entities/entity-in.ts";
import { piecesOf } from "../entities/explode.ts";
import { implode } from "../entities/implode.ts";
import { followMain } from "../entities/own-menus/follow-main.ts";
import { withoutBegun } from "../entities/own-menus/own-menu.ts";
import { type EntityView, readDraft } from "./draft-view.ts";
import { type DraftWork, draftWork, type Editing } from "./draft-work.ts";
import { type FacetPatch, namedFields, patchFacets } from "./patch-facets.ts";

/**
 * Edits the open draft under the shop's lock, so that the published state cannot change during the edit. A repeat of
 * the call gets the result of the first.
 */
export async function editDraft<Result>(
  store: Store,
  editing: Editing,
  edit: (work: DraftWork) => Promise<Result>,
): Promise<Result> {
  const { call, now } = editing;
  const outcome = await editShop(store, now, (draft) =>
    repeatable(draft.tx, call, now, () => edit(draftWork(draft.tx, documentsOf(draft), editing))),
  );
  if (outcome.kind === "faulty") throw new Error("a draft does not change the shop");
  return outcome.result.answer;
}

/** Why an entity cannot be written. */
export type Misfit = "identity" | "unplaced";

/**
 * Whether the documents can contain the entity: written and read again, it must be equal. This refuses a changed id, or
 * an entry that would make the ids of its list ambiguous. `beside`: other entities of the draft that it needs.
 */
export function misfitOf(
  documents: Documents,
  key: EntityKey,
  facets: Facets,
  beside: Iterable<readonly [EntityKey, Facets | null]> = [],
): Misfit | null {
  const kept = withoutBegun(new Map([...beside, [key, facets]]), documents);
  const own = kept.get(key) ?? {};
  const { changed, unplaced } = implode(documents, kept);
  if (unplaced.includes(key)) return "unplaced";
  const written = entityIn(withWritten(documents, changed), key) ?? {};
  const names = new Set([...Object.keys(written), ...Object.keys(own)]);
  return [...names].every((name) => isSameText(written[name], own[name])) ? null : "identity";
}

/**
 * Sets fields of an entity, and moves a dish between the lists of its former and new categories. If the patch sets the
 * categories, no other category of the menu lists the dish afterwards, because an imported list may name a dish whose
 * own field lacks the category.
 */
export async function patchEntity(work: DraftWork, view: EntityView, patch: FacetPatch): Promise<EntityView | null> {
  const facets = view.facets ?? {};
  const next = followMain(facets, patchFacets(facets, patch));
  const settled = namedFields(next, patch);
  if (view.key.startsWith("product:")) await moveBetweenCategories(work, view.key, facets, next, settled);
  return work.put(view.key, next, settled);
}

async function moveBetweenCategories(
  work: DraftWork,
  key: EntityKey,
  before: Facets,
  after: Facets,
  named: ReadonlySet<string>,
): Promise<void> {
  const id = readKey(key)?.id ?? "";
  const menus = new Set([...Object.keys(before), ...Object.keys(after)].map(documentOf).filter(isMenu));
  for (const menu of menus) {
    const [was, is] = [categoriesIn(before, menu), categoriesIn(after, menu)];
    // `implode` adds a dish that is new in a menu to its categories.
    if (was === null || is === null) continue;
    const listing = named.has(`${menu} categories`) ? await categoriesListing(work, menu, id) : [];
    for (const category of new Set([...was, ...listing].filter((each) => !is.includes(each)))) {
      await changeList(work, category, menu, (ids) => ids.filter((each) => each !== id));
    }
    for (const category of is.filter((each) => !was.includes(each))) {
      await changeList(work, category, menu, (ids) => (ids.includes(id) ? ids : [...ids, id]));
    }
  }
}

/** Null: the entity is not in the menu. */
function categoriesIn(facets: Facets, menu: string): readonly string[] | null {
  const content = facets[menu];
  return isJsonObject(content) ? textsOf(content["categories"]) : null;
}

/** Ids of the categories that list a dish in a menu, with the draft. */
async function categoriesListing(work: DraftWork, menu: string, dish: string): Promise<readonly string[]> {
  const facets = new Map<EntityKey, Facets | null>(piecesOf(work.documents, menu, work.documents.get(menu) ?? null));
  for (const view of await readDraft(work.tx, work.documents)) facets.set(view.key, view.facets);
  return [...facets].flatMap(([key, own]) => {
    const entity = readKey(key);
    const content = own?.[menu];
    if (entity?.kind !== "category" || !isJsonObject(content)) return [];
    return textsIn(content["products"]).includes(dish) ? [entity.id] : [];
  });
}

async function changeList(
  work: DraftWork,
  category: string,
  menu: string,
  change: (ids: readonly string[]) => readonly string[],
): Promise<void> {
  const key = keyOf("category", category);
  const facets = (await work.view(key))?.facets ?? null;
  const content = facets?.[menu];
  if (facets === null || !isJsonObject(content)) return;
  const products = change(textsIn(content["products"]));
  await work.put(key, { ...facets, [menu]: { ...content, products } });
}
