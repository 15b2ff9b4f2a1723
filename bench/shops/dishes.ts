import type { Json } from "../../apps/server/src/shop/documents/json.ts";

const names = [
  "Тост с авокадо и яйцом пашот",
  "Борщ с говядиной и сметаной",
  "Пельмени домашние с бульоном",
  "Паста с грибами и сливками",
  "Ролл с лососем и огурцом",
  "Медовик по старому рецепту",
  "Куриный шашлык с аджикой",
];
const compositions = [
  "Хлеб на закваске, авокадо, яйцо пашот, семена тыквы, лимон",
  "Говядина, свёкла, капуста, картофель, морковь, чеснок, сметана",
  "Тесто на желтках, говядина, свинина, лук, бульон, зелень",
  "Тальятелле, шампиньоны, лесные грибы, сливки, пармезан, тимьян",
];
const badges = [["новинка"], [], ["острое", "хит"], [], ["вегетарианское"]];

/**
 * A dish like those of the demo: a picture in three sizes, composition, nutrients, four supplements, and these groups of
 * options. Price 200–897 ₽.
 */
export function dish(
  id: number,
  categoryId: number,
  supplements: readonly number[],
  groups: readonly number[] = [],
): Json {
  const price = 200 + (id % 698);
  return {
    id,
    name: `${pick(names, id)} ${id}`,
    slug: `blyudo-${id}`,
    description: pick(compositions, id),
    images: [picture(id)],
    price,
    regular_price: price,
    in_stock: true,
    locations: [],
    attributes: [{ name: "Способ", options: ["отварное"] }],
    variations: [],
    supplements: [0, 1, 2, 3].map((step) => ({ id: pick(supplements, id + step), group: "Добавки" })),
    ...(groups.length === 0 ? {} : { option_groups: groups.map((group_id) => ({ group_id })) }),
    categories: [categoryId],
    countable: true,
    measure_unit: "г",
    portion_nat_size: 240,
    acf: {
      "product-badge": [...pick(badges, id)],
      allergens: ["глютен", "яйца"],
      calories: 198,
      proteins: 7.4,
      fats: 12.3,
      carbohydrates: 14.9,
    },
  };
}

/** A supplement, 50 ₽. */
export function supplement(id: number, categoryId: number): { [name: string]: Json } {
  return { id, name: `Соус ${id}`, slug: `sous-${id}`, price: 50, in_stock: true, categories: [categoryId] };
}

function picture(id: number): Json {
  const src = `/wp-content/uploads/shop/dishes/blyudo-${id}.webp?v=1a2b3c4d`;
  return { src, alt: pick(names, id), width: 960, height: 720, sizes: [320, 640, 960] };
}

function pick<Value>(from: readonly Value[], position: number): Value {
  const found = from[position % from.length];
  if (found === undefined) throw new Error("nothing to pick from");
  return found;
}
