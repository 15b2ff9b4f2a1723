import { type Goods, takeFromGoods } from "../goods.ts";
import type { Discount } from "../types.ts";

/** Fixed discounts in order, each limited by the remainder of the goods (PRICE-1). */
export function takeFixedDiscounts(goods: Goods, discounts: readonly Discount[]): Goods {
  return discounts.reduce(
    (left, discount) =>
      discount.kind === "fixed" ? takeFromGoods(left, "fixed", discount.amount, discount.source) : left,
    goods,
  );
}
