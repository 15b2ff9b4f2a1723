import type { Json, JsonObject } from "../../../../shop/documents/json.ts";
import { objectsIn, textIn, textsIn } from "../../menu/json-fields.ts";
import { type ForeignDish, type ForeignNote, type ForeignUse, note, option } from "../foreign-menu.ts";
import { moneyOf } from "../limits.ts";

/** How iiko prices a combo: one price for all, or one for each position. The other ways depend on the whole cart. */
const FIXED_PRICE = 0;
const FIXED_POSITIONS = 1;

/** The combos of iiko as sets, whose parts cost nothing or a surcharge. */
export function iikoCombos(
  combos: Json | undefined,
  { dishes, sizes }: { readonly dishes: readonly ForeignDish[]; readonly sizes: Names },
): readonly ForeignDish[] {
  const names = new Map(dishes.map(({ id, name }) => [id, name]));
  return objectsIn(combos).map((combo) => comboOf(combo, { names, sizes }));
}

type Names = ReadonlyMap<string, string>;

/** Names of dishes and of sizes by their numbers. */
interface KnownNames {
  readonly names: Names;
  readonly sizes: Names;
}

function comboOf(combo: JsonObject, known: KnownNames): ForeignDish {
  const way = Number(combo["priceModificationType"] ?? Number.NaN);
  const notes: ForeignNote[] = [];
  const name = textIn(combo["name"]);
  if (way !== FIXED_PRICE && way !== FIXED_POSITIONS) notes.push(note("combo-price", { is_impossible: true }));
  if (combo["startDate"] != null || combo["expirationDate"] != null) notes.push(note("hours"));
  const groups = objectsIn(combo["groups"]).map((group) => partOf(group, way, known));
  const base = way === FIXED_PRICE ? moneyOf(combo["priceModification"], 100) : sumOf(groups.map(({ least }) => least));
  if (base === null) notes.push(note("no-price"));
  return {
    id: textIn(combo["sourceActionId"] ?? combo["id"]),
    name,
    section: ["Комбо"],
    description: "",
    picture: "",
    weight: "",
    unit: "",
    price: base ?? 0,
    sizes: [],
    isOnSale: base !== null && combo["isActive"] !== false,
    uses: groups.map(({ use }) => use),
    notes: [...notes, ...groups.flatMap((group) => group.notes)],
  };
}

/** A part of a combo: one of its dishes, each in one size. `least`: what the cheapest costs. */
function partOf(group: JsonObject, way: number, { names, sizes }: KnownNames) {
  const name = textIn(group["name"]);
  const notes: ForeignNote[] = [];
  const listed = new Map<string, Listed>();
  for (const product of objectsIn(group["products"])) {
    const id = textIn(product["productId"]);
    const size = sizes.get(textIn(product["sizeId"])) ?? "";
    const stated = moneyOf(product["priceModificationAmount"], 100);
    const amount = way === FIXED_POSITIONS ? stated : (stated ?? 0);
    const dish = names.get(id) ?? id;
    const kept = listed.get(id);
    if (amount === null) notes.push(note("no-price", { group: name, option: dish }));
    else if (kept !== undefined) notes.push(note("part-size", { group: name, option: sizedName(dish, kept.size) }));
    else listed.set(id, { dish, size, amount });
    if (textsIn(product["forbiddenModifiers"]).length > 0) notes.push(note("nested", { group: name, option: dish }));
  }
  const amounts = [...listed.values()].map(({ amount }) => amount);
  const least = way === FIXED_POSITIONS && amounts.length > 0 ? Math.min(...amounts) : 0;
  const use: ForeignUse = {
    id: textIn(group["id"]) || null,
    name,
    kind: "set",
    min: 1,
    max: 1,
    distinct: null,
    free: 0,
    sizes: [],
    options: [...listed].map(([id, { dish, size, amount }]) => option({ id, name: dish, price: amount - least, size })),
  };
  return { use, least, notes };
}

/** A dish of a part; `amount` in hundredths. */
interface Listed {
  readonly dish: string;
  readonly size: string;
  readonly amount: number;
}

function sizedName(dish: string, size: string): string {
  return size === "" ? dish : `${dish}, ${size}`;
}

function sumOf(amounts: readonly number[]): number {
  return amounts.reduce((sum, each) => sum + each, 0);
}
