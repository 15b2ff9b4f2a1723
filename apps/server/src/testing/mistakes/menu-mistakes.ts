import { both, drop, type Mistake, put, rename } from "./edits.ts";

const menu = (path: string, value: Parameters<typeof put>[2]) => put("catalog", path, value);
const tea = "[2].products[0]";
const soup = "[0].products[0]";
const pizza = "[1].products[0]";

export const menuMistakes: readonly Mistake[] = [
  [
    "a price with the currency",
    menu(`${tea}.price`, "100 руб"),
    "catalog.json: [2].products[0].price «Чай»: a number such as 390, found «100 руб»",
  ],
  [
    "a price below zero",
    menu(`${tea}.price`, -100),
    "catalog.json: [2].products[0].price «Чай»: a number such as 390, at least 0, found -100",
  ],
  [
    "a price of 0",
    menu(`${tea}.price`, 0),
    "catalog.json: warning: [2].products[0].price «Чай»: a number above 0 such as 390, found 0: the dish is sold for free",
  ],
  [
    "a price with three decimals",
    menu(`${tea}.price`, 99.555),
    "catalog.json: [2].products[0].price «Чай»: a number with at most two decimals such as 390.50, found 99.555",
  ],
  [
    "a price with a comma for thousands",
    menu(`${tea}.price`, "1,290.50"),
    "catalog.json: [2].products[0].price «Чай»: a number such as 390, found «1,290.50»",
  ],
  [
    "a misspelt price",
    rename("catalog", `${tea}.price`, "prise"),
    'catalog.json: [2].products[0].prise «Чай»: unknown field: write "price"',
  ],
  [
    "a dish without a price",
    drop("catalog", `${tea}.price`),
    "catalog.json: [2].products[0].price «Чай»: no price, neither here nor in variations",
  ],
  [
    "a price of false, as WooCommerce has it for none",
    menu(`${tea}.price`, false),
    "catalog.json: [2].products[0].price «Чай»: no price, neither here nor in variations",
  ],
  [
    "a dish without a name",
    menu(`${tea}.name`, ""),
    "catalog.json: [2].products[0].name «Напитки»: text in quotes, not empty, found «»",
  ],
  [
    "a dish without an id",
    drop("catalog", `${tea}.id`),
    "catalog.json: [2].products[0].id «Чай»: is missing: a whole number such as 101",
  ],
  [
    "an id with letters",
    menu(`${tea}.id`, "chay-1"),
    "catalog.json: [2].products[0].id «Чай»: a whole number such as 101, found «chay-1»",
  ],
  [
    "a choice without a price",
    drop("catalog", `${pizza}.variations[1].price`),
    "catalog.json: [1].products[0].variations[1].price «Маргарита»: is missing: a number such as 390; the variation is not sold without it",
  ],
  [
    "a choice without a name",
    menu(`${pizza}.variations[1].attributes`, []),
    'catalog.json: warning: [1].products[0].variations[1] «Маргарита»: attributes such as [{"name": "Size", "option": "30 cm"}] are missing: the variation has no name',
  ],
  [
    "two dishes at one address",
    menu(`${tea}.slug`, "borshch"),
    "catalog.json: [2].products[0].slug «Чай»: another slug for each dish, found «borshch», which repeats [0].products[0].slug",
  ],
  [
    "one dish twice in a category",
    menu("[2].products", [
      { id: 301, name: "Чай", slug: "chay", price: 100 },
      { id: 301, name: "Чай", slug: "chay", price: 100 },
    ]),
    "catalog.json: [2].products[1] «Чай»: each dish once in a category, found [2].products[0] again",
  ],
  [
    "two dishes under one id",
    menu(`${tea}.id`, 101),
    "catalog.json: [2].products[0].id «Чай»: another product than [0].products[0] has the id 101",
    "stock.json: [0].product_id: unknown product 301; there is 101, 201, 901",
  ],
  [
    "two categories under one id",
    menu("[2].id", 1),
    "catalog.json: [2].products[0].categories[0] «Чай»: unknown category 3; there is 1, 2, 9",
    "catalog.json: [2].id «Напитки»: repeats [0].id",
  ],
  [
    "a circle of parents",
    both(menu("[0].parent", 2), menu("[1].parent", 1)),
    "catalog.json: [0].parent «Супы»: a parent outside this category, or 0, found 2, which is below it",
    "catalog.json: [1].parent «Пицца»: a parent outside this category, or 0, found 1, which is below it",
  ],
  [
    "a category that is its own parent",
    menu("[1].parent", 2),
    "catalog.json: [1].parent «Пицца»: a parent outside this category, or 0, found 2, which is below it",
  ],
  [
    "an unknown parent",
    menu("[1].parent", 44),
    "catalog.json: [1].parent «Пицца»: unknown category 44; there is 1, 2, 3, 9",
  ],
  [
    "a category of an unknown id",
    menu(`${tea}.categories`, [33]),
    "catalog.json: [2].products[0].categories[0] «Чай»: unknown category 33; there is 1, 2, 3, 9",
  ],
  [
    "products as text",
    menu("[2].products", "Чай, кофе"),
    "catalog.json: [2].products «Напитки»: a list [ … ], found «Чай, кофе»",
  ],
  [
    "a weight unit in Latin letters",
    menu(`${tea}.measure_unit`, "kg"),
    'catalog.json: [2].products[0].measure_unit «Чай»: "кг" for a dish sold by weight, found «kg»',
  ],
  [
    "a step of half a piece",
    menu(`${tea}.add_to_basket_once`, 0.5),
    "catalog.json: [2].products[0].add_to_basket_once «Чай»: a whole number such as 1, found 0.5",
  ],
  [
    "a struck price below the price",
    menu(`${tea}.regular_price`, 90),
    "catalog.json: warning: [2].products[0].regular_price «Чай»: the price before a discount, at least the price, found 90: it is not shown",
  ],
  [
    "sold out in Russian",
    menu(`${tea}.in_stock`, "нет"),
    "catalog.json: [2].products[0].in_stock «Чай»: true or false, found «нет»",
  ],
  [
    "breakfast until nine o'clock in words",
    menu(`${tea}.product_availability`, { from: "8 утра", to: "11:00" }),
    "catalog.json: [2].products[0].product_availability.from «Чай»: a time from 00:00 to 24:00 such as 09:00, found «8 утра»",
  ],
  [
    "days of a dish by name",
    menu(`${tea}.product_availability`, { weekdays: ["сб", "вс"] }),
    "catalog.json: [2].products[0].product_availability.weekdays[0] «Чай»: a list of days, 1 Monday to 7 Sunday, such as [1, 2, 3], found «сб»",
  ],
  [
    "a combo of more than all",
    menu(`${tea}.acf`, { combo_discount_type: "percent", combo_discount: 150 }),
    "catalog.json: [2].products[0].acf.combo_discount «Чай»: a percentage of at most 100, found 150",
  ],
  [
    "a combo of an unknown kind",
    menu(`${tea}.acf`, { combo_discount_type: "proc", combo_discount: 10 }),
    "catalog.json: [2].products[0].acf.combo_discount_type «Чай»: one of percent, fixed, found «proc»",
  ],
  [
    "a free supplement without a number",
    menu("[0].free_limits[0].quantity", 0),
    "catalog.json: [0].free_limits[0].quantity «Супы»: a whole number such as 1, found 0",
  ],
  [
    "an unknown supplement",
    menu(`${soup}.supplements`, [{ id: 902 }]),
    "catalog.json: [0].products[0].supplements[0].id «Борщ»: unknown product 902; there is 101, 201, 301, 901",
  ],
  [
    "a calorie count in words",
    menu(`${tea}.acf`, { calories: "много" }),
    "catalog.json: [2].products[0].acf.calories «Чай»: a number such as 2 or 0.5, found «много»",
  ],
  [
    "a text in another encoding inside",
    menu(`${tea}.name`, "Р§Р°Р№ С‡РµСЂРЅС‹Р№"),
    "catalog.json: [2].products[0].name «Р§Р°Р№ С‡РµСЂРЅС‹Р№»: readable text, found «Р§Р°Р№ С‡РµСЂРЅС‹Р№»: it was saved in another encoding",
  ],
  [
    "a text that lost its letters",
    menu(`${tea}.description`, "\ufffd\ufffd\ufffd"),
    "catalog.json: [2].products[0].description «Чай»: readable text, found «���»: it was saved in another encoding",
  ],
  [
    "nothing on the home page",
    both(...[0, 1, 2].map((index) => menu(`[${index}].show_on_home`, false))),
    'catalog.json: warning: no category is on the home page: write "show_on_home": true in one',
  ],
  [
    "only hidden dishes",
    both(...[0, 1, 2].map((index) => menu(`[${index}].hide_category`, true))),
    "catalog.json: warning: no dish is shown: there is nothing to buy",
  ],
  [
    "an empty menu",
    put("catalog", "", []),
    "stock.json: [0].product_id: unknown product 301; there is 101",
    "catalog.json: warning: no dish is shown: there is nothing to buy",
  ],
  ["a menu that is no list", put("catalog", "", { categories: [] }), "catalog.json: a list [ … ], found an object"],
  [
    "a price file with a dish of another meaning",
    put("prices/station", "[0].products[0].price", "280 ₽"),
    "prices/station.json: [0].products[0].price «Борщ»: a number such as 390, found «280 ₽»",
  ],
];
