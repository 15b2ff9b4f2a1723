import {
  type Benefit,
  type CombiningPolicy,
  type Coupon,
  type CouponKind,
  codeKey,
  type GiftItem,
  type Money,
  type TimeZone,
} from "@skatert/domain";
import { ignoreDropped, mapEach, type ReportDropped } from "../fields/drop-malformed.ts";
import { readRows } from "../fields/field-rows.ts";
import {
  readFlag,
  readId,
  readList,
  readMoney,
  readMoneyOrZero,
  readNumber,
  readRecord,
  readTexts,
} from "../fields/read.ts";
import { readPictureAddress } from "../fields/read-picture.ts";
import { COUPON_ROWS } from "./coupon-rows.ts";
import { conditionsOfCoupon } from "./map-conditions.ts";
import { readExpiry, readStart } from "./read-expiry.ts";
import { CouponSchema, type WireCoupon } from "./schemas.ts";

/** The list of a coupon: offered by the shop, or a promo code. */
export type CouponSource = "auto" | "promo";

/**
 * Maps coupons of `coupons.json`, `autoapply`, `autocoupons`. A malformed one (no usable amount or gift, an unreadable
 * expiry) is reported and left out. `timeZone` is the shop's.
 */
export function couponsFromWire(
  list: unknown,
  source: CouponSource,
  timeZone: TimeZone,
  report: ReportDropped = ignoreDropped,
): readonly Coupon[] {
  return mapEach(
    readList(list),
    `coupons ${source}`,
    CouponSchema,
    (wire) => couponFromWire(wire, source, timeZone),
    report,
  );
}

function couponFromWire(wire: WireCoupon, source: CouponSource, timeZone: TimeZone): Coupon | null {
  const id = readId(wire.id);
  const benefit = benefitOf(wire);
  const expiresAt = readExpiry(wire.date_expires, timeZone);
  const startsAt = readStart(wire.date_starts, timeZone);
  if (id === null || benefit === null || expiresAt === "unreadable" || startsAt === "unreadable") return null;
  const named = readRows(COUPON_ROWS, wire);
  return {
    ...named,
    id,
    code: wire.code.trim(),
    codes: source === "promo" ? codesOf(wire.codes) : null,
    kind: kindOf(source, named.isIndividual),
    image: readPictureAddress(wire.image),
    benefit,
    conditions: conditionsOfCoupon(wire),
    budget: budgetOf(wire.budget),
    audience: wire.audience || null,
    startsAt,
    expiresAt,
  };
}

/** An empty list means that the coupon has its one code. */
function codesOf(value: unknown): Coupon["codes"] {
  const codes = readTexts(value).map((code) => code.trim());
  return codes.length === 0 ? null : new Map(codes.map((code) => [codeKey(code), code]));
}

function kindOf(source: CouponSource, isIndividual: boolean): CouponKind {
  if (source === "promo") return "promo";
  return isIndividual ? "individual" : "auto";
}

function benefitOf(wire: WireCoupon): Benefit | null {
  if (wire.discount_type === "percent") {
    const percent = readNumber(wire.amount);
    return percent === null ? null : { kind: "percent", percent: Math.min(percent, 100) };
  }
  if (wire.discount_type === "fixed_cart") {
    const amount = readMoney(wire.amount);
    return amount === null ? null : { kind: "fixed", amount };
  }
  const gifts = readList(wire.free_gift_data)
    .map(giftOf)
    .filter((gift) => gift !== null);
  return gifts.length === 0 ? null : { kind: "gift", unitPrice: readMoneyOrZero(wire.amount), gifts };
}

function giftOf(value: unknown): GiftItem | null {
  const wire = readRecord(value);
  const productId = readId(wire["product_id"]);
  if (productId === null) return null;
  return { productId, variationId: readId(wire["variation_id"]), quantity: readId(wire["quantity"]) ?? 1 };
}

/** 0 and empty mean unlimited (readings "Coupons"). */
function budgetOf(value: unknown): Money | null {
  const budget = readMoneyOrZero(value);
  return budget > 0 ? budget : null;
}

/** `promo-settings.json` and `coupons/seettings`; missing flags mean that discounts may not be combined (COUP-14). */
export function combiningFromWire(value: unknown): CombiningPolicy {
  const wire = readRecord(value);
  return {
    autoWithAuto: readFlag(wire["auto_coupons_summing"]),
    individualWithAuto: readFlag(wire["coupons_and_auto_coupons_summing"]),
    promoWithAuto: readFlag(wire["auto_coupons_and_promo_summing"]),
    bonusesWithAuto: readFlag(wire["app_use_bon_with_auto_promo"]),
  };
}

export function combiningToWire(policy: CombiningPolicy): Readonly<Record<string, boolean>> {
  return {
    auto_coupons_summing: policy.autoWithAuto,
    coupons_and_auto_coupons_summing: policy.individualWithAuto,
    auto_coupons_and_promo_summing: policy.promoWithAuto,
    app_use_bon_with_auto_promo: policy.bonusesWithAuto,
  };
}
