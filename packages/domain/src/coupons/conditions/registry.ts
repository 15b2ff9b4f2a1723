import type { Condition, CouponContext, CouponRefusal } from "../types.ts";
import { checkBirthday } from "./birthday.ts";
import { checkCartContains } from "./cart-contains.ts";
import { checkCartSum } from "./cart-sum.ts";
import { checkCategoryQuantity } from "./category-quantity.ts";
import type { ConditionOf } from "./check.ts";
import { checkDeliveryType } from "./delivery-type.ts";
import { checkDevice } from "./device.ts";
import { checkExcludedCategory } from "./excluded-category.ts";
import { checkFirstPurchase } from "./first-purchase.ts";
import { checkHours } from "./hours.ts";
import { checkProductQuantity } from "./product-quantity.ts";
import { checkWarehouse } from "./warehouse.ts";
import { checkWeekday } from "./weekday.ts";

type Kind = Condition["kind"];
/** A condition of one of these kinds, typed so that the compiler pairs a condition with its rule. */
type OfKind<K extends Kind> = { [Each in K]: { readonly kind: Each } & ConditionOf<Each> }[K];
type CheckOf<K extends Kind> = (condition: OfKind<K>, ...others: Others) => CouponRefusal | null;
type Others = readonly [context: CouponContext, siblings: readonly Condition[]];

/**
 * The rule of every kind of condition. The compiler refuses a kind without a rule and a rule of another kind.
 */
const checks: { readonly [K in Kind]: CheckOf<K> } = {
  warehouse: checkWarehouse,
  "delivery-type": checkDeliveryType,
  device: checkDevice,
  birthday: checkBirthday,
  "cart-contains": checkCartContains,
  "excluded-category": checkExcludedCategory,
  "product-quantity": checkProductQuantity,
  "category-quantity": checkCategoryQuantity,
  "cart-sum": checkCartSum,
  hours: checkHours,
  weekday: checkWeekday,
  "first-purchase": checkFirstPurchase,
};

/** Runs the rule of the condition's kind. `siblings` are all conditions of the coupon. */
export function checkCondition<K extends Kind>(
  condition: OfKind<K>,
  context: CouponContext,
  siblings: readonly Condition[],
): CouponRefusal | null {
  return checks[condition.kind](condition, context, siblings);
}
