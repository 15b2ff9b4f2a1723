import type { WireEntity, WireEntityPatch } from "@skatert/contract";
import { documentId } from "../entities/document-id.ts";
import { MAIN_MENU, menusOf } from "../entities/menus.ts";
import { fieldsIn, isSame } from "../entities/read-fields.ts";
import { writtenGroup } from "../groups/group-form.ts";
import { documentHours } from "../hours/serving-windows.ts";
import type { CategoryFields } from "./category-fields.ts";

/** The patch of a form: only fields that differ from their initial values. Null: none. */
export function categoryPatch(
  before: CategoryFields,
  after: CategoryFields,
  facets: WireEntity["facets"],
): WireEntityPatch | null {
  const set: Record<string, Record<string, unknown>> = {};
  const unset: Record<string, string[]> = {};
  const shared = { ...plainFields(before, after), ...pictureFields(before, after, facets) };
  if (Object.keys(shared).length > 0) set["menus"] = shared;
  if (!isSame(before.products, after.products)) {
    for (const menu of menusOf(facets)) {
      const own = fieldsIn(facets[menu])["products"];
      set[menu] = { products: Array.isArray(own) ? inOrder(own.map(String), after.products) : after.products };
    }
  }
  if (!isSame(before.group, after.group))
    for (const menu of menusOf(facets)) set[menu] = { ...set[menu], choice: choiceFor(menu, before, after, facets) };
  for (const [code, texts] of Object.entries(after.texts)) {
    const was = before.texts[code] ?? { name: "", description: "" };
    const changed = Object.entries(texts).filter(
      ([field, text]) => text.trim() !== was[field === "name" ? field : "description"],
    );
    const written = changed.filter(([, text]) => text.trim() !== "");
    const emptied = changed.filter(([, text]) => text.trim() === "");
    if (written.length > 0)
      set[`catalog.${code}`] = Object.fromEntries(written.map(([field, text]) => [field, text.trim()]));
    if (emptied.length > 0) unset[`catalog.${code}`] = emptied.map(([field]) => field);
  }
  const patch = {
    ...(Object.keys(set).length === 0 ? {} : { set }),
    ...(Object.keys(unset).length === 0 ? {} : { unset }),
  };
  return Object.keys(patch).length === 0 ? null : patch;
}

/** `choice` in a menu. A group of all its dishes stays one until its options are edited. */
function choiceFor(menu: string, before: CategoryFields, { group }: CategoryFields, facets: WireEntity["facets"]) {
  if (group === null) return null;
  const [own, main] = [menu, MAIN_MENU].map((each) => fieldsIn(facets[each])["choice"]);
  const written = writtenGroup(group, own, main);
  const isOfAll = before.group !== null && fieldsIn(own)["options"] === undefined;
  if (!isOfAll || !isSame(before.group?.options, group.options)) return written;
  const { options: _, ...others } = written;
  return others;
}

function plainFields(before: CategoryFields, after: CategoryFields): Record<string, unknown> {
  const name = after.name.trim();
  const description = after.description.trim();
  return {
    ...(name === before.name ? {} : { name }),
    ...(description === before.description ? {} : { description }),
    ...(after.isHidden === before.isHidden ? {} : { hide_category: after.isHidden }),
    ...(after.isOnHome === before.isOnHome ? {} : { show_on_home: after.isOnHome }),
    ...(after.parent === before.parent ? {} : { parent: documentId(after.parent) }),
    ...(after.notes === before.notes ? {} : { dish_notes: after.notes === "" ? null : after.notes }),
    ...(isSame(after.hours, before.hours) ? {} : { category_availability: documentHours(after.hours) }),
  };
}

/** The menu tile prefers its own picture to the category's, so the new picture replaces both. */
function pictureFields(before: CategoryFields, after: CategoryFields, facets: WireEntity["facets"]) {
  if (isSame(before.picture, after.picture)) return {};
  const own = fieldsIn(facets[MAIN_MENU])["dop_image_category_site"];
  const isEmpty = own === undefined || own === null || own === "" || own === false;
  return { image: after.picture ?? "", ...(isEmpty ? {} : { dop_image_category_site: "" }) };
}

/** Orders the dishes of a branch's menu. Dishes that the main menu lacks are at the end. */
function inOrder(own: readonly string[], order: readonly string[]): readonly string[] {
  const listed = order.filter((id) => own.includes(id));
  return [...listed, ...own.filter((id) => !order.includes(id))];
}
