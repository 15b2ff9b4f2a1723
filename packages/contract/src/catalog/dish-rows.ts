import { type DocumentedRows, under } from "../fields/field-rows.ts";

/** Fields of `seo_data` of a section, dish or article. */
export const SEO_ROWS = {
  title: { kind: "text", name: "title", docs: ["Title of the page.", "the entry's name"] },
  description: { kind: "text", name: "description", docs: ["Description of the page.", "the entry's description"] },
  keywords: {
    kind: "text",
    name: "keywords",
    docs: ["Words separated by commas. The shop's own search finds the entry by them too.", "none"],
  },
  og_title: { kind: "text", name: "ogTitle", docs: ["Title in messengers and social networks.", "`title`"] },
  og_description: {
    kind: "text",
    name: "ogDescription",
    docs: ["Description in messengers and social networks.", "`description`"],
  },
} as const satisfies DocumentedRows;

/** A dish's own fields with a single value. Those without a name are read together with others. */
export const PRODUCT_ROWS = {
  catalog_name: {
    kind: "text",
    name: "catalogName",
    docs: ["Part of the catalogue; the search finds the dish by it.", "none"],
  },
  description: {
    kind: "html",
    name: "description",
    docs: ["Composition and the rest; HTML is allowed.", "no text"],
    column: {
      key: "description",
      ru: "Описание",
      en: "Description",
      also: ["состав", "ингредиенты", "ingredients", "details", "composition"],
    },
  },
  price: {
    kind: "money",
    docs: [
      "Price of one unit in roubles, at most two decimals. For `кг`: of 1000 g.",
      "the least price of `variations`; one of the two is required",
    ],
  },
  regular_price: {
    kind: "money",
    docs: ["Price before the discount, in roubles, shown crossed out.", "no discount is shown"],
  },
  price_multiplier_for_customer: {
    kind: "number",
    docs: ["Factor of the shown price and of sorting by price. It is not charged.", "`1`"],
  },
  in_stock: {
    kind: "flag",
    isOn: true,
    name: "inStock",
    docs: ["`false`: shown as sold out, or hidden by `show_out_of_stock_products`.", "`true`"],
    column: {
      key: "in_stock",
      ru: "В продаже",
      en: "On sale",
      also: [
        ...["доступно", "доступно для продажи", "в меню", "активно", "available", "available for sale", "for sale"],
        ...["active", "enabled", "published", "visible", "у продажу", "сатылымда", "verfügbar", "disponible"],
      ],
    },
  },
  /** Extension. */
  status: {
    kind: "text",
    docs: [
      "`draft` or `private`: why an integration took the dish off sale, while `in_stock` is `false`.",
      "the dish is published",
    ],
  },
  locations: {
    kind: "ids",
    name: "locationIds",
    docs: ["`term_id` of the branches that sell the dish.", "every branch"],
  },
  countable: {
    kind: "flag",
    isOn: true,
    name: "countable",
    docs: ["`false`: one a line, without a stepper.", "`true`"],
  },
  measure_unit: {
    kind: "text",
    docs: ["Unit of `portion_nat_size`, such as `г` or `мл`. `кг` makes the dish a weight item.", "no weight is shown"],
    column: {
      key: "unit",
      ru: "Единица",
      en: "Unit",
      also: ["ед", "ед изм", "единица измерения", "measure", "measure unit"],
    },
  },
  portion_nat_size: {
    kind: "number",
    docs: [
      "Weight or volume of one unit in `measure_unit`. For `кг`: grams of one portion.",
      "no weight; for `кг` the quantity is in grams",
    ],
  },
  /** Extension. */
  portion_parts: {
    kind: "text",
    docs: [
      "The portion in its parts, such as `350/50`, shown while they add up to `portion_nat_size`.",
      "one amount is shown",
    ],
  },
  add_to_basket_once: {
    kind: "number",
    docs: ["Step of the quantity, whole units (grams for `кг` without portions).", "`1`"],
  },
  backet_first_cart_add_portion_minimum: {
    kind: "number",
    docs: ["Quantity of the first addition to the cart.", "the step"],
  },
  exclude_from_min_cart: {
    kind: "flag",
    name: "excludedFromMinimum",
    docs: ["`true`: does not count towards the least sum and gets no discount.", "counts"],
  },
  /** Extension: the settings' flag of this name, for one dish (CART-1). */
  simplified_order: {
    kind: "flag",
    name: "byRequest",
    docs: ["`true`: the dish is asked for by a request, not put into the cart.", "put into the cart"],
  },
} as const satisfies DocumentedRows;

/** Fields of a dish's `acf`, which are the shop's own. */
export const FACT_ROWS = {
  "product-badge": {
    kind: "texts",
    name: "badges",
    docs: ["Badges on the card, such as `Острое`; a list or text with commas.", "none"],
    column: { key: "badges", ru: "Метки", en: "Badges", also: ["значки", "ярлыки", "теги", "tags", "labels"] },
  },
  allergens: {
    kind: "texts",
    name: "allergens",
    docs: [
      "Allergens by name; a list or text with commas. Shoppers can avoid them. Those of a supplement are named beside it.",
      "none",
    ],
    column: { key: "allergens", ru: "Аллергены", en: "Allergens", also: [] },
  },
  combo_discount_type: {
    kind: "text",
    docs: ["`percent` or `fixed`: the discount of a set on its own line.", "no discount"],
  },
  combo_discount: { kind: "number", docs: ["Per cent, 0 to 100, or roubles for one unit.", "no discount"] },
  combo_products: { kind: "ids", docs: ["`id` of the dishes in the set.", "no set"] },
} as const satisfies DocumentedRows;

/** Fields of `acf` too. */
export const NUTRITION_ROWS = {
  calories: {
    kind: "number",
    name: "calories",
    docs: ["Kilocalories in 100 g.", "not shown"],
    column: { key: "calories", ru: "Калории", en: "Calories", also: ["ккал", "калорийность", "kcal", "energy"] },
  },
  proteins: {
    kind: "number",
    name: "proteins",
    docs: ["Grams of protein in 100 g.", "not shown"],
    column: { key: "proteins", ru: "Белки", en: "Proteins", also: ["белок", "protein"] },
  },
  fats: {
    kind: "number",
    name: "fats",
    docs: ["Grams of fat in 100 g.", "not shown"],
    column: { key: "fats", ru: "Жиры", en: "Fats", also: ["fat"] },
  },
  carbohydrates: {
    kind: "number",
    name: "carbohydrates",
    docs: ["Grams of carbohydrates in 100 g.", "not shown"],
    column: { key: "carbohydrates", ru: "Углеводы", en: "Carbohydrates", also: ["carbs", "carbohydrate"] },
  },
} as const satisfies DocumentedRows;

/** All of them by their path in a dish. */
export const DISH_ROWS = {
  ...PRODUCT_ROWS,
  ...under("acf", FACT_ROWS),
  ...under("acf", NUTRITION_ROWS),
  ...under("seo_data", SEO_ROWS),
};
