import type { Json } from "../../shop/documents/json.ts";
import { both, drop, type Mistake, put } from "./edits.ts";
import { dish, shelf } from "./shop-with-groups.ts";

const [doneness, sauces, removals, edge, hot, halves, grill] = [4, 5, 6, 7, 8, 9, 10].map((index) => `[${index}]`);
const steak = `${grill}.products[0]`;
const halved = `${grill}.products[2]`;
const menu = (path: string, value: Json) => put("catalog", path, value);
const gift = (product_id: number) =>
  both(
    put("coupons", "codes[0].discount_type", "free_gift"),
    put("coupons", "codes[0].free_gift_data", [
      { product_id, variation_id: product_id === 404 ? 4042 : 0, quantity: 1 },
    ]),
  );
const presetMedium: Json = [{ product_id: 911, preset: 1 }, { product_id: 912 }];
const options = (...ids: readonly number[]): Json => ids.map((product_id) => ({ product_id }));

/** Mistakes of `shopWithGroups`. */
export const groupMistakes: readonly Mistake[] = [
  [
    "a minimum above the maximum",
    menu(`${sauces}.choice.min`, 5),
    "catalog.json: [5].choice.min «Соусы»: a minimum of at most 4, which is the maximum, found 5",
  ],
  [
    "a maximum of a dish below the minimum of its group",
    both(menu(`${sauces}.choice.min`, 2), menu(`${steak}.option_groups[1].max`, 1)),
    "catalog.json: [10].products[0].option_groups[1] «Стейк»: a minimum of at most 1, which is the maximum, found 2",
  ],
  [
    "half a unit",
    menu(`${sauces}.choice.min`, 0.5),
    "catalog.json: [5].choice.min «Соусы»: a whole number such as 1, found 0.5",
  ],
  [
    "a maximum of nothing",
    menu(`${steak}.option_groups[1].options`, [{ product_id: 902, max: 0 }]),
    "catalog.json: [10].products[0].option_groups[1].options[0].max «Стейк»: a whole number such as 1, found 0",
  ],
  [
    "a minimum above the options",
    menu(`${doneness}.choice`, { min: 3, max: 3 }),
    "catalog.json: [4].choice.min «Прожарка»: a minimum of at most 2, which the options allow, found 3",
  ],
  [
    "a minimum above the different options",
    both(menu(`${sauces}.choice.min`, 3), menu(`${sauces}.choice.distinct`, 1)),
    "catalog.json: [5].choice.min «Соусы»: a minimum of at most 2, which the options allow, found 3",
  ],
  [
    "a minimum of a dish above its options",
    menu(`${steak}.option_groups[0]`, { group_id: 91, min: 3, max: 3 }),
    "catalog.json: [10].products[0].option_groups[0].min «Стейк»: a minimum of at most 2, which the options of «Прожарка» allow, found 3",
  ],
  [
    "a dish that takes every option of a required group away",
    menu(`${steak}.option_groups[0].options`, [
      { product_id: 911, offered: false },
      { product_id: 912, offered: false },
    ]),
    "catalog.json: [10].products[0].option_groups[0] «Стейк»: a minimum of at most 0, which the options of «Прожарка» allow, found 1",
  ],
  [
    "halves that are not made in a size",
    both(
      drop("catalog", "[1].products[0].variations[1]"),
      drop("catalog", `${grill}.products[3].variations[1]`),
      menu(`${grill}.products[3].option_groups`, []),
    ),
    "catalog.json: [10].products[2].option_groups[0] «Из половинок»: a minimum of at most 0, which the options of «Половинки» allow at «40 см», found 2",
  ],
  [
    "more of a preset than of its option",
    menu(`${sauces}.choice.options[1].preset`, 3),
    "catalog.json: [5].choice.options[1].preset «Соусы»: a preset of at most 2, which is the option's maximum, found 3",
  ],
  [
    "more of a dish's preset than of its option",
    menu(`${steak}.option_groups[1].options`, [{ product_id: 902, preset: 3 }]),
    "catalog.json: [10].products[0].option_groups[1].options[0].preset «Стейк»: a preset of at most 2, which is the option's maximum, found 3",
  ],
  [
    "more presets than a dish takes",
    both(menu(`${sauces}.choice.options[0].preset`, 1), menu(`${steak}.option_groups[1].max`, 1)),
    "catalog.json: [10].products[0].option_groups[1] «Стейк»: presets of at most 1 units together, found 2",
  ],
  [
    "more different presets than a group takes",
    both(menu(`${sauces}.choice.options[0].preset`, 1), menu(`${sauces}.choice.distinct`, 1)),
    "catalog.json: [5].choice.options «Соусы»: presets of at most 1 different options, found 2",
  ],
  [
    "an unknown option",
    menu(`${sauces}.choice.options[0].product_id`, 999),
    "catalog.json: [5].choice.options[0].product_id «Соусы»: unknown product 999",
  ],
  [
    "an option of a dish that its group lacks",
    menu(`${steak}.option_groups[1].options`, [{ product_id: 911 }]),
    "catalog.json: [10].products[0].option_groups[1].options[0].product_id «Стейк»: an option of «Соусы», found 911",
  ],
  [
    "an unknown option of a dish",
    menu(`${steak}.option_groups[1].options`, [{ product_id: 999 }]),
    "catalog.json: [10].products[0].option_groups[1].options[0].product_id «Стейк»: unknown product 999",
  ],
  [
    "an option twice",
    menu(`${sauces}.choice.options`, options(902, 903, 902)),
    "catalog.json: [5].choice.options[2].product_id «Соусы»: each option once in a group, found options[0] again",
  ],
  [
    "an option of a dish twice",
    menu(`${steak}.option_groups[1].options`, options(902, 902)),
    "catalog.json: [10].products[0].option_groups[1].options[1].product_id «Стейк»: each option once, found options[0] again",
  ],
  [
    "a group twice",
    menu(`${steak}.option_groups[2].group_id`, 91),
    "catalog.json: [10].products[0].option_groups[2].group_id «Стейк»: each group once, found option_groups[0] again",
  ],
  [
    "a group of an unknown size",
    menu(`${halved}.option_groups[0].variation_ids`, [4031, 4032, 999]),
    "catalog.json: [10].products[2].option_groups[0].variation_ids[2] «Из половинок»: product 403 has no variation 999",
  ],
  [
    "a section that is no group",
    menu(`${steak}.option_groups[0].group_id`, 1),
    'catalog.json: [10].products[0].option_groups[0].group_id «Стейк»: a section of this file with "choice", found 1',
  ],
  [
    "an unknown group",
    menu(`${steak}.option_groups[0].group_id`, 999),
    "catalog.json: [10].products[0].option_groups[0].group_id «Стейк»: unknown category 999",
  ],
  [
    "a shown section of parts",
    menu(`${hot}.hide_category`, false),
    "catalog.json: [8].hide_category «Горячее»: true for a group of the kind set",
  ],
  [
    "a shown section of halves",
    menu(`${halves}.hide_category`, false),
    "catalog.json: [9].hide_category «Половинки»: true for a group of the kind halves-average",
  ],
  [
    "options outside of the supplements",
    menu(`${edge}.parent`, 0),
    "catalog.json: [7].choice.kind «Борт»: a section within «допы» for the kind add",
  ],
  [
    "removals outside of the supplements",
    both(menu(`${removals}.parent`, 0), menu(`${removals}.hide_category`, true)),
    "catalog.json: [6].choice.kind «Убрать»: a section within «допы» for the kind remove",
  ],
  [
    "a set within itself",
    menu(`${hot}.choice.options[0].product_id`, 402),
    "catalog.json: [8].choice.options[0] «Горячее»: a dish that is no set, found «Обед»",
  ],
  [
    "a set of fixed dishes in a set",
    menu("[0].products[0].acf", { combo_products: [301] }),
    "catalog.json: [8].choice.options[0] «Горячее»: a dish that is no set, found «Борщ»",
  ],
  [
    "a half of halves",
    menu(`${halves}.choice.options[0].product_id`, 403),
    "catalog.json: [9].choice.options[0] «Половинки»: a dish that is no set and has no halves, found «Из половинок»",
  ],
  [
    "a half that is a set",
    menu(`${halves}.choice.options[0].product_id`, 402),
    "catalog.json: [9].choice.options[0] «Половинки»: a dish that is no set and has no halves, found «Обед»",
  ],
  [
    "a part without a size",
    drop("catalog", `${hot}.choice.options[1].variation_id`),
    "catalog.json: [8].choice.options[1].variation_id «Горячее»: is missing: the size of «Маргарита» in «Обед», because «Обед» has no sizes",
  ],
  [
    "a part in an unknown size",
    menu(`${hot}.choice.options[1].variation_id`, 999),
    "catalog.json: [8].choice.options[1].variation_id «Горячее»: product 201 has no variation 999",
  ],
  [
    "a negative price of an option",
    menu(`${hot}.choice.options[1].price`, -90),
    "catalog.json: [8].choice.options[1].price «Горячее»: a number such as 390, at least 0, found -90",
  ],
  [
    "a removal that costs",
    menu(`${removals}.products[0].price`, 20),
    "catalog.json: warning: [6].products[0] «Без лука»: the price 0, because «Без лука» leaves something out, found 20",
  ],
  [
    "a removal among what is added",
    menu(`${sauces}.products[0].name`, "Без кетчупа"),
    "catalog.json: warning: [5].choice.options[0] «Соусы»: the price 0, because «Без кетчупа» leaves something out, found 30",
  ],
  [
    "a misspelt kind",
    menu(`${removals}.choice.kind`, "removes"),
    "catalog.json: [6].choice.kind «Убрать»: one of add, remove, set, halves-average, halves-dearest, found «removes»",
  ],
  [
    "a branch's menu without the options",
    put("prices/station", "[0].products[0].option_groups", [{ group_id: 91 }]),
    'prices/station.json: [0].products[0].option_groups[0].group_id «Борщ»: a section of this file with "choice", found 91',
  ],
  [
    "a branch's menu with too few options",
    put("prices/station", "", [
      { id: 1, name: "Супы", slug: "supy", products: [dish(101, "Борщ", 280, { option_groups: [{ group_id: 91 }] })] },
      { id: 9, name: "допы", slug: "dopy", hide_category: true, products: [] },
      shelf(91, "Прожарка", { min: 2, max: 2 }, [dish(911, "Medium", 0)]),
    ]),
    "prices/station.json: [2].choice.min «Прожарка»: a minimum of at most 1, which the options allow, found 2",
  ],
  [
    "a gift that asks for a choice",
    gift(401),
    "coupons.json: codes[0].free_gift_data[0].product_id «SUP10»: a dish that can be given without a choice: «Прожарка» of «Стейк» needs a preset at the price 0",
  ],
  ["a gift without required groups", gift(404)],
  ["a gift whose required group has a free preset", both(gift(401), menu(`${doneness}.choice.options`, presetMedium))],
];
