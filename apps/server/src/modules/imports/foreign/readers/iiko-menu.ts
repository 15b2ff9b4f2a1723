import type { Json, JsonObject } from "../../../../shop/documents/json.ts";
import { objectIn, objectsIn, textIn } from "../../menu/json-fields.ts";
import { type ForeignDish, type ForeignMenu, type ForeignNote, type ForeignSize, note } from "../foreign-menu.ts";
import { countOf, furthest, limitOf, moneyOf } from "../limits.ts";
import { iikoCombos } from "./iiko-combos.ts";
import { type IikoChild, type IikoGroup, iikoUses } from "./iiko-group.ts";
import { withHalves } from "./iiko-halves.ts";

/** The external menu of iiko: `itemCategories`, and beside it `comboSpecifications` of its combos. */
export function readIikoMenu(file: JsonObject): ForeignMenu | null {
  if (!Array.isArray(file["itemCategories"])) return null;
  const read = objectsIn(file["itemCategories"]).flatMap((category) => {
    const section = textIn(category["name"]);
    const notes = hasHours(category) ? [note("hours", { option: section })] : [];
    return objectsIn(category["items"])
      .filter((item) => item["isHidden"] !== true)
      .map((item) => ({ item, dish: dishOf(item, section, notes) }));
  });
  const dishes = read.map(({ dish }) => dish);
  const sizes = new Map(
    read.flatMap(({ item }) =>
      objectsIn(item["itemSizes"]).map(({ sizeId, sizeName }) => [textIn(sizeId), textIn(sizeName)] as const),
    ),
  );
  return {
    system: "iiko",
    dishes: [...withHalves(read), ...iikoCombos(file["comboSpecifications"], { dishes, sizes })],
  };
}

function hasHours(entry: JsonObject): boolean {
  return objectsIn(entry["schedules"]).length > 0 || objectsIn(entry["intervals"]).length > 0;
}

function dishOf(item: JsonObject, section: string, above: readonly ForeignNote[]): ForeignDish {
  const notes: ForeignNote[] = [...above, ...(hasHours(item) ? [note("hours")] : [])];
  const all = objectsIn(item["itemSizes"]).map((size) => ({ size, price: priceOf(size, notes, "") }));
  const sold = all.flatMap(({ size, price }) => (price === null ? [] : [{ size, price }]));
  const isSized = all.length > 1 || textIn(all[0]?.size["sizeName"]) !== "";
  const [first] = sold;
  if (first === undefined) notes.push(note("no-price"));
  const groups = groupsOf(
    sold.map(({ size }) => size),
    isSized,
    notes,
  );
  const read = groups.map(iikoUses);
  return {
    id: textIn(item["itemId"]),
    name: textIn(item["name"]),
    section: section === "" ? [] : [section],
    description: textIn(item["description"]),
    picture: textIn(first?.size["buttonImageUrl"]),
    weight: isSized ? "" : weightOf(first?.size),
    unit: weightOf(first?.size) === "" ? "" : "г",
    price: isSized ? null : (first?.price ?? 0),
    sizes: isSized
      ? sold.map(({ size, price }): ForeignSize => ({ name: textIn(size["sizeName"]), price, weight: weightOf(size) }))
      : [],
    isOnSale: first !== undefined,
    uses: read.flatMap(({ uses }) => uses),
    notes: [...notes, ...read.flatMap((each) => each.notes)],
  };
}

function weightOf(size: JsonObject | undefined): string {
  const grams = Number(size?.["portionWeightGrams"] ?? 0);
  return Number.isFinite(grams) && grams > 0 ? String(grams) : "";
}

/** The price of the first place that has one; null: no place sells it. Other prices elsewhere are noted. */
function priceOf(entry: JsonObject, notes: ForeignNote[], group: string): number | null {
  const prices = pricesIn(entry);
  const [first] = prices;
  if (first === undefined) return null;
  const cost = furthest(prices.map((price) => first - price));
  if (cost !== 0) notes.push(note("branch-price", { group, option: textIn(entry["name"] ?? entry["sizeName"]), cost }));
  return first;
}

function pricesIn(entry: JsonObject): readonly number[] {
  return objectsIn(entry["prices"]).flatMap(({ price }) => moneyOf(price, 100) ?? []);
}

/** The groups of a dish, each once for the sizes that have it alike. */
function groupsOf(sizes: readonly JsonObject[], isSized: boolean, notes: ForeignNote[]): readonly IikoGroup[] {
  const listed = sizes.flatMap((size) => objectsIn(size["itemModifierGroups"]).map((group) => ({ group, size })));
  const alike = Map.groupBy(listed, ({ group }) =>
    JSON.stringify([
      group["itemGroupId"],
      limitsOf(group),
      // A child without a price at one size is not sold there.
      objectsIn(group["items"]).map((child) => [child["itemId"], limitsOf(child), pricesIn(child).length > 0]),
    ]),
  );
  return [...alike.values()].map((same): IikoGroup => {
    const group: JsonObject = same[0]?.group ?? {};
    const name = textIn(group["name"]) || "Добавки";
    const isOfAll = !isSized || same.length === sizes.length;
    return {
      id: textIn(group["itemGroupId"]) || null,
      name,
      min: countOf(objectIn(group["restrictions"])["minQuantity"]),
      max: limitOf(objectIn(group["restrictions"])["maxQuantity"], "none"),
      free: countOf(objectIn(group["restrictions"])["freeQuantity"]),
      sizes: isOfAll ? [] : same.map(({ size }) => textIn(size["sizeName"])),
      children: objectsIn(group["items"]).map((_, index) => childOf(same, index, { name, isSized, notes })),
    };
  });
}

function limitsOf(entry: JsonObject): Json {
  return [entry["restrictions"] ?? null, entry["childModifiersHaveMinMaxRestrictions"] ?? null];
}

interface ChildPlace {
  readonly name: string;
  readonly isSized: boolean;
  readonly notes: ForeignNote[];
}

/** A child with its prices at all sizes of a group. */
function childOf(
  same: readonly { readonly group: JsonObject; readonly size: JsonObject }[],
  index: number,
  { name, isSized, notes }: ChildPlace,
): IikoChild {
  const bySize = same.map(({ group, size }) => {
    const child = objectsIn(group["items"])[index] ?? {};
    return { group, child, size: textIn(size["sizeName"]), price: priceOf(child, notes, name) };
  });
  const [first] = bySize;
  const child = first?.child ?? {};
  const own = objectIn(child["restrictions"]);
  const hasLimits = first?.group["childModifiersHaveMinMaxRestrictions"] === true;
  const prices = bySize.flatMap(({ size, price }) => (price === null ? [] : [[size, price] as const]));
  const [, price = null] = prices[0] ?? [];
  const isOnePrice = !isSized || prices.every(([, each]) => each === price);
  return {
    id: textIn(child["itemId"]),
    name: textIn(child["name"]),
    min: hasLimits ? countOf(own["minQuantity"]) : 0,
    max: hasLimits ? limitOf(own["maxQuantity"], "none") : null,
    preset: countOf(own["byDefault"] ?? own["defaultQuantity"]),
    free: countOf(own["freeQuantity"]),
    isHidden: (own["hideIfDefaultQuantity"] ?? child["hideIfDefaultQuantity"]) === true,
    isIndependent: (own["independentQuantity"] ?? child["independentQuantity"]) === true,
    price,
    sizePrices: new Map(isOnePrice ? [] : prices),
  };
}
