import { readMoney } from "@skatert/contract";
import { minMoney, moneyToRoubles } from "@skatert/domain";
import { isJsonObject, type Json, type JsonObject } from "../../documents/json.ts";

/** What a dish, a size or an option costs: the price and the price before a discount belong together. */
export type PricePair = Readonly<Partial<Record<"price" | "regular_price", Json>>>;

/** Whether both cost the same: a price before a discount that is not higher is none. */
export function isSamePrice(some: PricePair | undefined, other: PricePair | undefined): boolean {
  if (some === undefined || other === undefined) return some === other;
  const [one, another] = [costOf(some), costOf(other)];
  return one.price === another.price && one.old === another.old;
}

function costOf({ price, regular_price: regular }: PricePair) {
  const before = readMoney(regular);
  const now = readMoney(price) ?? before;
  return { price: now, old: before !== null && now !== null && before > now ? before : null };
}

/** Places of prices in a dish or a group: "", "size 2011", "option 90~902", "option 902". */
export type Prices = ReadonlyMap<string, PricePair>;

/** Every price of a dish or a group in one menu. A dish with sizes has those of its sizes. */
export function pricesOf(content: JsonObject): Prices {
  const prices = new Map<string, PricePair>();
  mapPrices(content, (place, pair) => {
    prices.set(place, pair);
    return pair;
  });
  return prices;
}

/** The same dish or group with other prices; places that it does not have are ignored. */
export function withPrices(content: JsonObject, prices: Prices): JsonObject {
  return prices.size === 0 ? content : mapPrices(content, (place, pair) => prices.get(place) ?? pair);
}

/** The dish's own price is the lowest of its sizes, because lists show it and sort by it. */
export function withLeastPrice(dish: JsonObject): JsonObject {
  const prices = entriesIn(dish["variations"]).flatMap((size) => costOf(size).price ?? []);
  if (dish["price"] === undefined || prices.length === 0) return dish;
  const [least, own] = [prices.reduce(minMoney), readMoney(dish["price"])];
  if (own === least) return dish;
  const hasNoDiscount = own !== null && readMoney(dish["regular_price"]) === own;
  const price = moneyToRoubles(least);
  return { ...dish, price, ...(hasNoDiscount ? { regular_price: price } : {}) };
}

const ofOption = "option ";

/** The prices of options that state one, and of every dish of a set, which costs nothing more unless it states one. */
export function optionPrices(content: JsonObject): Readonly<Record<string, Json>> {
  const { choice } = content;
  const isSet = choice !== undefined && isJsonObject(choice) && choice["kind"] === "set";
  return Object.fromEntries(
    [...pricesOf(content)].flatMap(([place, { price = isSet ? 0 : undefined }]) =>
      place.startsWith(ofOption) && price !== undefined ? [[place.slice(ofOption.length), price]] : [],
    ),
  );
}

/** A dish or a group with other prices of options, null for none; null: it has no such option. */
export function withOptionPrices(content: JsonObject, prices: Readonly<Record<string, Json>>): JsonObject | null {
  const known = pricesOf(content);
  const wanted = Object.entries(prices).map(([name, price]): [string, PricePair] => [
    ofOption + name,
    price === null ? {} : { price },
  ]);
  return wanted.every(([place]) => known.has(place)) ? withPrices(content, new Map(wanted)) : null;
}

/** "902", or "902.2011" for an option that states its size. */
function optionKey(option: JsonObject): string {
  const { product_id: product = "", variation_id: size = null } = option;
  return size === null ? String(product) : `${product}.${size}`;
}

type Replace = (place: string, pair: PricePair) => PricePair;

function mapPrices(content: JsonObject, replace: Replace): JsonObject {
  const { variations, option_groups: uses, choice } = content;
  const hasSizes = entriesIn(variations).length > 0;
  const isDish = content["price"] !== undefined || hasSizes;
  return {
    ...(isDish && !hasSizes ? withPair(content, replace("", pairOf(content))) : content),
    ...(hasSizes ? { variations: mapped(variations, (size) => priced(size, `size ${size["id"]}`, replace)) } : {}),
    ...(Array.isArray(uses)
      ? { option_groups: mapped(uses, (use) => withOptions(use, `${ofOption}${use["group_id"]}~`, replace)) }
      : {}),
    ...(choice !== undefined && isJsonObject(choice) ? { choice: withOptions(choice, ofOption, replace) } : {}),
  };
}

function withOptions(group: JsonObject, prefix: string, replace: Replace): JsonObject {
  const { options } = group;
  if (!Array.isArray(options)) return group;
  return { ...group, options: mapped(options, (option) => priced(option, prefix + optionKey(option), replace)) };
}

function priced(entry: JsonObject, place: string, replace: Replace): JsonObject {
  return withPair(entry, replace(place, pairOf(entry)));
}

function pairOf({ price, regular_price: regular }: JsonObject): PricePair {
  return {
    ...(price === undefined ? {} : { price }),
    ...(regular === undefined ? {} : { regular_price: regular }),
  };
}

/** Fields keep their order, so that an unchanged entry is the same text. */
function withPair(entry: JsonObject, pair: PricePair): JsonObject {
  const kept = Object.entries(entry).filter(
    ([field]) => (field !== "price" && field !== "regular_price") || Object.hasOwn(pair, field),
  );
  return { ...Object.fromEntries(kept), ...pair };
}

function mapped(list: Json | undefined, replace: (entry: JsonObject) => JsonObject): Json[] {
  return Array.isArray(list) ? list.map((entry: Json) => (isJsonObject(entry) ? replace(entry) : entry)) : [];
}

function entriesIn(list: Json | undefined): readonly JsonObject[] {
  return Array.isArray(list) ? list.filter(isJsonObject) : [];
}
