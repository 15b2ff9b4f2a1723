import type { Catalog, FreeLimit, ProductId } from "../catalog/types.ts";

/** Limits of every category of the dish. Pricing chooses between two limits of one category. */
export function freeLimitsOf(
  productId: ProductId,
  { categoryIdsOf, categoryById }: Pick<Catalog, "categoryIdsOf" | "categoryById">,
): readonly FreeLimit[] {
  return [...(categoryIdsOf.get(productId) ?? [])].flatMap((id) => categoryById.get(id)?.freeLimits ?? []);
}
