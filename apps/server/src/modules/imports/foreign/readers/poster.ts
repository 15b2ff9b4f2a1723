import type { JsonObject } from "../../../../shop/documents/json.ts";
import { objectIn, objectsIn, textIn } from "../../menu/json-fields.ts";
import {
  type ForeignDish,
  type ForeignMenu,
  type ForeignNote,
  type ForeignUse,
  note,
  option,
} from "../foreign-menu.ts";
import { countOf, furthest, limitOf, moneyOf } from "../limits.ts";

/** The answer of Poster's `menu.getProducts`. Dish prices are in kopecks, those of modifications in roubles. */
export function readPoster(file: JsonObject): ForeignMenu | null {
  const products = objectsIn(file["response"]);
  if (!products.some((product) => "product_id" in product)) return null;
  // Semi-finished goods are of no menu.
  return { system: "poster", dishes: products.filter(({ type }) => textIn(type) !== "1").map(dishOf) };
}

function dishOf(product: JsonObject): ForeignDish {
  const notes: ForeignNote[] = [];
  const modifications = objectsIn(product["modifications"]);
  const sizes = modifications.flatMap((each) => {
    const price = priceOf(each, notes);
    return price === null ? [] : [{ name: textIn(each["modificator_name"]).trim(), price, weight: "" }];
  });
  const price = priceOf(product, notes);
  const isSold = modifications.length > 0 ? sizes.length > 0 : price !== null;
  if (!isSold) notes.push(note("no-price"));
  const weight = Number(product["out"] ?? 0);
  const read = objectsIn(product["group_modifications"])
    .filter((group) => textIn(group["is_deleted"]) !== "1")
    .map(groupUse);
  const photo = textIn(product["photo_origin"] ?? product["photo"]);
  return {
    id: textIn(product["product_id"]),
    name: textIn(product["product_name"]),
    section: textIn(product["category_name"]) === "" ? [] : [textIn(product["category_name"])],
    description: textIn(product["product_production_description"]),
    picture: /^https?:/.test(photo) ? photo : "",
    weight: weight > 0 ? String(weight) : "",
    unit: weight > 0 ? "г" : "",
    price: modifications.length > 0 ? null : (price ?? 0),
    sizes,
    isOnSale: isSold && textIn(product["hidden"]) !== "1",
    uses: read.map(({ use }) => use),
    notes: [...notes, ...read.flatMap((each) => each.notes)],
  };
}

/** In kopecks: the price of the first place that shows it. `price` is an object by place, and `spots` a list. */
function priceOf(entry: JsonObject, notes: ForeignNote[]): number | null {
  const spots = objectsIn(entry["spots"]).filter(({ visible }) => textIn(visible) !== "0");
  const listed = spots.map(({ price }) => price);
  const prices = (listed.length > 0 ? listed : Object.values(objectIn(entry["price"]))).flatMap(
    (price) => moneyOf(price, 1) ?? [],
  );
  const [first] = prices;
  if (first === undefined) return null;
  const cost = furthest(prices.map((price) => first - price));
  if (cost !== 0) notes.push(note("branch-price", { option: textIn(entry["modificator_name"]), cost }));
  return first;
}

/** A group of Poster is the dish's own: its number is of the dish. */
function groupUse(group: JsonObject): { readonly use: ForeignUse; readonly notes: readonly ForeignNote[] } {
  const name = textIn(group["name"]);
  const modifications = objectsIn(group["modifications"]);
  const min = countOf(group["num_min"]);
  // A group of type 1 has one choice, and its limits are not filled in.
  const isSingle = textIn(group["type"]) === "1";
  const use: ForeignUse = {
    id: null,
    name,
    kind: "add",
    min: isSingle ? 1 : min,
    max: isSingle ? 1 : limitOf(group["num_max"], "none"),
    distinct: null,
    free: 0,
    sizes: [],
    options: modifications.map((each) =>
      option({
        id: null,
        name: textIn(each["name"]),
        price: moneyOf(each["price"], 100) ?? 0,
        max: isSingle ? 1 : null,
      }),
    ),
  };
  const without = use.options.find((each) => /^без\s/i.test(each.name));
  return { use, notes: without === undefined ? [] : [note("preset-word", { group: name, option: without.name })] };
}
