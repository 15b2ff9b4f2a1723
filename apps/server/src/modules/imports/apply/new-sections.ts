import { slugOf } from "@skatert/domain";
import type { Json, JsonObject } from "../../../shop/documents/json.ts";
import { type CategoryTree, categoryTree } from "../menu/category-tree.ts";
import { idIn, objectsIn, textIn } from "../menu/json-fields.ts";
import { rawParts } from "../values/listed-text.ts";

/** The sections of a menu, including those that an import adds. */
export interface Sections {
  /** Ids of the sections of a canonical text; unknown ones are added. */
  idsOf(text: string): readonly number[];
  readonly tree: () => CategoryTree;
  /** Sections of the menu before. */
  readonly known: () => readonly JsonObject[];
  /** Sections that were added, in order. */
  readonly added: () => readonly JsonObject[];
}

/** `first`: the lowest number for a new section. */
export function sectionsOf(catalog: Json, first = 1): Sections {
  const known = objectsIn(catalog);
  const added: JsonObject[] = [];
  const slugs = new Set(known.map(({ slug }) => textIn(slug)));
  const tree = categoryTree(known);
  let last = known.reduce((greatest, { id }) => Math.max(greatest, idIn(id)), first - 1);

  function add(name: string, parent: number, outer?: string): number {
    last += 1;
    const section: JsonObject = {
      id: last,
      name,
      parent,
      slug: freeSlug(name, last, slugs),
      products: [],
      ...(outer === undefined ? {} : { external_numbers: outerNumbers(outer) }),
    };
    slugs.add(textIn(section["slug"]));
    added.push(section);
    tree.add(section);
    return last;
  }

  return {
    tree: () => tree,
    known: () => known,
    added: () => added,
    idsOf: (text) =>
      rawParts(text, ",").flatMap((part) => {
        const found = tree.find(part);
        if ("fault" in found) return [];
        if (found.kind === "known") return [found.id];
        const { names, outer } = found;
        return [
          names.reduce(
            (parent, name, at) => add(name, parent, at === names.length - 1 ? outer : undefined),
            found.parent,
          ),
        ];
      }),
  };
}

/** "iiko:a41c" as `external_numbers`. */
function outerNumbers(outer: string): JsonObject {
  const at = outer.indexOf(":");
  return { [outer.slice(0, at)]: outer.slice(at + 1) };
}

/** A slug that no other entry has; the number makes it unique. */
export function freeSlug(name: string, id: number, taken: ReadonlySet<string>): string {
  const slug = slugOf(name);
  if (slug === "") return String(id);
  return taken.has(slug) ? `${slug}-${id}` : slug;
}
