import { type Condition, type DeliveryMethod, zero } from "@skatert/domain";
import { isRecord, readFlag, readIds, readMoney, readNumber, readRecord, readTexts } from "../fields/read.ts";
import { readHour, readWeekdays } from "../fields/read-time.ts";
import type { WireCoupon } from "./schemas.ts";

const DAY_END = 24 * 60;

/** The conditions of a coupon; an empty field restricts nothing (readings "Coupons"). */
export function conditionsOfCoupon(wire: WireCoupon): readonly Condition[] {
  const meta = readMeta(wire.meta_data);
  return [
    ...whenAny(readIds(wire.sklad_coupon), (warehouseIds) => ({ kind: "warehouse", warehouseIds })),
    ...whenAny(methodsOf(wire), (methods) => ({ kind: "delivery-type", methods })),
    ...deviceOf(meta),
    ...birthdayOf(wire, meta),
    ...cartContainsOf(wire),
    ...whenAny(readIds(wire.excluded_product_categories), (categoryIds) => ({
      kind: "excluded-category",
      categoryIds,
    })),
    ...productRulesOf(wire.autoapply_dop_rulles_products_list),
    ...categoryRulesOf(wire.autoapply_dop_rulles_categories_list),
    ...cartSumOf(wire),
    ...hoursOf(wire),
    ...whenAny(readWeekdays(wire.coupon_avaible_week_days), (weekdays) => ({ kind: "weekday", weekdays })),
    ...(readFlag(wire.usage_limit_first_purchase) ? [{ kind: "first-purchase" } as const] : []),
  ];
}

function whenAny<Item>(items: readonly Item[], condition: (items: readonly Item[]) => Condition): readonly Condition[] {
  return items.length === 0 ? [] : [condition(items)];
}

/** `[{key, value}]`, or an object of values. */
function readMeta(value: unknown): ReadonlyMap<string, unknown> {
  if (!Array.isArray(value)) return new Map(Object.entries(readRecord(value)));
  return new Map(value.filter(isRecord).map((entry) => [String(entry["key"]), entry["value"]]));
}

function methodsOf(wire: WireCoupon): readonly DeliveryMethod[] {
  return [
    ...(readFlag(wire.pickup_coupon) ? (["local_pickup"] as const) : []),
    ...(readFlag(wire.delivery_coupon) ? (["flat_rate"] as const) : []),
  ];
}

/** If the field is present, it must include the device, even if it is empty. */
function deviceOf(meta: ReadonlyMap<string, unknown>): readonly Condition[] {
  const value = meta.get("coupon_only_for_device");
  return value === undefined || value === null || value === false
    ? []
    : [{ kind: "device", devices: readTexts(value) }];
}

function birthdayOf(wire: WireCoupon, meta: ReadonlyMap<string, unknown>): readonly Condition[] {
  if (!readFlag(wire.birthday_coupon)) return [];
  return [
    {
      kind: "birthday",
      daysBefore: wholeOrZero(meta.get("birthday_coupon_days_before")),
      daysAfter: wholeOrZero(meta.get("birthday_coupon_days_after")),
    },
  ];
}

/** One match in either list is enough, so the two are one condition. */
function cartContainsOf(wire: WireCoupon): readonly Condition[] {
  const productIds = readIds(wire.product_ids);
  const categoryIds = readIds(wire.product_categories);
  return productIds.length + categoryIds.length === 0 ? [] : [{ kind: "cart-contains", productIds, categoryIds }];
}

function productRulesOf(value: unknown): readonly Condition[] {
  return rulesOf(value).flatMap((rule) => {
    const quantity = wholeOrZero(rule["coupon_products_qty"]);
    return quantity === 0
      ? []
      : whenAny(readIds(rule["coupon_products"]), (productIds) => ({ kind: "product-quantity", productIds, quantity }));
  });
}

function categoryRulesOf(value: unknown): readonly Condition[] {
  return rulesOf(value).flatMap((rule) => {
    const quantity = wholeOrZero(rule["coupon_categories_qty"]);
    return quantity === 0
      ? []
      : whenAny(readIds(rule["coupon_categories"]), (categoryIds) => ({
          kind: "category-quantity",
          categoryIds,
          quantity,
        }));
  });
}

/** One rule, or a list of them. */
function rulesOf(value: unknown): readonly Readonly<Record<string, unknown>>[] {
  return Array.isArray(value) ? value.map(readRecord) : [readRecord(value)];
}

/** A maximum counts only above the minimum (COUP-9). */
function cartSumOf(wire: WireCoupon): readonly Condition[] {
  const minimum = readMoney(wire.minimum_amount) ?? zero;
  const maximum = readMoney(wire.maximum_amount) ?? zero;
  const bounds = { minimum: minimum > 0 ? minimum : null, maximum: maximum > minimum ? maximum : null };
  return bounds.minimum === null && bounds.maximum === null ? [] : [{ kind: "cart-sum", ...bounds }];
}

/** A missing bound is the day's; equal bounds mean always (readings "Coupons"). */
function hoursOf(wire: WireCoupon): readonly Condition[] {
  const from = readHour(wire.coupon_avaible_day_hour_from);
  const to = readHour(wire.coupon_avaible_day_hour_to);
  if (from === to) return [];
  return [{ kind: "hours", from: from ?? 0, to: to ?? DAY_END }];
}

function wholeOrZero(value: unknown): number {
  return Math.max(0, Math.ceil(readNumber(value) ?? 0));
}
