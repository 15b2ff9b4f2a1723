import type { Money } from "../../money/money.ts";
import { addGoods, type Goods } from "../goods.ts";

/**
 * Lines excluded from the order minimum are added after the discounts, so that discounts never apply to them
 * (PRICE-1, PRICE-6).
 */
export function addExcludedLines(goods: Goods, netOfCombo: Money): Goods {
  return addGoods(goods, "excluded", netOfCombo);
}
