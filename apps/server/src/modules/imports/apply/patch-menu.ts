import { isJsonObject, type Json, type JsonObject } from "../../../shop/documents/json.ts";
import { wireChoice } from "../groups/choice-text.ts";
import { idIn, objectIn, objectsIn } from "../menu/json-fields.ts";
import type { MenuContext } from "../menu/menu-context.ts";
import type { MenuWork, WorkedDish } from "./menu-work.ts";
import { freeSlug } from "./new-sections.ts";
import { patchDish } from "./patch-dish.ts";

interface MenuPatch {
  readonly document: string;
  readonly work: MenuWork;
  readonly context: MenuContext;
}

const mainMenu = "catalog";

/** A menu document after an import. Sections without a change keep their object identity, and so does the menu. */
export function patchMenu(menu: Json, patch: MenuPatch): Json {
  if (!Array.isArray(menu)) return menu;
  const added = addedSections(menu, patch);
  const next = [...menu, ...added].map((section: Json) =>
    isJsonObject(section) ? patchSection(section, patch) : section,
  );
  return next.length === menu.length && next.every((section, index) => section === menu[index]) ? menu : next;
}

/** The new sections of this menu: those with dishes or a choice, and the sections above them. */
function addedSections(menu: readonly Json[], patch: MenuPatch): readonly JsonObject[] {
  const { sections, groups } = patch.work;
  if (patch.document === mainMenu) return sections.added();
  const wanted = sections
    .added()
    .map(({ id }) => idIn(id))
    .filter((id) => fresh(id, patch).length > 0 || groups.has(id));
  const all = new Set(wanted.flatMap((id) => [id, ...sections.tree().ancestors(id)]));
  const listed = new Set(objectsIn([...menu]).map(({ id }) => idIn(id)));
  return [...shelfOf(all, patch), ...sections.added()].filter(({ id }) => all.has(idIn(id)) && !listed.has(idIn(id)));
}

/** Supplements are below the section «допы» of the catalogue, which a branch's menu may lack. */
function shelfOf(ids: ReadonlySet<number>, { work }: MenuPatch): readonly JsonObject[] {
  return work.sections.known().flatMap((section) => {
    const { products: _products, ...shell } = section;
    return ids.has(idIn(section["id"])) && work.sections.tree().isShelf(idIn(section["id"]))
      ? [{ ...shell, products: [] }]
      : [];
  });
}

function patchSection(section: JsonObject, patch: MenuPatch): JsonObject {
  const id = idIn(section["id"]);
  const listed: readonly Json[] = Array.isArray(section["products"]) ? section["products"] : [];
  const kept = listed.flatMap((dish) => {
    const worked = isJsonObject(dish) ? patch.work.dishes.get(idIn(dish["id"])) : undefined;
    if (worked === undefined || !isJsonObject(dish)) return [dish];
    // Dishes move only between sections of the main menu.
    const leaves =
      worked.sections !== null && worked.known?.sections.includes(id) === true && !worked.sections.includes(id);
    return leaves ? [] : [patchedDish(dish, worked, patch)];
  });
  const entering = fresh(id, patch).map((dish) => enteringDish(dish, patch));
  const choice = choiceAfter(section, patch);
  const isSame =
    choice === null &&
    entering.length === 0 &&
    kept.length === listed.length &&
    kept.every((dish, at) => dish === listed[at]);
  return isSame ? section : { ...section, ...choice, products: [...kept, ...entering] };
}

/** What an import changes in a group of options; null: nothing. The dishes of sets and halves are in hidden sections. */
function choiceAfter(section: JsonObject, { document, work, context }: MenuPatch): JsonObject | null {
  const id = idIn(section["id"]);
  const after = work.groups.get(id)?.changes.find(({ field }) => field === "choice")?.after;
  if (after === undefined) return null;
  const present = objectIn(section["choice"])["options"];
  const own = document === mainMenu || !Array.isArray(present) ? null : objectsIn(present);
  const choice = wireChoice(after, context, own);
  const isHidden = choice["kind"] !== "add" && choice["kind"] !== "remove";
  return { choice, ...(isHidden ? { hide_category: true } : {}) };
}

/** Dishes that enter a section of this menu. */
function fresh(section: number, { document, work }: MenuPatch): readonly WorkedDish[] {
  return (work.entering.get(section) ?? []).filter((dish) => isSoldIn(dish, document));
}

/** A new dish is sold in every menu, unless the table has a price column for the menu and leaves it empty. */
function isSoldIn({ plan, known }: WorkedDish, document: string): boolean {
  if (known === null) return document === mainMenu || plan.texts[`price:${document}`] !== "";
  return known.main === document || known.branches.has(document);
}

function enteringDish(dish: WorkedDish, patch: MenuPatch): JsonObject {
  const { known } = dish;
  const own = known?.main === patch.document ? known.dish : known?.branches.get(patch.document);
  return patchedDish(own ?? newDish(dish, patch), dish, patch);
}

function newDish({ plan, id }: WorkedDish, { work, document }: MenuPatch): JsonObject {
  const slug = freeSlug(plan.name, id, document === mainMenu ? work.slugs : new Set());
  const named = plan.changes.find(({ field }) => field === "slug")?.after ?? slug;
  work.slugs.add(named);
  return { id, name: plan.name, slug: named, ...(plan.sizes.length > 0 ? { variations: [] } : {}) };
}

function patchedDish(
  dish: JsonObject,
  { plan, known, sections }: WorkedDish,
  { document, work, context }: MenuPatch,
): JsonObject {
  const isMain = document === mainMenu || known === null;
  const next = patchDish(dish, plan, { document, isMain }, context);
  if (sections === null) return next;
  // The dish's own list contains its sections and the sections above them.
  const above = sections.flatMap((section) => work.sections.tree().ancestors(section));
  return { ...next, categories: [...new Set([...sections, ...above])] };
}
