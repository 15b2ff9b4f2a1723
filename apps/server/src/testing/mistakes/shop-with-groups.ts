import type { Json } from "../../shop/documents/json.ts";
import { smallMenu } from "../shops/small-shop.ts";
import { type DraftShop, orderlyShop, put } from "./edits.ts";

export const dish = (id: number, name: string, price: number, more: Readonly<Record<string, Json>> = {}): Json => ({
  id,
  name,
  slug: `d-${id}`,
  price,
  ...more,
});
const sizes = (...ids: readonly [number, number]): Json =>
  ["30 см", "40 см"].map((option, index) => ({
    id: ids[index] ?? 0,
    price: 500 + 200 * index,
    attributes: [{ name: "Размер", option }],
  }));
export const shelf = (id: number, name: string, choice: Json, products: Json): Json => ({
  id,
  name,
  slug: `s-${id}`,
  parent: 9,
  choice,
  products,
});
const parts = (id: number, name: string, choice: Json): Json => ({
  id,
  name,
  slug: `s-${id}`,
  hide_category: true,
  choice,
  products: [],
});

const groupsOfDishes: Json = [
  dish(401, "Стейк", 900, { option_groups: [{ group_id: 91 }, { group_id: 90 }, { group_id: 93 }] }),
  dish(402, "Обед", 500, { option_groups: [{ group_id: 70 }] }),
  dish(403, "Из половинок", 500, { variations: sizes(4031, 4032), option_groups: [{ group_id: 71 }] }),
  dish(404, "Пепперони", 500, {
    variations: sizes(4041, 4042),
    option_groups: [{ group_id: 94, variation_ids: [4042] }],
  }),
];

/** The orderly shop with groups of options of each kind. */
export const shopWithGroups: DraftShop = put("catalog", "", [
  ...(Array.isArray(orderlyShop.files["catalog"]) ? orderlyShop.files["catalog"] : smallMenu),
  shelf(91, "Прожарка", { min: 1, max: 1 }, [dish(911, "Medium", 0), dish(912, "Well done", 0)]),
  shelf(
    90,
    "Соусы",
    {
      max: 4,
      free: 1,
      options: [
        { product_id: 902, max: 2 },
        { product_id: 903, max: 2, preset: 1 },
      ],
    },
    [dish(902, "Кетчуп", 30), dish(903, "Сырный", 50)],
  ),
  shelf(93, "Убрать", { kind: "remove" }, [dish(931, "Без лука", 0), dish(932, "Без соли", 0)]),
  shelf(94, "Борт", { kind: "add" }, [dish(951, "Сырный борт", 150)]),
  parts(70, "Горячее", {
    kind: "set",
    options: [{ product_id: 101 }, { product_id: 201, variation_id: 2011, price: 90 }],
  }),
  parts(71, "Половинки", {
    kind: "halves-average",
    options: [
      { product_id: 201, max: 2 },
      { product_id: 404, max: 2 },
    ],
  }),
  { id: 5, name: "Гриль", slug: "grill", products: groupsOfDishes },
])(orderlyShop);
