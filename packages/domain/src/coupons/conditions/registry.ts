import type { Condition, CouponContext, CouponRefusal } from "../types.ts";
import { checkBirthday } from "./birthday.ts";
import { checkCartContains } from "./cart-contains.ts";
import { checkCartSum } from "./cart-sum.ts";
import { checkCategoryQuantity } from "./category-quantity.ts";
import { checkDeliveryType } from "./delivery-type.ts";
import { checkDevice } from "./device.ts";
import { checkExcludedCategory } from "./excluded-category.ts";
import { checkFirstPurchase } from "./first-purchase.ts";
import { checkHours } from "./hours.ts";
import { checkProductQuantity } from "./product-quantity.ts";
import { checkWarehouse } from "./warehouse.ts";
import { checkWeekday } from "./weekday.ts";

/** Asks the rule of the condition's kind; `siblings` are all conditions of the coupon. */
export function checkCondition(
  condition: Condition,
  context: CouponContext,
  siblings: readonly Condition[],
): CouponRefusal | null {
  switch (condition.kind) {
    case "warehouse":
      return checkWarehouse(condition, context, siblings);
    case "delivery-type":
      return checkDeliveryType(condition, context, siblings);
    case "device":
      return checkDevice(condition, context, siblings);
    case "birthday":
      return checkBirthday(condition, context, siblings);
    case "cart-contains":
      return checkCartContains(condition, context, siblings);
    case "excluded-category":
      return checkExcludedCategory(condition, context, siblings);
    case "product-quantity":
      return checkProductQuantity(condition, context, siblings);
    case "category-quantity":
      return checkCategoryQuantity(condition, context, siblings);
    case "cart-sum":
      return checkCartSum(condition, context, siblings);
    case "hours":
      return checkHours(condition, context, siblings);
    case "weekday":
      return checkWeekday(condition, context, siblings);
    case "first-purchase":
      return checkFirstPurchase(condition, context, siblings);
  }
}
