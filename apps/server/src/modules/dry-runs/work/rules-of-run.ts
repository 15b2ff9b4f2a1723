import { type BranchId, type Coupon, pastRules, type RulesOfRun, type ShopRules, withPromotion } from "@skatert/domain";
import { rulesWithRights } from "../../../shop/coupons/coupon-rights.ts";
import type { ShopSnapshot } from "../../../shop/snapshot.ts";
import type { PastGuest } from "./past-guests.ts";

/** The rules of carts, made once for each branch. Null: the shop has no such branch any more. */
export function rulesOfRuns(snapshot: ShopSnapshot, promotion: Coupon) {
  const made = new Map<BranchId, RulesOfRun | null>();

  function rulesOf(warehouseId: BranchId): RulesOfRun | null {
    const known = made.get(warehouseId);
    if (known !== undefined) return known;
    const rules = snapshot.rulesFor(warehouseId);
    const past = rules === null ? null : pastRules(rules);
    const both = past && { before: past, after: { ...past, coupons: withPromotion(past.coupons, promotion) } };
    made.set(warehouseId, both);
    return both;
  }

  return (warehouseId: BranchId, { customer, rights }: PastGuest): RulesOfRun | null => {
    const rules = rulesOf(warehouseId);
    if (rules === null || customer.id === null || rights.length === 0) return rules;
    const { id } = customer;
    const own = (each: ShopRules) => rulesWithRights(each, id, rights);
    return { before: own(rules.before), after: own(rules.after) };
  };
}
