import type { Json, JsonObject } from "../../../../shop/editing/overlay.ts";
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
  const way = Number(combo["priceModificationType"]);
  const notes: ForeignNote[] = [];
  const name = textIn(combo["name"]);
  if (way !== FIXED_PRICE && way !== FIXED_POSITIONS) notes.push(note("combo-price", { is_impossible: true }));
  if (combo["startDate"] != null || combo["expirationDate"] != null) notes.push(note("hours"));
  const groups = objectsIn(combo["groups"]).map((group) => partOf(group, way, known));
  const base =
    way === FIXED_PRICE ? (moneyOf(combo["priceModification"], 100) ?? 0) : sumOf(groups.map(({ least }) => least));
  return {
    id: textIn(combo["sourceActionId"] ?? combo["id"]),
    name,
    section: ["Комбо"],
    description: "",
    picture: "",
    weight: "",
    unit: "",
    price: base,
    sizes: [],
    isOnSale: combo["isActive"] !== false,
    uses: groups.map(({ use }) => use),
    notes: [...notes, ...groups.flatMap((group) => group.notes)],
  };
}

/** A part of a combo: one of its dishes. `least`: what the cheapest costs. */
function partOf(group: JsonObject, way: number, { names, sizes }: KnownNames) {
  const listed = objectsIn(group["products"]).map((product) => ({
    id: textIn(product["productId"]),
    size: sizes.get(textIn(product["sizeId"])) ?? "",
    amount: moneyOf(product["priceModificationAmount"], 100) ?? 0,
    forbidden: textsIn(product["forbiddenModifiers"]),
  }));
  const least = way === FIXED_POSITIONS ? Math.min(...listed.map(({ amount }) => amount), Number.MAX_SAFE_INTEGER) : 0;
  const name = textIn(group["name"]);
  const use: ForeignUse = {
    id: textIn(group["id"]) || null,
    name,
    kind: "set",
    min: 1,
    max: 1,
    distinct: null,
    free: 0,
    sizes: [],
    options: listed.map(({ id, amount, size }) =>
      option({ id, name: names.get(id) ?? id, price: amount - least, size }),
    ),
  };
  const forbidden = listed.filter((each) => each.forbidden.length > 0);
  const notes = forbidden.map(({ id }) => note("nested", { group: name, option: names.get(id) ?? id }));
  return { use, least: listed.length === 0 ? 0 : least, notes };
}

function sumOf(amounts: readonly number[]): number {
  return amounts.reduce((sum, each) => sum + each, 0);
}
