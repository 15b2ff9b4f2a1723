import { addMoney, type Money } from "../money/money.ts";
import { type RoleGrant, STAFF_ROLES, type StaffRole } from "../staff/rights.ts";
import { largestStaffDiscount } from "./adjustments/staff-discount.ts";
import type { Adjustment, AdjustmentKind } from "./types.ts";

/** Why a staff member gives a discount; the log and the board name it, the guest reads only the sum. */
export const STAFF_DISCOUNT_REASONS = ["apology", "late", "regular", "occasion", "colleague", "other"] as const;
export type StaffDiscountReason = (typeof STAFF_DISCOUNT_REASONS)[number];

/** The largest discount on goods that a role gives by telephone, in percent (PHONE-1). */
const largestPercent: Readonly<Record<StaffRole, number>> = {
  owner: 100,
  manager: 30,
  operator: 15,
  cashier: 10,
  cook: 0,
  courier: 0,
};

/** The largest of a person's roles in a branch, in percent of the goods; 0: none. */
export function staffDiscountLimit<Branch>(grants: readonly RoleGrant<Branch>[], branch: Branch): number {
  const here = new Set(
    grants.filter(({ branchId }) => branchId === null || branchId === branch).map(({ role }) => role),
  );
  return Math.max(0, ...STAFF_ROLES.filter((role) => here.has(role)).map((role) => largestPercent[role]));
}

const notBefore: readonly AdjustmentKind[] = ["gifts", "delivery", "express", "staff", "bonuses"];

/** The largest sum that a limit in percent allows in an order with these adjustments. */
export function staffDiscountRoom(maxPercent: number, adjustments: readonly Adjustment[]): Money {
  const goods = adjustments.filter(({ kind }) => !notBefore.includes(kind)).map(({ amount }) => amount);
  return largestStaffDiscount(maxPercent, addMoney(...goods));
}
