import { isJsonObject, type Json, type JsonObject } from "./json.ts";

/** Fields that identify an entry of a list; the first present one counts. */
const identities = ["id", "term_id", "lang_code", "code", "slug", "ID"] as const;

/**
 * Merged objects by overlay and base. Both are shared by many revisions, so unchanged merges keep their object
 * identity.
 */
const merged = new WeakMap<object, WeakMap<object, Json>>();

/** The result of `merge` for a base and an overlay; the same object for the same pair. */
export function mergedOnce(base: object, overlay: object, merge: () => Json): Json {
  const byBase = merged.get(overlay) ?? new WeakMap<object, Json>();
  merged.set(overlay, byBase);
  const known = byBase.get(base);
  if (known !== undefined) return known;
  const made = merge();
  byBase.set(base, made);
  return made;
}

/**
 * Applies a language's overlay to a base document. Objects merge by field and lists of entries by id; entries missing
 * in the base are omitted. Any other value replaces the base's.
 */
export function applyOverlay(base: Json, overlay: Json): Json {
  if (isJsonObject(base) && isJsonObject(overlay)) return mergeObjects(base, overlay);
  if (Array.isArray(base) && Array.isArray(overlay) && hasIdentities(base)) return mergeLists(base, overlay);
  return overlay;
}

function mergeObjects(base: JsonObject, overlay: JsonObject): JsonObject {
  const merged: Record<string, Json> = { ...base };
  for (const [key, value] of Object.entries(overlay)) {
    const present = merged[key];
    merged[key] = present === undefined ? value : applyOverlay(present, value);
  }
  return merged;
}

function mergeLists(base: readonly Json[], overlay: readonly Json[]): Json {
  const byIdentity = new Map(overlay.map((entry) => [identityOf(entry), entry]));
  return base.map((entry) => {
    const over = byIdentity.get(identityOf(entry));
    return over === undefined ? entry : applyOverlay(entry, over);
  });
}

function hasIdentities(list: readonly Json[]): boolean {
  return list.length > 0 && list.every((entry) => identityOf(entry) !== null);
}

/** "id:12"; null for an entry without an identifying field. */
export function identityOf(entry: Json): string | null {
  if (!isJsonObject(entry)) return null;
  const key = identities.find((name) => typeof entry[name] === "string" || typeof entry[name] === "number");
  return key === undefined ? null : `${key}:${String(entry[key])}`;
}

/**
 * Applies a catalogue's overlay by category id and product id at any depth, so that one overlay serves the main menu
 * and every price file. It is a list of categories with their products, or separate `{categories, products}`.
 */
export function applyCatalogOverlay(catalog: Json, overlay: Json): Json {
  if (!Array.isArray(catalog)) return catalog;
  const { categories, products } = catalogOverlays(overlay);
  return catalog.map((category) => {
    if (!isJsonObject(category)) return category;
    const merged = overlayEntry(category, categories);
    const listed = category["products"];
    if (!isJsonObject(merged) || !Array.isArray(listed)) return merged;
    return { ...merged, products: listed.map((product) => overlayEntry(product, products)) };
  });
}

type Overlays = ReadonlyMap<string | null, Json>;

function catalogOverlays(overlay: Json): { categories: Overlays; products: Overlays } {
  const apart = isJsonObject(overlay);
  const listed = entriesOf(apart ? overlay["categories"] : overlay);
  const products = [
    ...(apart ? entriesOf(overlay["products"]) : []),
    ...listed.flatMap((category) => entriesOf(category["products"])),
  ];
  const own = listed.map(({ products: _products, ...category }) => category);
  return { categories: byIdentity(own), products: byIdentity(products) };
}

function entriesOf(list: Json | undefined): readonly JsonObject[] {
  return Array.isArray(list) ? list.filter(isJsonObject) : [];
}

function byIdentity(entries: readonly JsonObject[]): Overlays {
  return new Map(entries.map((entry) => [identityOf(entry), entry]));
}

function overlayEntry(entry: Json, overlays: Overlays): Json {
  const over = overlays.get(identityOf(entry));
  if (over === undefined) return entry;
  if (!isJsonObject(entry) || !isJsonObject(over)) return applyOverlay(entry, over);
  return mergedOnce(entry, over, () => withSizeNames(applyOverlay(entry, over), entry));
}

/**
 * Names the sizes of a translated product as before the translation too: prices of options go by the names of sizes, and
 * must not depend on the guest's language (MENU-6).
 */
function withSizeNames(translated: Json, product: JsonObject): Json {
  if (!isJsonObject(translated) || translated["variations"] === product["variations"]) return translated;
  const before = new Map(entriesOf(product["variations"]).map((variation) => [identityOf(variation), variation]));
  const variations = entriesOf(translated["variations"]).map((variation) => {
    const known = before.get(identityOf(variation));
    if (known === undefined || known["attributes"] === variation["attributes"]) return variation;
    const names = entriesOf(known["attributes"]).map(({ option = "" }) => option);
    return { ...variation, size_names: known["size_names"] ?? names };
  });
  return variations.length === 0 ? translated : { ...translated, variations };
}
