import { isJsonObject, type Json } from "../documents/json.ts";
import { identityOf } from "../documents/overlay.ts";
import type { ShopDocument } from "../documents/shop-document.ts";
import { type Place, placesAt } from "../documents/walk.ts";
import type { ShopFault } from "./fault.ts";

/**
 * Faults of overlay entries whose id is missing in the base of the shop `all`; such a translation would never be shown.
 */
export function checkOverlays(
  documents: readonly ShopDocument[],
  all: readonly ShopDocument[] = documents,
): readonly ShopFault[] {
  return documents.flatMap((document) => {
    const { subject } = document;
    if (subject.kind !== "overlay") return [];
    const base = all.find((one) => one.name === subject.base);
    if (base === undefined) return [];
    const lost =
      subject.base === "catalog" ? lostMenuEntries(document, all) : lostEntries(document.content, base.content, "");
    return lost.map((path) => ({ file: document.file, path, message: `no such entry in ${base.file}` }));
  });
}

/** Paths of list entries with an id that the base's list lacks. */
function lostEntries(overlay: Json, base: Json, path: string): readonly string[] {
  if (isJsonObject(overlay) && isJsonObject(base)) {
    return Object.entries(overlay).flatMap(([key, value]) => {
      const present = base[key];
      return present === undefined ? [] : lostEntries(value, present, path === "" ? key : `${path}.${key}`);
    });
  }
  if (!Array.isArray(overlay) || !Array.isArray(base)) return [];
  if (!base.every((entry) => identityOf(entry) !== null)) return [];
  return overlay.flatMap((entry, index) => {
    const match = base.find((other) => identityOf(other) === identityOf(entry));
    return match === undefined ? [`${path}[${index}]`] : lostEntries(entry, match, `${path}[${index}]`);
  });
}

function lostMenuEntries(overlay: ShopDocument, documents: readonly ShopDocument[]): readonly string[] {
  const menus = documents.filter((one) => one.name === "catalog" || one.subject.kind === "prices");
  const known = (pattern: string) =>
    new Set(menus.flatMap((menu) => placesAt(menu.content, pattern).map((place) => String(place.value))));
  const lost = (patterns: readonly string[], ids: ReadonlySet<string>) =>
    patterns.flatMap((at) => placesAt(overlay.content, at)).filter((place: Place) => !ids.has(String(place.value)));
  return [
    ...lost(["[].id", "categories[].id"], known("[].id")),
    ...lost(["[].products[].id", "categories[].products[].id", "products[].id"], known("[].products[].id")),
  ].map((place) => place.path);
}
