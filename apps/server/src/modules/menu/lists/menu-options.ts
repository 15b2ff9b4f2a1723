import { languagesFromWire, readIds, readText, type WireMenuOptions } from "@skatert/contract";
import { isJsonObject, type Json } from "../../../shop/documents/json.ts";
import type { Documents } from "../../../shop/entities/entity.ts";

const maxWords = 100;

/** The choices for the fields of a dish. */
export function menuOptions(documents: Documents): WireMenuOptions {
  const settings = objectOf(documents.get("settings"));
  const dishes = objectsIn(documents.get("catalog")).flatMap(({ products }) => objectsIn(products));
  const facts = dishes.map(({ acf }) => objectOf(acf));
  return {
    branches: objectsIn(settings["locations"]).flatMap((branch) => {
      const [location] = readIds(branch["term_id"]);
      if (location === undefined) return [];
      return [{ location, name: readText(branch["name"]), menu: menuOf(branch["price_file_path"], documents) }];
    }),
    languages: languagesFromWire(settings["language_list"]).map(({ code, name }) => ({
      code,
      name,
      is_translated: documents.has(`catalog.${code}`),
    })),
    badges: frequent(facts.flatMap((fact) => textsOf(fact["product-badge"]))),
    allergens: frequent(facts.flatMap(({ allergens }) => textsOf(allergens))),
    groups: frequent(dishes.flatMap(({ supplements }) => objectsIn(supplements).map(({ group }) => readText(group)))),
    units: frequent(dishes.map((dish) => readText(dish["measure_unit"]))),
  };
}

/** The document of a branch's price file: "station.json", or an address that ends with it. */
function menuOf(file: Json | undefined, documents: Documents): string | null {
  const name = readText(file)
    .replace(/^.*\//, "")
    .replace(/\.json$/, "");
  return name !== "" && documents.has(`prices/${name}`) ? `prices/${name}` : null;
}

/** Each text once, the most frequent first. */
function frequent(texts: readonly string[]): string[] {
  const counts = new Map<string, number>();
  for (const text of texts) if (text !== "") counts.set(text, (counts.get(text) ?? 0) + 1);
  return [...counts]
    .toSorted(([, some], [, other]) => other - some)
    .slice(0, maxWords)
    .map(([text]) => text);
}

function textsOf(value: Json | undefined): readonly string[] {
  const list = typeof value === "string" ? value.split(",") : Array.isArray(value) ? value : [];
  return list.map(readText);
}

function objectsIn(value: Json | undefined) {
  return Array.isArray(value) ? value.filter(isJsonObject) : [];
}

function objectOf(value: Json | undefined): Readonly<Record<string, Json>> {
  return isJsonObject(value) ? value : {};
}
