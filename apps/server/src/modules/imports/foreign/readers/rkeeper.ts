import type { Json, JsonObject } from "../../../../shop/documents/json.ts";
import { objectIn, objectsIn, textIn } from "../../menu/json-fields.ts";
import {
  type ForeignDish,
  type ForeignMenu,
  type ForeignNote,
  type ForeignUse,
  note,
  option,
} from "../foreign-menu.ts";
import { countOf, limitOf, moneyOf } from "../limits.ts";

interface Menu {
  readonly categories: ReadonlyMap<string, JsonObject>;
  readonly schemes: ReadonlyMap<string, JsonObject>;
  readonly groups: ReadonlyMap<string, JsonObject>;
  readonly ingredients: ReadonlyMap<string, JsonObject>;
}

/** The menu of r_keeper's web service: `products` with `schemeId`, and the schemes, groups and ingredients. */
export function readRkeeper(file: JsonObject): ForeignMenu | null {
  const menu = [file, objectIn(file["menu"]), objectIn(objectIn(file["taskResponse"])["menu"])].find(
    (each) => Array.isArray(each["products"]) && Array.isArray(each["ingredientsSchemes"]),
  );
  if (menu === undefined) return null;
  const whole: Menu = {
    categories: byId(menu["categories"]),
    schemes: byId(menu["ingredientsSchemes"]),
    groups: byId(menu["ingredientsGroups"]),
    ingredients: byId(menu["ingredients"]),
  };
  return { system: "rkeeper", dishes: objectsIn(menu["products"]).map((product) => dishOf(product, whole)) };
}

function byId(list: Json | undefined): ReadonlyMap<string, JsonObject> {
  return new Map(objectsIn(list).map((each) => [textIn(each["id"]), each]));
}

function dishOf(product: JsonObject, menu: Menu): ForeignDish {
  const price = moneyOf(product["price"], 100);
  const notes: ForeignNote[] = price === null ? [note("no-price")] : [];
  const scheme = menu.schemes.get(textIn(product["schemeId"]));
  const { value, unit } = objectIn(product["measure"]);
  const [picture = ""] = Array.isArray(product["imageUrls"]) ? product["imageUrls"].map(textIn) : [];
  return {
    id: textIn(product["id"]),
    name: textIn(product["name"]),
    section: sectionOf(textIn(product["categoryId"]), menu),
    description: textIn(product["description"]),
    picture,
    weight: textIn(value),
    unit: textIn(unit),
    price: price ?? 0,
    sizes: [],
    isOnSale: price !== null && product["isContainInStopList"] !== true,
    uses: objectsIn(scheme?.["ingredientsGroups"]).map((group) => groupUse(group, menu, notes)),
    notes,
  };
}

function sectionOf(id: string, { categories }: Menu): readonly string[] {
  const names: string[] = [];
  const seen = new Set<string>();
  for (let at = id; categories.has(at) && !seen.has(at); at = textIn(categories.get(at)?.["parentId"])) {
    seen.add(at);
    names.unshift(textIn(categories.get(at)?.["name"]));
  }
  return names;
}

/** A group of a scheme. If it does not change the price, its ingredients cost nothing, whatever their price is. */
function groupUse(use: JsonObject, { groups, ingredients }: Menu, notes: ForeignNote[]): ForeignUse {
  const id = textIn(use["id"]);
  const group = groups.get(id) ?? use;
  const name = textIn(group["name"]);
  const isPaid = (use["changesPrice"] ?? group["changesPrice"]) !== false;
  const listed = Array.isArray(group["ingredients"]) ? group["ingredients"] : [];
  const options = listed.flatMap((entry) => {
    const own = ingredients.get(textIn(entry) || textIn(objectIn(entry)["id"])) ?? objectIn(entry);
    const ingredient = textIn(own["name"]);
    if (textIn(own["schemeId"]) !== "") notes.push(note("nested", { group: name, option: ingredient }));
    if (isPaid && /%\s*$/.test(textIn(own["price"])))
      notes.push(note("percent", { group: name, option: ingredient, is_impossible: true }));
    return ingredient === ""
      ? []
      : [
          option({
            id: textIn(own["id"]),
            name: ingredient,
            price: isPaid ? (moneyOf(own["price"], 100) ?? 0) : 0,
            max: null,
          }),
        ];
  });
  return {
    id,
    name,
    kind: "add",
    min: countOf(use["minCount"]),
    max: limitOf(use["maxCount"], "none"),
    distinct: null,
    free: 0,
    sizes: [],
    options,
  };
}
