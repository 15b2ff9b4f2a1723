import type { Money } from "../../money/money.ts";
import { addGoods, type Goods } from "../goods.ts";

/** Lines kept out of the order minimum join after the discounts, which therefore never touch them (PRICE-1, PRICE-6). */
export function addExcludedLines(goods: Goods, netOfCombo: Money): Goods {
  return addGoods(goods, "excluded", netOfCombo);
}
