import { isRecord, readList, readRecord } from "../fields/read.ts";

/** Fields by which entries of a list are known to be the same, in the order in which they are tried. */
const ID_FIELDS = ["id", "term_id", "lang_code", "code"] as const;

/**
 * A settings or catalogue file in another language: `overlay` says only what differs. Objects are
 * laid over each other, entries of a list meet by id (by place where entries have none and the lists
 * are of one length), any other value replaces. What the overlay knows of and the base does not is
 * left out of lists by id: a translation adds no dishes.
 */
export function overlayFile(base: unknown, overlay: unknown): unknown {
  if (overlay === undefined || overlay === null) return base;
  if (isRecord(base) && isRecord(overlay)) return overlayObject(base, overlay);
  if (Array.isArray(base) && Array.isArray(overlay)) return overlayList(base, overlay);
  return overlay;
}

function overlayObject(base: Readonly<Record<string, unknown>>, overlay: Readonly<Record<string, unknown>>): unknown {
  const merged = Object.entries(overlay).map(([key, value]) => [key, overlayFile(base[key], value)] as const);
  return { ...base, ...Object.fromEntries(merged) };
}

function overlayList(base: readonly unknown[], overlay: readonly unknown[]): unknown {
  if (overlay.length === 0) return base;
  const field = ID_FIELDS.find((name) => overlay.every((entry) => isRecord(entry) && entry[name] !== undefined));
  if (field !== undefined) {
    const byId = new Map(overlay.map((entry) => [String(readRecord(entry)[field]), entry]));
    return base.map((entry) => overlayFile(entry, byId.get(String(readRecord(entry)[field]))));
  }
  const meetByPlace = base.length === overlay.length && overlay.every(isRecord);
  return meetByPlace ? base.map((entry, index) => overlayFile(entry, overlay[index])) : overlay;
}

/**
 * A catalogue file in another language. The overlay is a list of categories with their products, or
 * `{categories, products}`; a product that stands in several categories is translated in each.
 */
export function overlayCatalog(catalog: unknown, overlay: unknown): unknown {
  const apart = readRecord(overlay);
  const categories = Array.isArray(overlay) ? overlay : readList(apart["categories"]);
  const nested = categories.flatMap((category) => readList(readRecord(category)["products"]));
  const products = new Map(
    [...nested, ...readList(apart["products"])].map((product) => [String(readRecord(product)["id"]), product]),
  );
  const categoryById = new Map(categories.map((category) => [String(readRecord(category)["id"]), category]));
  return readList(catalog).map((category) => {
    const { products: own, ...shell } = readRecord(category);
    const { products: _translated, ...translation } = readRecord(categoryById.get(String(shell["id"])));
    const merged = readRecord(overlayFile(shell, translation));
    if (own === undefined) return merged;
    return {
      ...merged,
      products: readList(own).map((product) => overlayFile(product, products.get(String(readRecord(product)["id"])))),
    };
  });
}
