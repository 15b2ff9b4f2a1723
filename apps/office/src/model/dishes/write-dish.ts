import { readText } from "@skatert/contract";
import { MAIN_MENU } from "../entities/menus.ts";
import { priceInDocument, readPrice } from "../entities/price-text.ts";
import { entriesIn, type Fields, fieldsIn, textsIn } from "../entities/read-fields.ts";
import { writtenUses } from "../groups/group-use.ts";
import { documentHours } from "../hours/serving-windows.ts";
import type { DishForm, MenuForm, SizeForm, TextsForm } from "./dish-form.ts";
import { writePlain } from "./plain-dish.ts";
import { portionFields } from "./portion-text.ts";
import { type Facets, fieldsOf, sizeIn, sizeTitleOf } from "./read-dish.ts";

/** Fields of a facet by name; undefined: the facet lacks the field. */
export type FieldValues = Readonly<Record<string, unknown>>;

/** The facet of a patch that means every menu with the dish. */
const EVERY_MENU = "menus";

/**
 * The document fields for a form, by facet. `facets` supply values that the form does not show, such as other fields of
 * a size. `locations`: of every branch.
 */
export function writtenFields(
  form: DishForm,
  facets: Facets,
  locations: readonly string[],
): Readonly<Record<string, FieldValues>> {
  const menus = form.menus.filter(({ hasDish }) => hasDish);
  return {
    [EVERY_MENU]: commonFields(form, locations),
    [MAIN_MENU]: pricedFields(form, facets, MAIN_MENU, form),
    ...Object.fromEntries(menus.map((menu) => [menu.menu, pricedFields(form, facets, menu.menu, menu)])),
    ...Object.fromEntries(form.texts.map((texts) => translatedFields(form, facets, texts))),
  };
}

function commonFields(form: DishForm, locations: readonly string[]): FieldValues {
  const isEverywhere = locations.every((location) => form.soldAt.includes(location));
  return {
    ...writePlain(form),
    name: form.name.trim(),
    ...(form.slug === "" ? {} : { slug: form.slug }),
    images: form.images,
    ...portionFields(form.weight),
    attributes: [
      ...(form.sizes.length === 0 ? [] : [{ name: form.sizeTitle, options: form.sizes.map(({ name: size }) => size) }]),
      ...form.properties.map(({ name: property, options }) => ({ name: property.trim(), options: textsIn(options) })),
    ],
    categories: form.categories.map(idOf),
    supplements: form.supplements.map(({ id, group }) => ({ id: idOf(id), ...(group === "" ? {} : { group }) })),
    locations: isEverywhere ? [] : form.soldAt.map(idOf),
    product_availability: documentHours(form.windows),
    dish_notes: form.notes === "" ? null : form.notes,
    "acf.video": form.video.trim(),
    "acf.combo_products": form.combo.map(idOf),
    "acf.combo_discount_type": form.comboDiscount,
    "acf.combo_discount": form.comboDiscount === "" ? null : amountOf(form.comboAmount),
  };
}

/** Fields that differ between menus: prices, sizes and options with their prices. */
function pricedFields(
  form: DishForm,
  facets: Facets,
  facet: string,
  own: Pick<MenuForm, "price" | "regular">,
): FieldValues {
  const groupsIn = (menu: string) => fieldsOf(facets, menu)["option_groups"];
  const option_groups = writtenUses(form.groups, groupsIn(facet), groupsIn(MAIN_MENU));
  if (form.sizes.length === 0) return { ...priceFields(own), variations: [], option_groups };
  const at = form.menus.findIndex(({ menu }) => menu === facet);
  const sizes = form.sizes.flatMap((size) => {
    const prices = at === -1 ? size : size.menus[at];
    return prices === undefined || prices.price === "" ? [] : [{ size, prices }];
  });
  const least = sizes.map(({ prices }) => prices).toSorted((some, other) => minor(some.price) - minor(other.price))[0];
  return {
    ...(least === undefined ? priceFields(own) : priceFields(least)),
    variations: sizes.map(({ size, prices }) => writtenSize(size, prices, { form, facets, facet })),
    option_groups,
  };
}

