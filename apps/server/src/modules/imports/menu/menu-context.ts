import { DEFAULT_CURRENCY, DEFAULT_LANGUAGE } from "@skatert/contract";
import type { Json } from "../../../shop/documents/json.ts";
import type { NamedMenu } from "../columns/own-headings.ts";
import { type GroupIndex, groupIndex } from "../groups/group-index.ts";
import { type CategoryTree, categoryTree } from "./category-tree.ts";
import { idIn, objectIn, objectsIn, textIn } from "./json-fields.ts";
import { type NameIndex, nameIndex } from "./name-index.ts";
import { type KnownPictures, picturesIn } from "./pictures-text.ts";

/** Documents of the shop by name; null for an absent one. */
export type ReadDocument = (name: string) => Json;

/** Data of the shop that the cells of a table refer to. */
export interface MenuContext {
  readonly categories: CategoryTree;
  readonly supplements: NameIndex;
  /** The groups of options, with those that a file adds or changes. */
  readonly groups: GroupIndex;
  /** The groups as they are. */
  readonly presentGroups: GroupIndex;
  readonly branches: NameIndex;
  /** Branches with a menu of their own. */
  readonly menus: readonly NamedMenu[];
  /** Codes of the languages that the menu is translated into. */
  readonly languages: readonly string[];
  /** Pictures of the menu, and those fetched by an import. */
  readonly pictures: KnownPictures;
  /** Default unit of a weight: the most frequent unit of the menu. */
  readonly unit: string | null;
  /** Sign of the shop's currency. */
  readonly currency: string;
}

export function menuContext(
  read: ReadDocument,
  names: readonly string[],
  fetched: KnownPictures = new Map(),
): MenuContext {
  const catalog = objectsIn(read("catalog"));
  const settings = objectIn(read("settings"));
  const locations = objectsIn(settings["locations"]);
  const dishes = catalog.flatMap(({ products }) => objectsIn(products));
  const groups = groupIndex(read("catalog"));
  return {
    groups,
    presentGroups: groups,
    categories: categoryTree(catalog),
    supplements: nameIndex(dishes.map(({ id, name }) => ({ id: idIn(id), name: textIn(name) }))),
    branches: nameIndex(locations.map((one) => ({ id: idIn(one["term_id"]), name: textIn(one["name"]) }))),
    menus: ownMenus(locations, names),
    languages: names
      .flatMap((name) => /^catalog\.([\w-]+)$/.exec(name)?.[1] ?? [])
      .filter((code) => code !== DEFAULT_LANGUAGE),
    pictures: new Map([...dishes.flatMap(({ images }) => [...picturesIn(images)]), ...fetched]),
    currency: textIn(settings["front_currency"]) || DEFAULT_CURRENCY,
    unit: mostFrequent(dishes.map((dish) => textIn(dish["measure_unit"]))),
  };
}

function ownMenus(locations: ReturnType<typeof objectsIn>, names: readonly string[]): readonly NamedMenu[] {
  const menus = new Map<string, string>();
  for (const location of locations) {
    const file = textIn(location["price_file_path"])
      .replace(/^.*\//, "")
      .replace(/\.json$/, "");
    const document = `prices/${file}`;
    if (file !== "" && names.includes(document) && !menus.has(document)) menus.set(document, textIn(location["name"]));
  }
  return [...menus].map(([document, name]) => ({ document, name }));
}

function mostFrequent(texts: readonly string[]): string | null {
  const counts = new Map<string, number>();
  for (const text of texts) if (text !== "") counts.set(text, (counts.get(text) ?? 0) + 1);
  return [...counts].sort(([, one], [, other]) => other - one)[0]?.[0] ?? null;
}
