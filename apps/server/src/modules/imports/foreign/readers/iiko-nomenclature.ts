import type { JsonObject } from "../../../../shop/documents/json.ts";
import { objectIn, objectsIn, textIn } from "../../menu/json-fields.ts";
import { type ForeignDish, type ForeignMenu, type ForeignNote, note } from "../foreign-menu.ts";
import { countOf, limitOf, moneyOf } from "../limits.ts";
import { iikoCombos } from "./iiko-combos.ts";
import { type IikoChild, iikoUses } from "./iiko-group.ts";

interface Nomenclature {
  readonly products: ReadonlyMap<string, JsonObject>;
  readonly groups: ReadonlyMap<string, JsonObject>;
  readonly sizes: ReadonlyMap<string, string>;
}

/** The nomenclature of iiko: `products` with `sizePrices`, `groupModifiers` and `modifiers`. */
export function readIikoNomenclature(file: JsonObject): ForeignMenu | null {
  const products = objectsIn(file["products"]);
  if (!products.some((product) => "sizePrices" in product)) return null;
  const whole: Nomenclature = {
    products: byId(products),
    groups: byId(objectsIn(file["groups"])),
    sizes: new Map(objectsIn(file["sizes"]).map((size) => [textIn(size["id"]), textIn(size["name"])])),
  };
  const dishes = products
    .filter(
      ({ type, isDeleted }) =>
        isDeleted !== true && !["modifier", "service", "rate"].includes(textIn(type).toLowerCase()),
    )
    .map((product) => dishOf(product, whole));
  return {
    system: "iiko",
    dishes: [...dishes, ...iikoCombos(file["comboSpecifications"], { dishes, sizes: whole.sizes })],
  };
}

function byId(list: readonly JsonObject[]): ReadonlyMap<string, JsonObject> {
  return new Map(list.map((each) => [textIn(each["id"]), each]));
}

function dishOf(product: JsonObject, whole: Nomenclature): ForeignDish {
  const prices = pricesOf(product, whole);
  const [first] = prices;
  const isSized = prices.length > 1 || (first !== undefined && first.size !== "");
  const notes: ForeignNote[] = first === undefined ? [note("no-price")] : [];
  const sizes = prices.map(({ size }) => size);
  const groups = [
    ...objectsIn(product["groupModifiers"]).map((group) => ({
      id: textIn(group["id"]) || null,
      name: textIn(whole.groups.get(textIn(group["id"]))?.["name"]) || "Добавки",
      min: Math.max(countOf(group["minAmount"]), group["required"] === true ? 1 : 0),
      max: limitOf(group["maxAmount"], "none"),
      free: countOf(group["freeOfChargeAmount"]),
      sizes: [],
      children: objectsIn(group["childModifiers"]).flatMap((child) =>
        childOf(child, { whole, sizes, hasLimits: group["childModifiersHaveMinMaxRestrictions"] === true }),
      ),
    })),
    {
      id: null,
      name: "Добавки",
      min: 0,
      max: null,
      free: 0,
      sizes: [],
      children: objectsIn(product["modifiers"]).flatMap((child) => childOf(child, { whole, sizes, hasLimits: true })),
    },
  ].filter(({ children }) => children.length > 0);
  const read = groups.map(iikoUses);
  const weight = Number(product["weight"] ?? 0) * 1000;
  const [picture] = Array.isArray(product["imageLinks"]) ? product["imageLinks"].map(textIn) : [];
  return {
    id: textIn(product["id"]),
    name: textIn(product["name"]),
    section: sectionOf(textIn(product["parentGroup"]), whole),
    description: textIn(product["description"]),
    picture: picture ?? "",
    weight: weight > 0 ? String(Math.round(weight)) : "",
    unit: weight > 0 ? "г" : "",
    price: isSized ? null : (first?.price ?? 0),
    sizes: isSized ? prices.map(({ size, price }) => ({ name: size, price, weight: "" })) : [],
    isOnSale: first !== undefined,
    uses: read.flatMap(({ uses }) => uses),
    notes: [...notes, ...read.flatMap((each) => each.notes)],
  };
}

/** The prices of the sizes that the menu includes. */
function pricesOf(product: JsonObject, { sizes }: Nomenclature) {
  return objectsIn(product["sizePrices"]).flatMap(({ sizeId, price }) => {
    const { currentPrice, isIncludedInMenu } = objectIn(price);
    const amount = moneyOf(currentPrice, 100);
    return amount === null || isIncludedInMenu === false
      ? []
      : [{ size: sizes.get(textIn(sizeId)) ?? "", price: amount }];
  });
}

function sectionOf(id: string, { groups }: Nomenclature): readonly string[] {
  const names: string[] = [];
  const seen = new Set<string>();
  for (let at = id; groups.has(at) && !seen.has(at); at = textIn(groups.get(at)?.["parentGroup"])) {
    seen.add(at);
    names.unshift(textIn(groups.get(at)?.["name"]));
  }
  return names;
}

interface ChildPlace {
  readonly whole: Nomenclature;
  /** Sizes of the dish. */
  readonly sizes: readonly string[];
  readonly hasLimits: boolean;
}

function childOf(child: JsonObject, { whole, sizes, hasLimits }: ChildPlace): readonly IikoChild[] {
  const id = textIn(child["id"]);
  const product = whole.products.get(id);
  if (product === undefined || product["isDeleted"] === true) return [];
  const prices = pricesOf(product, whole);
  const ofSizes = prices.filter(({ size }) => sizes.includes(size));
  return [
    {
      id,
      name: textIn(product["name"]),
      min: hasLimits ? Math.max(countOf(child["minAmount"]), child["required"] === true ? 1 : 0) : 0,
      max: hasLimits ? limitOf(child["maxAmount"], "none") : null,
      preset: countOf(child["defaultAmount"]),
      free: countOf(child["freeOfChargeAmount"]),
      isHidden: child["hideIfDefaultAmount"] === true,
      isIndependent: child["independentAmount"] === true,
      price: (ofSizes[0] ?? prices[0])?.price ?? null,
      sizePrices: new Map(ofSizes.length > 1 ? ofSizes.map(({ size, price }) => [size, price]) : []),
    },
  ];
}
