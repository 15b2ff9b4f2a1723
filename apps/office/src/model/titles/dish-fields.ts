import type { DISH_ROWS } from "@skatert/contract";
import type { PlainKey } from "../../i18n/message-key.ts";

/** A field of the dish's form with a single value, and how the office asks for it. */
export interface DishField {
  /** The contract's row, which has the kind of the value. */
  readonly path: keyof typeof DISH_ROWS;
  readonly label: PlainKey;
  /** Its name in the history. */
  readonly title: PlainKey;
  readonly hint?: PlainKey;
  /** Characters of a text or number. */
  readonly maxLength?: number;
  /** Lines of a text; absent: one. */
  readonly rows?: number;
  /** What other dishes have, as suggestions. */
  readonly usual?: "units" | "badges" | "allergens";
  /** The office asks for the opposite of the flag. */
  readonly isOpposite?: true;
}

type DishFields = Readonly<Record<string, DishField>>;

/** The fields by the part of the form that shows them, and by their name in the form. */
export const DISH_CARDS = {
  text: {
    description: {
      path: "description",
      label: "dish.description",
      title: "field.description",
      hint: "dish.description.hint",
      maxLength: 5_000,
      rows: 4,
    },
  },
  portion: {
    unit: {
      path: "measure_unit",
      label: "dish.unit",
      title: "field.unit",
      hint: "dish.unit.hint",
      maxLength: 10,
      usual: "units",
    },
  },
  words: {
    badges: { path: "acf.product-badge", label: "dish.badges", title: "field.badges", usual: "badges" },
    allergens: {
      path: "acf.allergens",
      label: "dish.allergens",
      title: "field.allergens",
      hint: "dish.allergens.hint",
      usual: "allergens",
    },
  },
  nutrition: {
    calories: { path: "acf.calories", label: "dish.calories", title: "field.calories", maxLength: 10 },
    proteins: { path: "acf.proteins", label: "dish.proteins", title: "field.proteins", maxLength: 10 },
    fats: { path: "acf.fats", label: "dish.fats", title: "field.fats", maxLength: 10 },
    carbohydrates: {
      path: "acf.carbohydrates",
      label: "dish.carbohydrates",
      title: "field.carbohydrates",
      maxLength: 10,
    },
  },
  selling: {
    isInStock: { path: "in_stock", label: "dish.how.isInStock", title: "field.inStock" },
    isByRequest: { path: "simplified_order", label: "dish.how.isByRequest", title: "field.simplified" },
    isOutsideMinimum: { path: "exclude_from_min_cart", label: "dish.how.isOutsideMinimum", title: "field.excluded" },
    isSingle: { path: "countable", label: "dish.how.isSingle", title: "field.countable", isOpposite: true },
  },
  engines: {
    seoTitle: {
      path: "seo_data.title",
      label: "dish.seo.title",
      title: "field.title",
      hint: "dish.seo.hint",
      maxLength: 200,
    },
    seoDescription: {
      path: "seo_data.description",
      label: "dish.seo.description",
      title: "field.description",
      maxLength: 500,
      rows: 3,
    },
    seoKeywords: {
      path: "seo_data.keywords",
      label: "dish.seo.keywords",
      title: "field.keywords",
      hint: "dish.seo.keywords.hint",
      maxLength: 300,
    },
  },
} as const satisfies Readonly<Record<string, DishFields>>;

export type DishCard = keyof typeof DISH_CARDS;

/** All of them by their name in the form. */
export const DISH_FIELDS = {
  ...DISH_CARDS.text,
  ...DISH_CARDS.portion,
  ...DISH_CARDS.words,
  ...DISH_CARDS.nutrition,
  ...DISH_CARDS.selling,
  ...DISH_CARDS.engines,
} as const satisfies DishFields;

/** Their names in the history, by the document's field. */
export const DISH_TITLES: Readonly<Record<string, PlainKey>> = Object.fromEntries(
  Object.values(DISH_FIELDS).map(({ path, title }) => [path.slice(path.indexOf(".") + 1), title]),
);
