import { isRecord, readIds, readText, type WireEntity, type WireMenuOptions } from "@skatert/contract";
import { MAIN_MENU } from "../entities/menus.ts";
import { priceText } from "../entities/price-text.ts";
import { entriesIn, type Fields, fieldsIn, textsIn } from "../entities/read-fields.ts";
import { readUses } from "../groups/group-use.ts";
import { servingWindows } from "../hours/serving-windows.ts";
import { documentPictures } from "../pictures/document-picture.ts";
import type { DishForm, MenuForm, SizeForm, TextsForm } from "./dish-form.ts";
import { isOn, readPlain } from "./plain-dish.ts";
import { portionText } from "./portion-text.ts";

export type Facets = WireEntity["facets"];

export interface DishPlace {
  readonly facets: Facets;
  /** Ids of the categories that list the dish. */
  readonly listedIn: readonly string[];
  readonly options: {
    readonly branches: WireMenuOptions["branches"];
    readonly languages: readonly { readonly code: string }[];
  };
}

/** Reads a dish into the editor's form. */
export function readDish({ facets, listedIn, options }: DishPlace): DishForm {
  const main = fieldsOf(facets, MAIN_MENU);
  const acf = fieldsIn(main["acf"]);
  const menus = ownMenus(facets, options).map((menu) => menuForm(menu, facets));
  const sizes = entriesIn(main["variations"]).map((size) => sizeForm(size, menus, facets));
  const sizeTitle = sizeTitleOf(main);
  return {
    ...readPlain(main),
    name: readText(main["name"]),
    slug: readText(main["slug"]),
    images: documentPictures(main["images"]),
    video: readText(isRecord(acf["video"]) ? acf["video"]["url"] : acf["video"]),
    ...pricesOf(main),
    menus,
    weight: portionText(main),
    properties: entriesIn(main["attributes"])
      .filter(({ name }) => sizes.length === 0 || readText(name) !== sizeTitle)
      .map(({ name, options: values }) => ({ name: readText(name), options: textsIn(values).join(", ") })),
    categories: [...new Set([...idsOf(main["categories"]), ...listedIn])],
    sizeTitle,
    sizes,
    supplements: supplementsOf(main),
    groups: readUses(main["option_groups"]),
    soldAt: soldAt(main, options),
    windows: servingWindows(main["product_availability"]),
    notes: readText(main["dish_notes"]),
    ...comboOf(acf),
    texts: options.languages.slice(1).map(({ code }) => textsForm(code, sizes, facets)),
  };
}

/** The branches' own menus, each once. */
function ownMenus(facets: Facets, { branches }: DishPlace["options"]): readonly string[] {
  const known = Object.keys(facets).filter((facet) => /^prices\/[^#]+$/.test(facet));
  return [...new Set([...branches.flatMap(({ menu }) => menu ?? []), ...known])];
}

function menuForm(menu: string, facets: Facets): MenuForm {
  return { menu, hasDish: facets[menu] !== undefined, ...pricesOf(fieldsOf(facets, menu)) };
}

/** The price, and the price before a discount if there is a discount. */
function pricesOf(fields: Fields): Pick<MenuForm, "price" | "regular"> {
  const [price, regular] = [priceText(fields["price"]), priceText(fields["regular_price"])];
  if (price === "") return { price: regular, regular: "" };
  return { price, regular: regular === price ? "" : regular };
}

function sizeForm(size: Fields, menus: readonly MenuForm[], facets: Facets): SizeForm {
  const id = readText(size["id"]);
  return {
    id,
    name: readText(entriesIn(size["attributes"])[0]?.["option"]),
    weight: portionText(size),
    ...pricesOf(size),
    isInStock: isOn(size["in_stock"], true),
    menus: menus.map(({ menu }) => pricesOf(sizeIn(facets, menu, id) ?? {})),
  };
}

/** A size in a document; undefined: the document lacks it. */
export function sizeIn(facets: Facets, facet: string, id: string): Fields | undefined {
  return entriesIn(fieldsOf(facets, facet)["variations"]).find((size) => readText(size["id"]) === id);
}

/** The property that distinguishes the sizes: "Size". */
export function sizeTitleOf(fields: Fields): string {
  const [first] = entriesIn(fields["variations"]);
  return readText(entriesIn(first?.["attributes"])[0]?.["name"]);
}

function textsForm(language: string, sizes: readonly SizeForm[], facets: Facets): TextsForm {
  const facet = `${MAIN_MENU}.${language}`;
  const fields = fieldsOf(facets, facet);
  const acf = fieldsIn(fields["acf"]);
  return {
    language,
    name: readText(fields["name"]),
    description: readText(fields["description"]),
    allergens: textsIn(acf["allergens"]).join(", "),
    badges: textsIn(acf["product-badge"]).join(", "),
    sizeTitle: sizeTitleOf(fields),
    sizes: sizes.map(({ id }) => readText(entriesIn(sizeIn(facets, facet, id)?.["attributes"])[0]?.["option"])),
  };
}

function supplementsOf(main: Fields): DishForm["supplements"] {
  const listed = main["supplements"];
  const list: readonly unknown[] = Array.isArray(listed) ? listed : [];
  return list.flatMap((entry) => {
    const fields = isRecord(entry) ? entry : { id: entry };
    const id = readText(fields["id"]);
    return id === "" ? [] : [{ id, group: readText(fields["group"]) }];
  });
}

/** A dish without branches is sold in all of them. */
function soldAt(main: Fields, { branches }: DishPlace["options"]): readonly string[] {
  const named = idsOf(main["locations"]);
  return named.length > 0 ? named : branches.map(({ location }) => String(location));
}

function comboOf(acf: Fields): Pick<DishForm, "combo" | "comboDiscount" | "comboAmount"> {
  const discount = readText(acf["combo_discount_type"]);
  return {
    combo: idsOf(acf["combo_products"]),
    comboDiscount: discount === "percent" || discount === "fixed" ? discount : "",
    comboAmount: priceText(acf["combo_discount"]),
  };
}

export function idsOf(value: unknown): readonly string[] {
  const list: readonly unknown[] = Array.isArray(value) ? value : [value];
  return list.flatMap((entry) => readIds(isRecord(entry) ? entry["id"] : entry)).map(String);
}

export function fieldsOf(facets: Facets, facet: string): Fields {
  return fieldsIn(facets[facet]);
}
