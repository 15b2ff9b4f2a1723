import { type Money, maxMoney, minMoney, scaleMoney, zero } from "../../money/money.ts";
import { type Goods, takeFromGoods } from "../goods.ts";
import type { StaffDiscount } from "../types.ts";

const wholeInHundredths = 100 * 100;

/** The discount of a staff member: after every other discount, before points (PHONE-1). */
export function takeStaffDiscount(goods: Goods, discount: StaffDiscount | undefined): Goods {
  return discount === undefined ? goods : takeFromGoods(goods, "staff", staffDiscountOf(discount, goods.left));
}

/** A percentage of the goods, rounded half up, or a sum; at most what the limit allows. */
function staffDiscountOf(discount: StaffDiscount, goods: Money): Money {
  const asked =
    discount.kind === "percent"
      ? scaleMoney(goods, hundredthsOf(discount.percent), wholeInHundredths)
      : maxMoney(zero, discount.amount);
  return minMoney(asked, largestStaffDiscount(discount.maxPercent, goods));
}

/** The largest discount on goods within a limit in percent, rounded half up like a discount of that percentage. */
export function largestStaffDiscount(maxPercent: number, goods: Money): Money {
  return scaleMoney(maxMoney(zero, goods), hundredthsOf(maxPercent), wholeInHundredths);
}

function hundredthsOf(percent: number): number {
  return Math.round(Math.min(100, Math.max(0, percent)) * 100);
}
