import type { ShopDocument } from "../documents/shop-document.ts";
import { type Place, placesAt } from "../documents/walk.ts";
import type { ShopFault } from "./fault.ts";
import { productFacts, productsIn } from "./product-facts.ts";

/** Fields that name a variation beside its product. */
const pairs = [
  { document: "stock", at: "[]" },
  { document: "coupons", at: "auto[].free_gift_data[]" },
  { document: "coupons", at: "codes[].free_gift_data[]" },
];

/** Faults of variations that their product in the shop `all` lacks. Another check finds unknown products. */
export function checkVariations(
  documents: readonly ShopDocument[],
  all: readonly ShopDocument[] = documents,
): readonly ShopFault[] {
  const naming = new Set(pairs.map(({ document }) => document));
  if (!documents.some(({ name }) => naming.has(name))) return [];
  const variations = variationsByProduct(all);
  return pairs.flatMap(({ document: name, at }) => {
    const named = documents.filter((one) => one.name === name || one.subject.kind === name);
    return named.flatMap((document) =>
      placesAt(document.content, at).flatMap((entry) => {
        const product = textAt(entry, "product_id");
        const variation = textAt(entry, "variation_id");
        const known = variations.get(product);
        if (["", "0", "false"].includes(variation) || known === undefined || known.has(variation)) return [];
        const message = `product ${product} has no variation ${variation}`;
        return [{ file: document.file, path: `${entry.path}.variation_id`, message }];
      }),
    );
  });
}

/** Most products have none, and share it. */
const none: ReadonlySet<string> = new Set();

function variationsByProduct(documents: readonly ShopDocument[]): ReadonlyMap<string, ReadonlySet<string>> {
  const found = new Map<string, ReadonlySet<string>>();
  for (const document of documents) {
    if (document.name !== "catalog" && document.subject.kind !== "prices") continue;
    for (const { product } of productsIn(document.content)) {
      const { id, variations } = productFacts(product);
      const known = found.get(id) ?? none;
      found.set(id, variations.length === 0 ? known : new Set([...known, ...variations]));
    }
  }
  return found;
}

function textAt(place: Place, field: string): string {
  return String(placesAt(place.value, field)[0]?.value ?? "");
}
