import { isJsonObject, type Json, type JsonObject } from "../../../shop/editing/overlay.ts";
import { idIn } from "../menu/json-fields.ts";
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
  const added = patch.work.sections
    .added()
    .filter(({ id }) => patch.document === mainMenu || fresh(idIn(id), patch).length > 0);
  const next = [...menu, ...added].map((section: Json) =>
    isJsonObject(section) ? patchSection(section, patch) : section,
  );
  return next.length === menu.length && next.every((section, index) => section === menu[index]) ? menu : next;
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
  const isSame =
    entering.length === 0 && kept.length === listed.length && kept.every((dish, at) => dish === listed[at]);
  return isSame ? section : { ...section, products: [...kept, ...entering] };
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
