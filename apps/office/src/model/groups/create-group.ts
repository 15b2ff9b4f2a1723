import type { WireEntity, WireEntityPatch, WireMenuOptions, WireNewEntity } from "@skatert/contract";
import { zero } from "@skatert/domain";
import { changeKey } from "../../platform/api/change-key.ts";
import type { OfficeError, OfficeResult } from "../../platform/api/office-error.ts";
import { priceInDocument, readPrice } from "../dishes/price-text.ts";
import { MAIN_MENU } from "../dishes/read-dish.ts";
import { documentId } from "../entities/document-id.ts";
import { createEntity, patchEntity } from "../entities/entity-calls.ts";
import { type GroupForm, isOfDishes, type OptionForm, optionForm, writtenGroup } from "./group-form.ts";
import { SHELF } from "./menu-groups.ts";

export interface NewGroup extends GroupForm {
  readonly name: string;
}

/** What an attempt has added so far, so that a repeated press after a lost answer adds nothing twice. */
export interface Progress {
  readonly keys: Map<string, string>;
  readonly made: Map<string, string>;
}

export function newProgress(): Progress {
  return { keys: new Map(), made: new Map() };
}

type Failed = { readonly ok: false; readonly error: OfficeError };
type Made<Value> = { readonly ok: true; readonly value: Value } | Failed;

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
    const made = await once("shelf", sectionOf(SHELF, menus, {}), "category", progress);
    if (!made.ok) return made;
    shelf = made.value;
  }
  const choice = writtenGroup(group);
  const fields = { parent: documentId(shelf), choice, ...(ofDishes ? { hide_category: true } : {}) };
  const isAgain = progress.made.has(`group ${group.name}`);
  const section = await once(`group ${group.name}`, sectionOf(group.name, menus, fields), "category", progress);
  if (!section.ok) return section;
  const options = await createOptions(group.options, section.value, menus, progress);
  if (!options.ok) return options;
  if (isAgain || group.options.some(({ id }) => id === "")) {
    const named = await nameOptions(section.value, { ...group, options: options.value }, progress);
    if (!named.ok) return named;
  }
  return { ok: true, value: section.value };
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
    const product = await once(`option ${option.key}`, newOption(option, section, menus), "product", progress);
    if (!product.ok) return product;
    const { size, max, preset } = option;
    made.push(optionForm(product.value, { size, max, preset }));
  }
  return { ok: true, value: made };
}

/** The group names its options once they exist. Its version is the one of its creation. */
async function nameOptions(section: string, group: GroupForm, { made }: Progress): Promise<OfficeResult<WireEntity>> {
  const patch: WireEntityPatch = { set: { menus: { choice: writtenGroup(group) } } };
  return patchEntity({ kind: "category", id: section }, made.get(`etag ${section}`) ?? "", patch);
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

/** Every menu that a new section or product must be in. */
export function menusIn(branches: WireMenuOptions["branches"]): readonly string[] {
  return [...new Set([MAIN_MENU, ...branches.flatMap(({ menu }) => menu ?? [])])];
}

function sectionOf(name: string, menus: readonly string[], fields: object): WireNewEntity {
  const content = { name: name.trim(), parent: 0, products: [], ...fields };
  return { facets: Object.fromEntries(menus.map((menu) => [menu, content])) };
}

/** Creates an entity unless this attempt has made it already. */
async function once(
  step: string,
  entity: WireNewEntity,
  kind: "product" | "category",
  { keys, made }: Progress,
): Promise<Made<string>> {
  const known = made.get(step);
  if (known !== undefined) return { ok: true, value: known };
  const content = JSON.stringify(entity);
  const key = keys.get(content) ?? changeKey();
  keys.set(content, key);
  const result = await createEntity(kind, entity, { key });
  if (!result.ok) return result;
  made.set(step, result.value.id);
  if (kind === "category") made.set(`etag ${result.value.id}`, result.value.etag);
  return { ok: true, value: result.value.id };
}
