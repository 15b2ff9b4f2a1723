import type { WireMenuOptions, WireNewEntity } from "@skatert/contract";
import { zero } from "@skatert/domain";
import { documentId } from "../entities/document-id.ts";
import { type Made, madeAs, type Progress } from "../entities/entity-attempt.ts";
import { MAIN_MENU, menusIn } from "../entities/menus.ts";
import { priceInDocument, readPrice } from "../entities/price-text.ts";
import { type GroupForm, isOfDishes, type OptionForm, optionForm, writtenGroup } from "../groups/group-form.ts";
import { SHELF } from "./shelf.ts";

export interface NewGroup extends GroupForm {
  readonly name: string;
}

interface Place {
  readonly branches: WireMenuOptions["branches"];
  /** The section of supplements; null: the shop has none yet. */
  readonly shelf: string | null;
}

/**
 * Adds a group with its options to the draft, and the section of supplements if the shop has none (MENU-21). Dishes of
 * sets and halves are named by a hidden section. Returns the group's id.
 */
export async function createGroup(group: NewGroup, place: Place, progress: Progress): Promise<Made<string>> {
  const menus = menusIn(place.branches);
  const ofDishes = isOfDishes(group.kind);
  let shelf = ofDishes ? "" : place.shelf;
  if (shelf === null) {
    const made = await madeAs("shelf", "category", sectionOf(SHELF, menus, {}), progress);
    if (!made.ok) return made;
    shelf = made.value;
  }
  const fields = { parent: documentId(shelf), ...(ofDishes ? { hide_category: true } : {}) };
  const saved = (form: GroupForm) =>
    madeAs("group", "category", sectionOf(group.name, menus, { ...fields, choice: writtenGroup(form) }), progress);
  const known = progress.made.get("group");
  const section: Made<string> = known === undefined ? await saved(group) : { ok: true, value: known.id };
  if (!section.ok) return section;
  const options = await createOptions(group.options, section.value, menus, progress);
  // The group names its new options once they exist.
  return options.ok ? saved({ ...group, options: options.value }) : options;
}

/** Adds the products of new options to a group's section. Returns all options with their ids, in their order. */
export async function createOptions(
  options: readonly OptionForm[],
  section: string,
  menus: readonly string[],
  progress: Progress,
): Promise<Made<readonly OptionForm[]>> {
  const made: OptionForm[] = [];
  for (const option of options) {
    if (option.id !== "") {
      made.push(option);
      continue;
    }
    const product = await madeAs(`option ${option.key}`, "product", newOption(option, section, menus), progress);
    if (!product.ok) return product;
    const { size, max, preset } = option;
    made.push(optionForm(product.value, { size, max, preset }));
  }
  return { ok: true, value: made };
}

/** The product of a new option: in the group's section, at its price, with its name in the shop's languages. */
export function newOption(
  { name, names, price }: OptionForm,
  section: string,
  menus: readonly string[],
): WireNewEntity {
  const amount = priceInDocument(readPrice(price) ?? zero);
  const dish = {
    name: name.trim(),
    description: "",
    images: [],
    price: amount,
    regular_price: amount,
    in_stock: true,
    locations: [],
    attributes: [],
    variations: [],
    supplements: [],
    categories: [documentId(section)],
  };
  const translated = Object.entries(names).flatMap(([code, text]) =>
    text.trim() === "" ? [] : [[`${MAIN_MENU}.${code}`, { name: text.trim() }] as const],
  );
  return { facets: { ...Object.fromEntries(menus.map((menu) => [menu, dish])), ...Object.fromEntries(translated) } };
}

function sectionOf(name: string, menus: readonly string[], fields: object): WireNewEntity {
  const content = { name: name.trim(), parent: 0, products: [], ...fields };
  return { facets: Object.fromEntries(menus.map((menu) => [menu, content])) };
}
