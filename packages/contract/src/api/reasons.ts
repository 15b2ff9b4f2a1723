import type { CouponRefusal, LineRefusal, OrderRefusal, QuoteRefusal } from "@skatert/domain";

/** Reasons of a refusal (readings "Small shapes"): exactly those of the domain. */
export type Reason = (LineRefusal | QuoteRefusal | CouponRefusal | OrderRefusal)["reason"];

/**
 * Status of an order refused for a reason (readings "Answers"). 409: it can be sold differently, as the new quote
 * shows. 422: new input is needed. A quote answers 200 with any of them.
 */
export const STATUS_OF_REASON: Readonly<Record<Reason, 409 | 422>> = {
  closed: 422,
  paused: 422,
  "outside-zone": 422,
  "address-required": 422,
  "minimum-not-reached": 422,
  "sold-out": 409,
  "not-enough-stock": 409,
  "not-available": 409,
  "not-at-location": 409,
  "variation-required": 422,
  "quantity-step": 422,
  "supplement-not-offered": 409,
  "not-sold-alone": 409,
  "choice-required": 422,
  "choice-limit": 422,
  "time-required": 422,
  "time-passed": 422,
  "slot-unavailable": 422,
  "slot-full": 422,
  "express-unavailable": 422,
  "guest-blocked": 422,
  "payment-unavailable": 422,
  "promo-unknown": 409,
  "not-combinable": 409,
  "bonuses-limited": 409,
  warehouse: 409,
  "delivery-type": 409,
  device: 409,
  birthday: 409,
  "missing-product": 409,
  "excluded-category": 409,
  "product-quantity": 409,
  "category-quantity": 409,
  "sum-below": 409,
  "sum-above": 409,
  hours: 409,
  weekday: 409,
  "first-purchase": 409,
  individual: 409,
  "used-up": 409,
  "used-today": 409,
  "budget-spent": 409,
  "not-started": 409,
  "other-half": 409,
  expired: 409,
};

/**
 * Reasons of a 429 for an order: a number, an account or a network has placed too many in an hour or a day, or has too
 * many unpaid orders. `data.retry_after` is the time in seconds until the next order is allowed.
 */
export const ORDER_LIMIT_REASONS = [
  "too-many-orders-by-phone",
  "too-many-orders-by-network",
  "too-many-unpaid-by-phone",
  "too-many-unpaid-by-network",
] as const;
export type OrderLimitReason = (typeof ORDER_LIMIT_REASONS)[number];

export function isReason(text: string): text is Reason {
  return Object.hasOwn(STATUS_OF_REASON, text);
}
