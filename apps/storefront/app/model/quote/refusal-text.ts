import {
  type CouponRefusal,
  type LineRefusal,
  type Measure,
  type Money,
  money,
  type QuoteRefusal,
} from "@skatert/domain";
import { weekdayNames } from "../../i18n/format/weekday-names.ts";
import type { I18n } from "../../i18n/i18n.ts";
import type { PlainKey } from "../../i18n/messages/message-key.ts";
import { quantityText } from "../cart/quantity-text.ts";
import { backText, pausedText } from "../catalog/back-text.ts";
import { shopNow } from "../shop/shop-clock.ts";
import { blockedText } from "./blocked-text.ts";
import { choiceRefusalText } from "./choice-refusal-text.ts";

export type AnyRefusal = LineRefusal | QuoteRefusal | CouponRefusal;

export interface RefusalContext {
  readonly i18n: I18n;
  /** Time zone of the branch, for opening times. */
  readonly timeZone: string;
  /** The measure of the refused line, for its remaining quantity. */
  readonly measure?: Measure;
}

/** Text of a refusal. No other place turns a reason into a text. */
export function refusalText(refusal: AnyRefusal, context: RefusalContext): string {
  const { i18n, timeZone, measure = { kind: "piece" } } = context;
  const { t, formatPrice, formatMinute, formatNumber } = i18n;
  const back = { i18n, timeZone, now: shopNow() };
  switch (refusal.reason) {
    case "closed":
      if (refusal.closesAt !== undefined)
        return t("reason.closedBefore", { time: i18n.formatTime(refusal.closesAt, timeZone) });
      if (refusal.opensAt === undefined) return t("reason.closed");
      return t("reason.closedUntil", {
        day: i18n.formatDay(refusal.opensAt, timeZone),
        time: i18n.formatTime(refusal.opensAt, timeZone),
      });
    case "paused":
      return refusal.backAt === undefined
        ? refusal.message || t("reason.paused")
        : pausedText({ ...refusal, backAt: refusal.backAt }, back);
    case "guest-blocked":
      return blockedText(refusal.phone, i18n);
    case "sold-out":
      return refusal.backAt === undefined ? t("reason.sold-out") : backText(refusal.backAt, back);
    case "minimum-not-reached":
      return t("reason.minimum-not-reached", { price: formatPrice(refusal.missing) });
    case "not-enough-stock":
      return t("reason.not-enough-stock", { left: quantityText(refusal.left, measure, i18n) });
    case "not-available":
      if (refusal.from === undefined || refusal.to === undefined) return t("reason.not-available");
      return t("reason.not-available-hours", { from: formatMinute(refusal.from), to: formatMinute(refusal.to) });
    case "quantity-step":
      return t("reason.quantity-step", {
        initial: quantityText(refusal.initial, measure, i18n),
        step: quantityText(refusal.step, measure, i18n),
      });
    case "bonuses-limited":
      return t("reason.bonuses-limited", { applied: formatNumber(refusal.applied) });
    case "choice-required":
    case "choice-limit":
      return choiceRefusalText(refusal, i18n);
    default:
      return couponRefusalText(refusal, i18n);
  }
}

type Otherwise = Exclude<
  AnyRefusal,
  {
    reason:
      | "closed"
      | "paused"
      | "sold-out"
      | "minimum-not-reached"
      | "not-enough-stock"
      | "not-available"
      | "quantity-step"
      | "bonuses-limited"
      | "choice-required"
      | "choice-limit";
  }
>;

function couponRefusalText(refusal: Otherwise, i18n: I18n): string {
  const { t, formatPrice, formatMinute } = i18n;
  switch (refusal.reason) {
    case "delivery-type":
      return t(deliveryTypeKey(refusal.methods));
    case "product-quantity":
    case "category-quantity":
      return t(`reason.${refusal.reason}`, { missing: refusal.missing });
    case "sum-below":
      return t("reason.sum-below", { price: formatPrice(couponPrice(refusal.missing)) });
    case "sum-above":
      return t("reason.sum-above", { price: formatPrice(refusal.bound) });
    case "hours":
      return t("reason.hours", { from: formatMinute(refusal.from), to: formatMinute(refusal.to) });
    case "weekday":
      return t("reason.weekday", { days: weekdayNames(refusal.weekdays, "weekday", i18n) });
    default:
      return t(`reason.${refusal.reason}`);
  }
}

function deliveryTypeKey(methods: readonly string[]): PlainKey {
  const [only, ...others] = methods;
  const isNamed = others.length === 0 && (only === "flat_rate" || only === "local_pickup");
  return isNamed ? `reason.delivery-type.${only}` : "reason.delivery-type.other";
}

/**
 * The missing sum for a coupon in whole roubles. The bound is strict by a kopeck, which guests do not need to
 * see.
 */
export function couponPrice(amount: Money): Money {
  return money(Math.floor(amount / 100) * 100 || amount);
}
