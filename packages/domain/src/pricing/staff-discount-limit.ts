import { addMoney, type Money } from "../money/money.ts";
import { largestStaffDiscount } from "./adjustments/staff-discount.ts";
import type { Adjustment, AdjustmentKind } from "./types.ts";

/** Why a staff member gives a discount; the log and the board name it, the guest reads only the sum. */
export const STAFF_DISCOUNT_REASONS = ["apology", "late", "regular", "occasion", "colleague", "other"] as const;
export type StaffDiscountReason = (typeof STAFF_DISCOUNT_REASONS)[number];

const notBefore: readonly AdjustmentKind[] = ["gifts", "delivery", "express", "staff", "bonuses"];

/** The largest sum that a limit in percent allows in an order with these adjustments. */
export function staffDiscountRoom(maxPercent: number, adjustments: readonly Adjustment[]): Money {
  const goods = adjustments.filter(({ kind }) => !notBefore.includes(kind)).map(({ amount }) => amount);
  return largestStaffDiscount(maxPercent, addMoney(...goods));
}
