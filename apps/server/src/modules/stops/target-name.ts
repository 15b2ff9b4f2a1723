import type { ShopSettings } from "@skatert/contract";
import type { Product, ShopRules, StopTarget, VariationId } from "@skatert/domain";

/** The target's name in the language of rules and settings; null: the branch has no such target. */
export function targetName(target: StopTarget, rules: ShopRules, settings: ShopSettings): string | null {
  switch (target.kind) {
    case "product":
    case "supplement":
      return rules.catalog.products.get(target.id)?.name ?? null;
    case "variation":
      return sizeName(target.id, rules);
    case "category":
      return rules.catalog.categoryById.get(target.id)?.name ?? null;
    case "branch":
      return target.id === rules.warehouseId ? branchName(target.id, settings) : null;
    case "method":
      return methodName(target.id, settings);
    case "zone":
      return rules.zones.find(({ id }) => id === target.id)?.name ?? null;
  }
}

/** Several methods of a type stop together. Null: the shop has none of this type. */
export function methodName(method: string, { shippingMethods }: Pick<ShopSettings, "shippingMethods">): string | null {
  const names = shippingMethods.filter(({ type }) => type === method).map(({ name }) => name);
  return names.length === 0 ? null : names.join(", ");
}

function sizeName(id: VariationId, { catalog }: ShopRules): string | null {
  for (const product of catalog.products.values()) {
    if (product.variations.some((variation) => variation.id === id)) return sizeLabel(product, id);
  }
  return null;
}

/** "Pizza, 30 cm". The dish's name alone without such a size. */
export function sizeLabel({ name, variations }: Product, id: VariationId): string {
  const size = variations.find((variation) => variation.id === id);
  return [name, ...(size?.attributes ?? []).map(({ option }) => option)].join(", ");
}

/** A branch is named by its location, else by its pickup point. */
export function branchName(id: number, { locations, shippingMethods }: ShopSettings): string {
  const points = shippingMethods.flatMap(({ pickupLocations, restaurants }) => [...pickupLocations, ...restaurants]);
  const location = locations.find(({ warehouseIds }) => warehouseIds.includes(id));
  return location?.name ?? points.find(({ warehouseId }) => warehouseId === id)?.name ?? String(id);
}
