import { choiceFromWire } from "@skatert/contract";
import type { GroupTerms } from "@skatert/domain";
import { isJsonObject, type Json, type JsonObject } from "../../../shop/documents/json.ts";
import { idIn, numberText, objectIn, objectsIn, textIn } from "../menu/json-fields.ts";
import { nameKey } from "../menu/name-index.ts";
import { outerKey, type Ref, refKey, refText } from "./refs.ts";

/** An option of a group in a menu. */
export interface IndexedOption {
  readonly productId: number;
  readonly variationId: number | null;
  /** As decimal text; "": its product's own. */
  readonly price: string;
  readonly max: number;
  readonly preset: number;
}

/** A group of options: of the menu, of the file, or of both. */
export interface IndexedGroup {
  /** Null: the file adds it. */
  readonly id: number | null;
  readonly name: string;
  /** As a text names it. */
  readonly ref: string;
  readonly terms: Omit<GroupTerms, "options">;
  readonly options: readonly IndexedOption[];
}

/** What a file adds to a menu or changes in it, under the keys of `refKey`. */
export interface Coming {
  readonly groups: ReadonlyMap<string, Omit<IndexedGroup, "options">>;
  /** Ids of new products; null: not given yet. */
  readonly products: ReadonlyMap<string, number | null>;
}

export interface IndexedProduct {
  readonly id: number;
  readonly name: string;
  readonly product: JsonObject;
}

export interface GroupIndex {
  readonly all: readonly IndexedGroup[];
  byId(id: number): IndexedGroup | null;
  find(ref: Ref): IndexedGroup | "ambiguous" | null;
  /** A product by its number, or by its name: first among those of the group, then among all. */
  product(ref: Ref, group: number | null): IndexedProduct | "ambiguous" | null;
  /** The id of a product that the file adds; null: not given yet. Undefined: the file adds no such product. */
  coming(ref: Ref): number | null | undefined;
  /** The same menu with the groups and products of a file. */
  with(coming: Coming): GroupIndex;
}

const nothing: Coming = { groups: new Map(), products: new Map() };

/** The groups of options of a menu. */
export function groupIndex(catalog: Json, coming: Coming = nothing): GroupIndex {
  const sections = objectsIn(catalog).filter(({ choice }) => isJsonObject(choice));
  const names = countOf(sections.map(({ name }) => nameKey(textIn(name))));
  const known = sections.map((section): IndexedGroup => {
    const name = textIn(section["name"]);
    const id = idIn(section["id"]);
    const ref = refText(name, (names.get(nameKey(name)) ?? 0) > 1 ? id : null);
    return { id, name, ref, terms: termsOf(section), options: optionsOf(section), ...coming.groups.get(`#${id}`) };
  });
  const added = [...coming.groups].flatMap(([key, group]) =>
    key.startsWith("#") ? [] : [[key, { ...group, options: [] }] as const],
  );
  const byId = new Map(known.map((group) => [group.id, group]));
  const byOuter = new Map(sections.flatMap((section) => outerKeysOf(section).map((key) => [key, idIn(section["id"])])));
  const products = productIndex(catalog);

  return {
    all: known,
    byId: (id) => byId.get(id) ?? null,
    find(ref) {
      const own = ref.id ?? (ref.outer === null ? null : (byOuter.get(ref.outer) ?? null));
      if (own !== null) return byId.get(own) ?? null;
      const key = refKey(ref);
      const fresh = added.find(([each]) => each === key)?.[1];
      if (fresh !== undefined || ref.outer !== null) return fresh ?? null;
      return onlyOf(known.filter(({ name }) => nameKey(name) === key));
    },
    product: products.find,
    coming: (ref) => coming.products.get(refKey(ref)) ?? (coming.products.has(refKey(ref)) ? null : undefined),
    with: (next) => groupIndex(catalog, next),
  };
}

/** The numbers of a section or product in other systems, as texts write them. */
export function outerKeysOf({ external_numbers: numbers }: JsonObject): readonly string[] {
  return Object.entries(objectIn(numbers)).map(([system, number]) => outerKey(system, textIn(number)));
}

export function termsOf(section: JsonObject): IndexedGroup["terms"] {
  const { options: _options, ...terms } = choiceFromWire(section["choice"]) ?? noTerms;
  return terms;
}

/** The limits of a group of a kind that states none. */
const noTerms: GroupTerms = { kind: "add", min: 0, max: 1, distinct: null, free: 0, options: null };

function optionsOf(section: JsonObject): readonly IndexedOption[] {
  const listed = objectIn(section["choice"])["options"];
  const entries = Array.isArray(listed) ? objectsIn(listed) : objectsIn(section["products"]);
  return entries.map((entry) => {
    const isOption = Array.isArray(listed);
    return {
      productId: idIn(entry[isOption ? "product_id" : "id"]),
      variationId: isOption ? idIn(entry["variation_id"]) || null : null,
      price: isOption ? numberText(entry["price"]) : "",
      max: isOption && entry["max"] !== undefined ? Number(entry["max"]) : 1,
      preset: isOption ? Number(entry["preset"] ?? 0) : 0,
    };
  });
}

function productIndex(catalog: Json) {
  const byId = new Map<number, IndexedProduct>();
  const byOuter = new Map<string, IndexedProduct>();
  const bySection = new Map<number, IndexedProduct[]>();
  for (const section of objectsIn(catalog))
    for (const product of objectsIn(section["products"])) {
      const id = idIn(product["id"]);
      const found = byId.get(id) ?? { id, name: textIn(product["name"]), product };
      byId.set(id, found);
      for (const key of outerKeysOf(product)) byOuter.set(key, found);
      const own = bySection.get(idIn(section["id"]));
      if (own === undefined) bySection.set(idIn(section["id"]), [found]);
      else own.push(found);
    }
  const byName = Map.groupBy(byId.values(), ({ name }) => nameKey(name));
  return {
    find(ref: Ref, group: number | null): IndexedProduct | "ambiguous" | null {
      if (ref.id !== null) return byId.get(ref.id) ?? null;
      if (ref.outer !== null) return byOuter.get(ref.outer) ?? null;
      const name = nameKey(ref.name);
      const inGroup = (bySection.get(group ?? 0) ?? []).filter((each) => nameKey(each.name) === name);
      return inGroup.length > 0 ? onlyOf(inGroup) : onlyOf(byName.get(name) ?? []);
    },
  };
}

function onlyOf<Each>(found: readonly Each[]): Each | "ambiguous" | null {
  return found.length > 1 ? "ambiguous" : (found[0] ?? null);
}

function countOf(keys: readonly string[]): ReadonlyMap<string, number> {
  const counts = new Map<string, number>();
  for (const key of keys) counts.set(key, (counts.get(key) ?? 0) + 1);
  return counts;
}
