import type { Json, JsonObject } from "../../../shop/documents/json.ts";

/** Pseudorandom numbers that are the same in each run. */
export function seeded(seed: number): (below: number) => number {
  let state = seed;
  return (below) => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
    return Math.floor((state / 2 ** 32) * below);
  };
}

const words: readonly [string, ...string[]] = [
  "Борщ",
  ...["Щи «Суточные»", "Пицца, 30 см", "Рис; с овощами", 'Торт "Наполеон"', "Чай: чёрный", "Суп > дня"],
  ...["=1+1", "-Акция-", "@повара", "+7 чай", "'=так", "Back\\slash", "Salade niçoise", "سلطة", "🍜 рамэн", "a|b\tc"],
  ...["Строка\nвторая", "  пробелы  ", "\u202eобратно\u202c", "№ 5 [12]", "0012", "1e3", "да", "нет"],
];

/**
 * A menu with everything that is hard to write as a table: separators, marks, numbers as text, lists in all their
 * forms.
 */
export function randomMenu(dishes: number, seed: number): ReadonlyMap<string, Json> {
  const random = randomOf(seed);
  const { below, one } = random;
  const all = Array.from({ length: dishes }, (_, index) => randomDish(10_000 + index * 3, random));
  const sections = Array.from({ length: Math.max(4, Math.ceil(dishes / 25)) }, (_, index) => ({
    id: index + 1,
    name: index % 5 === 0 ? "Супы" : `${one(words)} ${index % 7}`,
    parent: index > 3 ? below(4) : 0,
  }));
  const menu = sections.map((section, index) => ({
    ...section,
    products: all.filter((_, at) => at % sections.length === index || (at % 11 === 0 && index === 1)),
  }));
  const shelf = Array.from({ length: 12 }, (_, index) => ({ id: 900 + index, name: one(words), price: 50 + index }));
  const shelves = { id: 500, name: "допы", products: shelf };
  const branch = menu.slice(0, 2).map((section) => ({
    ...section,
    products: section.products.map((product) => ({ ...product, price: 77.7 })),
  }));
  const translated = all.slice(0, 5).map(({ id = 0 }) => ({ id, name: "Soup, of the day" }));
  const locations: readonly JsonObject[] = [
    { term_id: 1, name: "Центр" },
    { term_id: 2, name: "Вокзал; 2-й", price_file_path: "station.json" },
  ];
  return new Map<string, Json>([
    ["settings", { locations }],
    ["catalog", [...menu, shelves]],
    ["prices/station", [...branch, shelves]],
    ["catalog.en", [{ id: 1, products: translated }]],
  ]);
}

interface Random {
  below(limit: number): number;
  one<Value>(values: readonly [Value, ...Value[]]): Value;
}

function randomOf(seed: number): Random {
  const below = seeded(seed);
  return { below, one: (values) => values[below(values.length)] ?? values[0] };
}

function randomDish(id: number, random: Random): JsonObject {
  const { below, one } = random;
  const price = below(200_000) / 100;
  return {
    id: one<Json>([id, String(id)]),
    name: `${one(words)} ${one(words)}`,
    slug: one([`dish-${id}`, `блюдо-${id}`, ""]),
    description: one(["", "<p>Состав: <b>мука</b></p>", `${one(words)}\r\n${one(words)}`]),
    price: one<Json>([price, String(price), Math.round(price)]),
    ...(below(2) === 0 ? { regular_price: one<Json>([price, price + 100, "", null]) } : {}),
    in_stock: one<Json>([true, false, 1, 0, "yes", "no", null]),
    measure_unit: one(["г", "мл", "кг", ""]),
    ...one<JsonObject>([{ portion_nat_size: 400, portion_parts: "350/50" }, {}]),
    portion_nat_size: one<Json>([null, 250, "300", 0.5, "", 400]),
    variations: below(4) === 0 ? Array.from({ length: 1 + below(3) }, (_, at) => randomSize(id * 10 + at, random)) : [],
    ...randomLists(random),
  };
}

function randomSize(id: number, { below, one }: Random): JsonObject {
  return {
    id,
    price: 100 + below(900),
    attributes: [{ name: "Размер", option: `${one(words)} ${id}` }],
    ...(below(2) === 0 ? { regular_price: 1500, portion_nat_size: 300, in_stock: one<Json>([true, false]) } : {}),
  };
}

const served = { src: "/wp-content/uploads/shop/%D1%81%D1%83%D0%BF.webp?v=1a2b3c4d", alt: "" };

const single: JsonObject = { weekdays: [1, 2], from: "22:00", to: "02:00" };

function randomLists({ one }: Random): JsonObject {
  const grouped: readonly JsonObject[] = [{ id: 903, group: one(words) }, { id: 904 }, { id: 905, group: "Соусы" }];
  const facts = { allergens: "глютен, яйца", "product-badge": [one(words)], calories: one<Json>([210.5, "99", ""]) };
  const properties = [{ name: one(words), options: [one(words), "a, b"] }];
  return {
    product_availability: one<Json>([null, "", single, { windows: [{ ...single, weekdays: "6,7" }, single] }]),
    locations: one<Json>([[], [1], "1,2", null]),
    images: one<Json>([[], ["media/a b,c.jpg"], [served], "", null]),
    attributes: one<Json>([[], "", properties, [{ name: "Способ", options: "из печи,на гриле" }]]),
    supplements: one<Json>([[], "", [901, 902], grouped]),
    acf: one<Json>([null, {}, facts]),
  };
}
