/** The menu of the menu model's thirty cases, in wire shape. */

const size = (id: number, option: string, price: number) => ({
  id,
  price,
  attributes: [{ name: "Размер", option }],
});
const once = (product_id: number, more: object = {}) => ({ product_id, ...more });
const uses = (...groups: readonly (number | object)[]) =>
  groups.map((group) => (typeof group === "number" ? { group_id: group } : group));

const dopy = (id: number, name: string, choice: object, products: readonly object[]) => ({
  id,
  name,
  parent: 9,
  slug: `dopy-${id}`,
  choice,
  products,
});
const hidden = (id: number, name: string, choice: object) => ({
  id,
  name,
  parent: 0,
  slug: `hidden-${id}`,
  hide_category: true,
  choice,
  products: [],
});

/** Prices of a branch that asks 80 ₽ for the salad, by product. */
export const SALAD_COSTS_80 = { 922: 80 } as const;

type Dish = (id: number, name: string, price: number, more?: object) => object;
const choose = (kind: string, min: number, max: number | null, more: object = {}) => ({ kind, min, max, ...more });
const each2 = (ids: readonly number[]) => ids.map((id) => once(id, { max: 2 }));

/** `prodcat.json`; `prices` replaces prices by the id of a product or size, as a branch's price file does. */
export function menuOfCases(prices: Readonly<Record<number, number>> = {}) {
  const dish: Dish = (id, name, price, more = {}) => ({
    id,
    name,
    slug: `d-${id}`,
    price: prices[id] ?? price,
    ...more,
  });
  return [...shelves(dish), ...parts, ...dishes(dish, prices)];
}

function shelves(dish: Dish) {
  const sauces = [dish(901, "Кетчуп", 30), dish(902, "Сырный", 50), dish(903, "Чесночный", 40)];
  return [
    { id: 9, name: "допы", parent: 0, slug: "dopy", products: [] },
    dopy(90, "Соусы", choose("add", 0, 4, { free: 1, options: each2([901, 902, 903]) }), sauces),
    dopy(91, "Прожарка", choose("add", 1, 1), [dish(911, "Medium", 0), dish(912, "Well done", 0)]),
    dopy(92, "Гарнир", choose("add", 1, 1, { options: [once(921, { preset: 1 }), once(922), once(923)] }), [
      dish(921, "Фри", 0),
      dish(922, "Салат", 60),
      dish(923, "Рис", 0),
    ]),
    dopy(93, "Убрать", { kind: "remove" }, [dish(931, "Без лука", 0), dish(932, "Без огурцов", 0)]),
    dopy(94, "К пицце", choose("add", 0, 5, { options: each2([941, 942]) }), [
      dish(941, "Моцарелла", 60, {
        variations: [size(9411, "25 см", 60), size(9412, "30 см", 90), size(9413, "35 см", 120)],
      }),
      dish(942, "Ветчина", 70),
    ]),
    dopy(95, "Борт", choose("add", 0, 1), [
      dish(951, "Сырный борт", 150, { variations: [size(9512, "30 см", 150), size(9513, "35 см", 190)] }),
    ]),
    dopy(96, "Начинки", choose("add", 3, 6, { free: 3, options: each2([961, 962, 963, 964]) }), [
      dish(961, "Грибы", 60),
      dish(962, "Бекон", 80),
      dish(963, "Оливки", 50),
      dish(964, "Креветки", 120),
    ]),
  ];
}

const parts = [
  hidden(70, "Горячее", choose("set", 1, 1, { options: [once(202), once(201, { price: 450 })] })),
  hidden(
    71,
    "Напиток",
    choose("set", 1, 1, { options: [once(501, { preset: 1 }), once(502), once(503, { price: 90 })] }),
  ),
  hidden(
    72,
    "Пиццы",
    choose("set", 2, 2, {
      options: [once(301, { variation_id: 3012, max: 2 }), once(302, { variation_id: 3022, max: 2, price: 90 })],
    }),
  ),
  hidden(73, "Половинки", choose("halves-average", 2, 2, { options: each2([301, 302]) })),
  hidden(74, "Половинки подороже", choose("halves-dearest", 2, 2, { options: each2([301, 302]) })),
];

function dishes(dish: Dish, prices: Readonly<Record<number, number>>) {
  return [
    {
      id: 2,
      name: "Блюда",
      parent: 0,
      slug: "dishes",
      products: [
        dish(201, "Стейк", 900, { option_groups: uses(91, 92, 90) }),
        dish(202, "Бургер", 400, { option_groups: uses(93, 90), dish_notes: "allow" }),
        dish(204, "Салат на вес", 1000, { measure_unit: "кг", add_to_basket_once: 50, option_groups: uses(90) }),
        dish(206, "Омлет", 310, { product_availability: { from: "08:00", to: "11:00" } }),
        dish(303, "Собери сам", 500, { option_groups: uses(96) }),
        dish(401, "Обед", 650, { option_groups: uses(70, 71) }),
        dish(402, "Две пиццы и напиток", 1500, {
          option_groups: uses(72, 71),
          acf: { combo_discount_type: "percent", combo_discount: 10 },
        }),
      ],
    },
    {
      id: 3,
      name: "Пицца",
      parent: 0,
      slug: "pizza",
      products: [
        dish(301, "Маргарита", 450, {
          variations: [size(3011, "25 см", 450), size(3012, "30 см", prices[3012] ?? 600), size(3013, "35 см", 750)],
          option_groups: uses(94, { group_id: 95, variation_ids: [3012, 3013] }),
        }),
        dish(302, "Пепперони", 520, {
          variations: [size(3021, "25 см", 520), size(3022, "30 см", 690), size(3023, "35 см", 860)],
          option_groups: uses(94, { group_id: 95, variation_ids: [3022, 3023] }),
        }),
        ...[
          { id: 304, halves: 73 },
          { id: 305, halves: 74 },
        ].map(({ id, halves }) =>
          dish(id, "Из половинок", 600, {
            variations: [size(id * 10 + 2, "30 см", 600), size(id * 10 + 3, "35 см", 750)],
            option_groups: uses(halves, 94),
          }),
        ),
      ],
    },
    {
      id: 4,
      name: "С соусом",
      parent: 0,
      slug: "with-sauce",
      free_limits: [{ category_id: 90, quantity: 2 }],
      products: [dish(203, "Пельмени", 350, { supplements: [901, 902, 903] })],
    },
    {
      id: 5,
      name: "Гриль",
      parent: 0,
      slug: "grill",
      free_limits: [{ category_id: 90, quantity: 1 }],
      products: [dish(205, "Бургер-гриль", 420, { option_groups: uses(90) })],
    },
    {
      id: 6,
      name: "Напитки",
      parent: 0,
      slug: "drinks",
      products: [dish(501, "Кола", 120), dish(502, "Морс", 110), dish(503, "Смузи", 230)],
    },
  ];
}
