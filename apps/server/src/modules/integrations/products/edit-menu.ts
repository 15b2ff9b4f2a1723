import type { WirePatch } from "@skatert/contract";
import type { ProductId, VariationId } from "@skatert/domain";
import { isJsonObject, type Json, type JsonObject } from "../../../shop/documents/json.ts";

/** A product in any category of a menu; null for an unknown id. */
export function productIn(menu: Json, productId: ProductId): JsonObject | null {
  const categories = Array.isArray(menu) ? menu.filter(isJsonObject) : [];
  const products = categories.flatMap(({ products: listed }) => (Array.isArray(listed) ? listed : []));
  return products.filter(isJsonObject).find((product) => hasId(product, productId)) ?? null;
}

/** A variation of a product; null for an unknown id. */
export function variationIn(product: JsonObject, variationId: VariationId): JsonObject | null {
  const { variations } = product;
  const listed = Array.isArray(variations) ? variations.filter(isJsonObject) : [];
  return listed.find((variation) => hasId(variation, variationId)) ?? null;
}

/** Sets fields of a product in every category that contains it; returns the new menu. */
export function patchProduct(menu: Json, productId: ProductId, patch: WirePatch): Json {
  return mapProducts(menu, productId, (product) => ({ ...product, ...patch }));
}

/** Sets fields of one variation; returns the new menu. */
export function patchVariation(menu: Json, productId: ProductId, variationId: VariationId, patch: WirePatch): Json {
  return mapProducts(menu, productId, (product) => {
    const { variations } = product;
    if (!Array.isArray(variations)) return product;
    return {
      ...product,
      variations: variations.map((variation) =>
        isJsonObject(variation) && hasId(variation, variationId) ? { ...variation, ...patch } : variation,
      ),
    };
  });
}

/** Categories without the product keep their object identity, so later readers can skip them. */
function mapProducts(menu: Json, productId: ProductId, change: (product: JsonObject) => JsonObject): Json {
  if (!Array.isArray(menu)) return menu;
  const isIt = (product: Json) => isJsonObject(product) && hasId(product, productId);
  return menu.map((category) => {
    if (!isJsonObject(category)) return category;
    const { products } = category;
    if (!Array.isArray(products) || !products.some(isIt)) return category;
    return {
      ...category,
      products: products.map((product) =>
        isJsonObject(product) && hasId(product, productId) ? change(product) : product,
      ),
    };
  });
}

/** An id is a number or the same number as a string. */
export function hasId(entry: JsonObject, id: ProductId | VariationId): boolean {
  return String(entry["id"]) === String(id);
}
