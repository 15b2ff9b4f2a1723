import type { BaseField } from "../columns/field-names.ts";
import { eachColumn } from "../columns/row-columns.ts";
import { groups } from "../groups/groups-field.ts";
import { hours } from "./hours-field.ts";
import { attributes, branches, pictures, sizeName, supplements } from "./list-fields.ts";
import type { MenuField } from "./menu-field.ts";
import { placeOf, plainText, rowField } from "./plain-fields.ts";
import { portion } from "./portion-field.ts";
import { price, regularPrice } from "./price-fields.ts";
import { slug } from "./slug-field.ts";

const { description, in_stock, unit, ...facts } = eachColumn(rowField);

type Fields = Readonly<Partial<Record<BaseField, MenuField>>>;

/**
 * Fields of a dish in the order of an export's columns. Its sections are separate, because they are places in the menu.
 */
export const dishFields = {
  name: plainText(placeOf("name")),
  price,
  regular_price: regularPrice,
  weight: portion,
  unit,
  description,
  images: pictures,
  in_stock,
  hours,
  ...facts,
  attributes,
  supplements,
  groups,
  branches,
  slug,
} as const satisfies Fields;

/** Fields of a size: an entry of a dish's `variations`. */
export const sizeFields = {
  size: sizeName,
  price,
  regular_price: regularPrice,
  weight: portion,
  in_stock,
} as const satisfies Fields;

export type DishField = keyof typeof dishFields;
export type SizeField = keyof typeof sizeFields;
