import { scaleMoney } from "../../money/money.ts";
import { shareMoney } from "../../money/share.ts";
import { type Goods, takeFromGoods } from "../goods.ts";
import type { Discount } from "../types.ts";

const wholeInHundredths = 100 * 100;

/**
 * Percent discounts are summed, limited to 100 and rounded half up once. They apply to the goods after fixed
 * discounts (PRICE-1). Each coupon has its own adjustment, and the adjustments sum to the one amount.
 */
export function takePercentDiscounts(goods: Goods, discounts: readonly Discount[]): Goods {
  const percents = discounts.filter((discount) => discount.kind === "percent");
  const hundredths = percents.map((discount) => Math.max(0, Math.round(discount.percent * 100)));
  const sum = hundredths.reduce((total, each) => total + each, 0);
  if (sum === 0) return goods;
  const taken = scaleMoney(goods.left, Math.min(sum, wholeInHundredths), wholeInHundredths);
  const shares = shareMoney(taken, hundredths);
  return percents.reduce(
    (left, discount, index) => takeFromGoods(left, "percent", shares[index] ?? taken, discount.source),
    goods,
  );
}