interface SizePlace {
  readonly form: DishForm;
  readonly facets: Facets;
  readonly facet: string;
}

function writtenSize(
  size: SizeForm,
  prices: Pick<MenuForm, "price" | "regular">,
  { form, facets, facet }: SizePlace,
): FieldValues {
  const present = sizeIn(facets, facet, size.id);
  const main = sizeIn(facets, MAIN_MENU, size.id);
  // A branch may have stopped a size itself, so only a change for all branches is written to its menu.
  const isStockKept = present !== undefined && main !== undefined && (main["in_stock"] ?? true) === size.isInStock;
  const [, ...others] = entriesIn((present ?? main)?.["attributes"]);
  return {
    ...(present ?? main),
    id: idOf(size.id),
    ...priceFields(prices),
    ...sizePortion(size, present ?? main ?? {}),
    in_stock: isStockKept ? (present["in_stock"] ?? true) : size.isInStock,
    attributes: [{ name: form.sizeTitle, option: size.name.trim() }, ...others],
  };
}

/** A size without a weight of its own has that of the dish. */
function sizePortion({ weight }: SizeForm, before: Fields): FieldValues {
  if (weight === "") return {};
  const { portion_parts, ...amount } = portionFields(weight);
  return portion_parts === "" && before["portion_parts"] === undefined ? amount : { ...amount, portion_parts };
}

function priceFields({ price, regular }: Pick<MenuForm, "price" | "regular">): FieldValues {
  const value = amountOf(price);
  return { price: value, regular_price: regular === "" ? value : amountOf(regular) };
}

function translatedFields(form: DishForm, facets: Facets, texts: TextsForm): readonly [string, FieldValues] {
  const facet = `${MAIN_MENU}.${texts.language}`;
  return [
    facet,
    {
      name: someText(texts.name),
      description: someText(texts.description),
      "acf.allergens": someWords(texts.allergens),
      "acf.product-badge": someWords(texts.badges),
      ...translatedSizes(form, facets, texts),
    },
  ];
}

/** The names of the sizes, also in the menu filter's properties. */
function translatedSizes(form: DishForm, facets: Facets, texts: TextsForm): FieldValues {
  const fields = fieldsOf(facets, `${MAIN_MENU}.${texts.language}`);
  const title = texts.sizeTitle.trim() || form.sizeTitle;
  const others = otherProperties(fields, facets);
  const isTranslated = texts.sizeTitle.trim() !== "" || texts.sizes.some((size) => size.trim() !== "");
  if (form.sizes.length === 0 || !isTranslated) return { variations: undefined, attributes: others };
  const names = form.sizes.map(({ name }, index) => texts.sizes[index]?.trim() || name);
  return {
    variations: form.sizes.map(({ id }, index) => ({
      ...sizeIn(facets, `${MAIN_MENU}.${texts.language}`, id),
      id: idOf(id),
      attributes: [{ name: title, option: names[index] }],
    })),
    attributes: [{ name: title, options: names }, ...(others ?? [])],
  };
}

/** Translated filter properties except the sizes; undefined: none is translated. */
function otherProperties(fields: FieldValues, facets: Facets): readonly FieldValues[] | undefined {
  if (fields["attributes"] === undefined) return undefined;
  const main = fieldsOf(facets, MAIN_MENU);
  const title = sizeTitleOf(main);
  const at = entriesIn(main["attributes"]).findIndex(({ name }) => title !== "" && readText(name) === title);
  const others = entriesIn(fields["attributes"]).filter((_, index) => index !== at);
  return others.length === 0 ? undefined : others.map(fieldsIn);
}

function someText(text: string): string | undefined {
  return text.trim() || undefined;
}

function someWords(text: string): readonly string[] | undefined {
  const words = textsIn(text);
  return words.length === 0 ? undefined : words;
}

/** A sum for documents. Invalid text is sent as typed, so that the shop reports the fault. */
function amountOf(text: string): number | string {
  const price = readPrice(text);
  return price === null ? text.trim() : priceInDocument(price);
}

function minor(text: string): number {
  return readPrice(text) ?? Number.POSITIVE_INFINITY;
}

function idOf(id: string): number | string {
  return /^\d{1,15}$/.test(id) ? Number(id) : id;
}
