import type { JsonObject } from "../../../../shop/documents/json.ts";
import { objectIn, objectsIn, textIn } from "../../menu/json-fields.ts";
import {
  type ForeignDish,
  type ForeignMenu,
  type ForeignNote,
  type ForeignOption,
  type ForeignUse,
  note,
  option,
} from "../foreign-menu.ts";
import { countOf, furthest, limitOf, moneyOf } from "../limits.ts";

type Objects = ReadonlyMap<string, JsonObject>;

/** Currencies without a smaller unit, whose amounts are whole. */
const WHOLE = new Set(["JPY", "KRW", "VND", "CLP", "XOF", "XAF", "UGX"]);

/** The catalog of Square: `objects` and `related_objects` of its list or search. */
export function readSquare(file: JsonObject): ForeignMenu | null {
  const all = [...objectsIn(file["objects"]), ...objectsIn(file["related_objects"])];
  if (!all.some((each) => each["type"] === "ITEM" && "item_data" in each)) return null;
  const objects: Objects = new Map(
    all.filter((each) => each["is_deleted"] !== true).map((each) => [textIn(each["id"]), each]),
  );
  const items = [...objects.values()].filter(({ type }) => type === "ITEM");
  return { system: "square", dishes: items.map((item) => dishOf(item, objects)) };
}

function dishOf(item: JsonObject, objects: Objects): ForeignDish {
  const data = objectIn(item["item_data"]);
  const notes: ForeignNote[] = [];
  const variations = objectsIn(data["variations"]).flatMap((variation) => {
    const own = objectIn(variation["item_variation_data"]);
    const price = priceOf(own, notes);
    return price === null ? [] : [{ name: textIn(own["name"]), price, weight: "" }];
  });
  const [first] = variations;
  const isSized = variations.length > 1;
  if (first === undefined) notes.push(note("no-price"));
  const infos = objectsIn(data["modifier_list_info"])
    .filter(({ enabled }) => enabled !== false)
    .toSorted((one, other) => Number(one["ordinal"] ?? 0) - Number(other["ordinal"] ?? 0));
  const [image] = Array.isArray(data["image_ids"]) ? data["image_ids"].map(textIn) : [];
  return {
    id: textIn(item["id"]),
    name: textIn(data["name"]),
    section: sectionOf(data, objects),
    description: textIn(data["description_plaintext"] ?? data["description"]),
    picture: textIn(objectIn(objects.get(image ?? "")?.["image_data"])["url"]),
    weight: "",
    unit: "",
    price: isSized ? null : (first?.price ?? 0),
    sizes: isSized ? variations : [],
    isOnSale: first !== undefined && data["is_archived"] !== true,
    uses: infos.flatMap((info) => groupUse(info, objects, notes)),
    notes,
  };
}

function sectionOf(data: JsonObject, objects: Objects): readonly string[] {
  const [first] = objectsIn(data["categories"]).map(({ id }) => textIn(id));
  const id = textIn(objectIn(data["reporting_category"])["id"]) || first || textIn(data["category_id"]);
  const name = textIn(objectIn(objects.get(id)?.["category_data"])["name"]);
  return name === "" ? [] : [name];
}

/** The common price; those of single places are noted. Null: the price is typed at the sale. */
function priceOf(entry: JsonObject, notes: ForeignNote[], group = ""): number | null {
  const price = amountOf(entry["price_money"]);
  if (entry["pricing_type"] === "VARIABLE_PRICING") return null;
  const others = objectsIn(entry["location_overrides"]).flatMap(({ price_money }) => amountOf(price_money) ?? []);
  const cost = furthest(others.map((other) => (price ?? 0) - other));
  if (cost !== 0) notes.push(note("branch-price", { group, option: textIn(entry["name"]), cost }));
  return price;
}

function amountOf(money: JsonObject[string] | undefined): number | null {
  const { amount, currency } = objectIn(money);
  return moneyOf(amount, WHOLE.has(textIn(currency)) ? 100 : 1);
}

/** A list of modifiers as an item has it: -1 is the list's own limit, and a maximum of 0 is none. */
function groupUse(info: JsonObject, objects: Objects, notes: ForeignNote[]): readonly ForeignUse[] {
  const id = textIn(info["modifier_list_id"]);
  const list = objectIn(objects.get(id)?.["modifier_list_data"]);
  const name = textIn(list["name"]);
  if (list["modifier_type"] === "TEXT") {
    notes.push(note("input", { group: name }));
    return [];
  }
  const isHidden = toggled(info["hidden_from_customer_override"], list["hidden_from_customer"] === true);
  if (isHidden) {
    notes.push(note("staff-only", { group: name }));
    return [];
  }
  const isSingle = list["selection_type"] === "SINGLE" && list["max_selected_modifiers"] === undefined;
  const hasQuantities = toggled(info["allow_quantities"], list["allow_quantities"] === true);
  const own = (key: "min_selected_modifiers" | "max_selected_modifiers") =>
    Number(info[key] ?? -1) === -1 ? list[key] : info[key];
  const overrides = new Map(objectsIn(info["modifier_overrides"]).map((each) => [textIn(each["modifier_id"]), each]));
  const options = objectsIn(list["modifiers"])
    .toSorted(
      (one, other) =>
        Number(objectIn(one["modifier_data"])["ordinal"] ?? 0) -
        Number(objectIn(other["modifier_data"])["ordinal"] ?? 0),
    )
    .flatMap((modifier): ForeignOption[] => {
      const data = objectIn(modifier["modifier_data"]);
      const override = overrides.get(textIn(modifier["id"])) ?? {};
      if (toggled(override["hidden_online_override"], data["hidden_online"] === true)) return [];
      if (Array.isArray(data["child_modifier_list_ids"]) && data["child_modifier_list_ids"].length > 0)
        notes.push(note("nested", { group: name, option: textIn(data["name"]) }));
      const isChosen = toggled(
        override["on_by_default_override"],
        (override["on_by_default"] ?? data["on_by_default"]) === true,
      );
      return [
        option({
          id: textIn(modifier["id"]),
          name: textIn(data["name"]),
          price: priceOf(data, notes, name) ?? 0,
          max: hasQuantities ? null : 1,
          preset: isChosen ? 1 : 0,
        }),
      ];
    });
  const max = limitOf(own("max_selected_modifiers"), "none");
  const min = countOf(own("min_selected_modifiers"));
  return [{ id, name, kind: "add", min, max: isSingle ? 1 : max, distinct: null, free: 0, sizes: [], options }];
}

/** "YES" and "NO" replace the list's own. */
function toggled(value: JsonObject[string] | undefined, own: boolean): boolean {
  if (value === "YES" || value === true) return true;
  return value === "NO" ? false : own;
}
