import type { ClockWindow } from "../../ui/fields/windows-field.tsx";
import type { UseForm } from "../groups/group-use.ts";
import type { DocumentPicture } from "../pictures/document-picture.ts";
import { PLAIN_SHAPE, type PlainDish } from "./plain-dish.ts";

/** The form of a dish. Every field is text as typed, so that nothing is lost in conversion. */
export interface DishForm extends PlainDish {
  readonly name: string;
  readonly slug: string;
  /** The first picture is on the dish's card. */
  readonly images: readonly DocumentPicture[];
  readonly video: string;
  readonly price: string;
  /** "": no price before a discount. */
  readonly regular: string;
  /** Menus of branches with their own prices. */
  readonly menus: readonly MenuForm[];
  readonly weight: string;
  readonly properties: readonly PropertyForm[];
  readonly categories: readonly string[];
  readonly sizeTitle: string;
  readonly sizes: readonly SizeForm[];
  readonly supplements: readonly SupplementForm[];
  /** Groups of options in the order of the sheet. */
  readonly groups: readonly UseForm[];
  /** `term_id` of the branches that sell the dish. */
  readonly soldAt: readonly string[];
  /** When the dish can be ordered. Empty: always. */
  readonly windows: readonly ClockWindow[];
  /** Whether guests may write notes: "allow", "forbid"; "": as the dish's category. */
  readonly notes: string;
  readonly combo: readonly string[];
  /** "", "percent" or "fixed". */
  readonly comboDiscount: string;
  readonly comboAmount: string;
  readonly texts: readonly TextsForm[];
}

export interface MenuForm {
  /** "prices/station". */
  readonly menu: string;
  readonly hasDish: boolean;
  readonly price: string;
  readonly regular: string;
}

export interface PropertyForm {
  readonly name: string;
  /** Comma-separated. */
  readonly options: string;
}

export interface SizeForm {
  readonly id: string;
  readonly name: string;
  readonly weight: string;
  readonly price: string;
  readonly regular: string;
  readonly isInStock: boolean;
  /** In the order of the dish's `menus`. A menu without a price does not have this size. */
  readonly menus: readonly Pick<MenuForm, "price" | "regular">[];
}

export interface SupplementForm {
  readonly id: string;
  readonly group: string;
}

/** Texts of the dish in another language. "": not translated. */
export interface TextsForm {
  readonly language: string;
  readonly name: string;
  readonly description: string;
  /** Comma-separated. */
  readonly allergens: string;
  readonly badges: string;
  readonly sizeTitle: string;
  /** In the order of the sizes. */
  readonly sizes: readonly string[];
}

const text = "";
const menuPrice = { price: text, regular: text };
const texts: TextsForm = {
  language: text,
  name: text,
  description: text,
  allergens: text,
  badges: text,
  sizeTitle: text,
  sizes: [text],
};

/** A form with one entry in each list, as the expected shape of a stored form. */
const SHAPE: DishForm = {
  ...PLAIN_SHAPE,
  name: text,
  slug: text,
  video: text,
  price: text,
  regular: text,
  weight: text,
  sizeTitle: text,
  notes: text,
  comboDiscount: text,
  comboAmount: text,
  categories: [text],
  soldAt: [text],
  combo: [text],
  images: [{ src: text }],
  menus: [{ menu: text, hasDish: false, ...menuPrice }],
  windows: [{ days: [1], from: text, to: text }],
  properties: [{ name: text, options: text }],
  sizes: [{ id: text, name: text, weight: text, ...menuPrice, isInStock: true, menus: [menuPrice] }],
  supplements: [{ id: text, group: text }],
  groups: [
    {
      group: text,
      sizes: [text],
      min: text,
      max: text,
      distinct: text,
      free: text,
      options: [{ id: text, isOffered: true, price: text, max: text, preset: text }],
    },
  ],
  texts: [texts],
};

/** Whether a value from the tab's storage is a form of this build. */
export function isDishForm(value: unknown): value is DishForm {
  return hasShape(value, SHAPE);
}

function hasShape(value: unknown, shape: unknown): boolean {
  if (Array.isArray(shape)) return Array.isArray(value) && value.every((entry) => hasShape(entry, shape[0]));
  if (typeof shape !== "object" || shape === null) return typeof value === typeof shape;
  if (typeof value !== "object" || value === null) return false;
  const fields = new Map<string, unknown>(Object.entries(value));
  return Object.entries(shape).every(([name, each]) => hasShape(fields.get(name), each));
}
