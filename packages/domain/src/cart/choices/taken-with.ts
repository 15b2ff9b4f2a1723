import type { Catalog, ProductId } from "../../catalog/types.ts";

/** Products whose stock a line of a dish may take: the dish, the dishes of a set, every option and those of its parts. */
export function takenWith(
  productId: ProductId,
  { products, groups }: Pick<Catalog, "products" | "groups">,
): readonly ProductId[] {
  const found = new Set([productId]);
  const add = (id: ProductId, depth: number) => {
    found.add(id);
    const product = depth < 2 ? products.get(id) : undefined;
    for (const part of product?.combo?.productIds ?? []) found.add(part);
    for (const { groupId } of product?.groups ?? [])
      for (const option of groups.get(groupId)?.options ?? []) add(option.productId, depth + 1);
  };
  add(productId, 0);
  return [...found];
}
