import { type Goods, takeFromGoods } from "../goods.ts";
import type { Discount } from "../types.ts";

/** Fixed discounts one after another, each stopping at what is left of the goods (PRICE-1). */
export function takeFixedDiscounts(goods: Goods, discounts: readonly Discount[]): Goods {
  return discounts.reduce(
    (left, discount) =>
      discount.kind === "fixed" ? takeFromGoods(left, "fixed", discount.amount, discount.source) : left,
    goods,
  );
}
