import type { TimeZone } from "@skatert/domain";
import { moneyToRoubles } from "@skatert/domain";
import type { Fault } from "../fields/faults.ts";
import { readIds, readMoneyOrZero, readNumber, readRecord, readText, readTexts } from "../fields/read.ts";
import { couponsFromWire } from "./map.ts";
import { readExpiry } from "./read-expiry.ts";
import { CouponSchema } from "./schemas.ts";
import { COUPON_FIELDS, type WireWooCoupon } from "./woo-schemas.ts";

type Wire = Readonly<Record<string, unknown>>;

export interface WooCouponContext {
  readonly auto: boolean;
  readonly usageCount: number;
  readonly timeZone: TimeZone;
  /** Writes an instant as WooCommerce does, in the shop's wall time. */
  readonly siteTime: (instant: number) => string;
}

/** A coupon of `coupons.json` in WooCommerce's shape; null for a malformed one. */
export function wooCoupon(wire: Wire, context: WooCouponContext): WireWooCoupon | null {
  const read = CouponSchema.safeParse(wire);
  if (!read.success) return null;
  const coupon = read.data;
  const expiry = readExpiry(coupon.date_expires, context.timeZone);
  const instant = typeof expiry === "number" ? expiry : null;
  return {
    ...own(wire),
    id: Number(coupon.id),
    code: coupon.code,
    amount: decimal(coupon.amount),
    discount_type: coupon.discount_type,
    description: readText(coupon.description),
    date_expires: instant === null ? null : context.siteTime(instant),
    date_expires_gmt: instant === null ? null : new Date(instant).toISOString().slice(0, 19),
    usage_count: context.usageCount,
    individual_use: false,
    product_ids: [...readIds(coupon.product_ids)],
    excluded_product_ids: [],
    usage_limit: limit(coupon.usage_limit),
    usage_limit_per_user: limit(coupon.usage_limit_per_user),
    limit_usage_to_x_items: null,
    free_shipping: false,
    product_categories: [...readIds(coupon.product_categories)],
    excluded_product_categories: [...readIds(coupon.excluded_product_categories)],
    exclude_sale_items: false,
    minimum_amount: decimal(coupon.minimum_amount),
    maximum_amount: decimal(coupon.maximum_amount),
    email_restrictions: [],
    used_by: [],
    meta_data: coupon.meta_data ?? [],
    auto: context.auto,
    codes_count: readTexts(coupon.codes).length,
  };
}

/** The known fields of a body, for `coupons.json`. */
export function couponFields(body: Wire): Wire {
  return own(body);
}

/** Why a coupon is invalid in `coupons.json`; empty if it is valid. */
export function couponFaults(wire: Wire, timeZone: TimeZone): readonly Fault[] {
  const dates = ["date_starts", "date_expires"].filter((path) => readExpiry(wire[path], timeZone) === "unreadable");
  if (dates.length > 0) return dates.map((path) => ({ path, message: "is no date" }));
  if (wire["discount_type"] === "percent" && (readNumber(wire["amount"]) ?? 0) > 100) {
    return [{ path: "amount", message: "must be at most 100" }];
  }
  const faults: Fault[] = [];
  const read = couponsFromWire([wire], "promo", timeZone, (dropped) => faults.push(...dropped.faults));
  if (read.length > 0) return [];
  if (faults.some(({ path }) => path !== "")) return faults;
  const path = wire["discount_type"] === "free_gift" ? "free_gift_data" : "amount";
  return [{ path, message: "is needed for this discount_type" }];
}

function own(wire: Wire): Wire {
  const fields = readRecord(wire);
  return Object.fromEntries(Object.entries(fields).filter(([name]) => COUPON_FIELDS.includes(name)));
}

function limit(value: unknown): number | null {
  const read = Math.floor(readNumber(value) ?? 0);
  return read > 0 ? read : null;
}

function decimal(value: unknown): string {
  return moneyToRoubles(readMoneyOrZero(value)).toFixed(2);
}
