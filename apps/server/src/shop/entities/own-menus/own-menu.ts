import { readText } from "@skatert/contract";
import { isJsonObject, type Json } from "../../documents/json.ts";
import { priceFileName } from "../../documents/shop-document.ts";
import { type Documents, documentOf, type EntityKey, type Facets, keyOf } from "../entity.ts";
import type { EntityChanges } from "../implode.ts";

/** The facet of a branch's location in the settings. */
export const LOCATION = "settings#locations";

/** Menus that the office begins have such names: "prices/branch-20", "prices/branch-20-2". */
const begunByOffice = /^prices\/branch-\d+(-\d+)?$/;

/**
 * The menu that a branch without prices of its own begins; no document has it yet. Null: the branch has no warehouse, so
 * it sells nothing.
 */
export function newMenuOf(branch: EntityKey, documents: Documents): string | null {
  const first = `prices/${branch.replace(":", "-")}`;
  for (let number = 1; begunByOffice.test(first); number++) {
    const name = number === 1 ? first : `${first}-${number}`;
    if (!documents.has(name)) return name;
  }
  return null;
}

/** The price file that a branch names, as a document; null: it sells from the main menu. */
export function menuNamedIn(facets: Facets | null): string | null {
  const location = facets?.[LOCATION];
  const path = isJsonObject(location ?? null) ? readText(Object(location)["price_file_path"]) : "";
  return path === "" ? null : priceFileName(path);
}

/**
 * Whether a facet belongs to a menu that exists only in a draft. There a dish has the facet if it differs from the main
 * menu, and null if the branch does not sell it. Publishing adds the others (MENU-23).
 */
export function isBegun(facet: string, documents: Documents): boolean {
  const document = documentOf(facet);
  return begunByOffice.test(document) && !documents.has(document);
}

/** The changes without those of menus that exist only in a draft. The same object if there are none. */
export function withoutBegun(changes: EntityChanges, documents: Documents): EntityChanges {
  const isKept = (facet: string) => !isBegun(facet, documents) || changes.has(keyOf("layout", documentOf(facet)));
  const kept = [...changes].map(([key, facets]): [EntityKey, Facets | null] => {
    if (facets === null || Object.keys(facets).every(isKept)) return [key, facets];
    return [key, Object.fromEntries(Object.entries(facets).filter(([facet]) => isKept(facet)))];
  });
  return kept.some(([key, facets]) => changes.get(key) !== facets) ? new Map(kept) : changes;
}

/** Documents that locations of the settings name as their price files. */
export function menusInUse(settings: Json | undefined): ReadonlySet<string> {
  const locations = isJsonObject(settings ?? null) ? Object(settings)["locations"] : null;
  const listed: readonly Json[] = Array.isArray(locations) ? locations : [];
  return new Set(
    listed.flatMap((location) => {
      const path = isJsonObject(location) ? readText(location["price_file_path"]) : "";
      return path === "" ? [] : [priceFileName(path)];
    }),
  );
}
