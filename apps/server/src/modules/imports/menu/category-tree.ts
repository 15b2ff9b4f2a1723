import { cleanText } from "@skatert/contract";
import type { JsonObject } from "../../../shop/documents/json.ts";
import { outerKeysOf } from "../groups/group-index.ts";
import { readRef } from "../groups/refs.ts";
import { escapeText, rawParts, unescapeText } from "../values/listed-text.ts";
import type { ValueFault } from "../values/reading.ts";
import { idIn, textIn } from "./json-fields.ts";
import { nameKey } from "./name-index.ts";

/** A section named by a cell: an existing one, or the names of sections to add, from the top. */
export type NamedCategory =
  | { readonly kind: "known"; readonly id: number }
  | {
      readonly kind: "new";
      readonly parent: number;
      readonly names: readonly [string, ...string[]];
      /** Number of the last section in another system: "iiko:a41c". */
      readonly outer?: string;
    };

export interface CategoryTree {
  /** "Пицца > На томатном соусе". Sections with the same path also get their number. */
  textOf(id: number): string;
  /** The section of a path, or of a name alone if no other section has it. */
  find(text: string): NamedCategory | { readonly fault: ValueFault };
  /** The sections above a section, nearest first. */
  ancestors(id: number): readonly number[];
  /** Adds a section below those present. Texts from earlier calls stay valid. */
  add(section: JsonObject): void;
  /** Whether the section is a shelf of supplements, which the menu does not show. */
  isShelf(id: number): boolean;
}

interface Category {
  readonly id: number;
  readonly name: string;
  readonly parent: number;
  /** Its numbers in other systems. */
  readonly outer: readonly string[];
}

const numbered = /\s*\[(\d{1,10})\]$/;
const shelfName = "допы";

export function categoryTree(catalog: readonly JsonObject[]): CategoryTree {
  const index = categoryIndex(catalog.map(categoryOf));
  const { byId, byPath, byName, byOuter, namesOf, ancestors } = index;

  function find(text: string): NamedCategory | { readonly fault: ValueFault } {
    const id = Number(numbered.exec(text)?.[1] ?? 0);
    if (byId.has(id)) return { kind: "known", id };
    const outer = readRef(text).outer;
    if (outer !== null) {
      const own = byOuter.get(outer);
      const path = rawParts(text.slice(0, text.lastIndexOf("[")), ">").map((part) => cleanText(unescapeText(part)));
      const [first = "", ...rest] = path;
      return own === undefined ? { ...newCategory([first, ...rest]), outer } : { kind: "known", id: own.id };
    }
    const names = rawParts(text, ">").map((part) => cleanText(unescapeText(part)));
    const [first, ...rest] = names;
    if (first === undefined) return { fault: "required" };
    const found =
      byPath.get(pathKey(names.map(nameKey))) ?? (rest.length === 0 ? byName.get(nameKey(first)) : undefined);
    if (found !== undefined && found.length > 1) return { fault: "ambiguous-category" };
    const [only] = found ?? [];
    return only === undefined ? newCategory([first, ...rest]) : { kind: "known", id: only.id };
  }

  /** The new sections are below the longest known beginning of the path. */
  function newCategory(names: readonly [string, ...string[]]): Extract<NamedCategory, { kind: "new" }> {
    for (let length = names.length - 1; length > 0; length -= 1) {
      const parents = byPath.get(pathKey(names.slice(0, length).map(nameKey)));
      const [first = "", ...rest] = names.slice(length);
      if (parents?.[0] !== undefined) return { kind: "new", parent: parents[0].id, names: [first, ...rest] };
    }
    return { kind: "new", parent: 0, names };
  }

  return {
    add: (section) => index.add([categoryOf(section)]),
    textOf(id) {
      const names = namesOf(id);
      const path = names.map((name) => escapeText(name, ",>")).join(" > ");
      return (byPath.get(pathKey(names.map(nameKey)))?.length ?? 0) > 1 ? `${path} [${id}]` : path;
    },
    find,
    ancestors,
    isShelf: (id) => nameKey(byId.get(id)?.name ?? "") === shelfName,
  };
}

/** Sections by id, by path and by name. */
function categoryIndex(categories: readonly Category[]) {
  const byId = new Map<number, Category>();
  const byPath = new Map<string, Category[]>();
  const byName = new Map<string, Category[]>();
  const byOuter = new Map<string, Category>();

  function ancestors(id: number): readonly number[] {
    const above: number[] = [];
    for (let parent = byId.get(id)?.parent ?? 0; byId.has(parent) && !above.includes(parent); ) {
      above.push(parent);
      parent = byId.get(parent)?.parent ?? 0;
    }
    return above;
  }

  function namesOf(id: number): readonly string[] {
    return [...ancestors(id)]
      .reverse()
      .concat(id)
      .map((each) => byId.get(each)?.name ?? "");
  }

  /** A section may precede its parent in the list, so all are collected before the first path is read. */
  function add(added: readonly Category[]): void {
    for (const category of added) byId.set(category.id, category);
    for (const category of added) {
      put(byPath, pathKey(namesOf(category.id).map(nameKey)), category);
      put(byName, nameKey(category.name), category);
      for (const key of category.outer) byOuter.set(key, category);
    }
  }

  add(categories);
  return { byId, byPath, byName, byOuter, ancestors, namesOf, add };
}

/** Safe as a separator, because no cleaned key contains a line break. */
function pathKey(keys: readonly string[]): string {
  return keys.join("\n");
}

function categoryOf(section: JsonObject): Category {
  const { id, name, parent } = section;
  return { id: idIn(id), name: cleanText(textIn(name)), parent: idIn(parent), outer: outerKeysOf(section) };
}

function put(index: Map<string, Category[]>, key: string, category: Category): void {
  const same = index.get(key);
  if (same === undefined) index.set(key, [category]);
  else same.push(category);
}
