import { type Money, zero } from "../money/money.ts";
import type { DeliveryCondition } from "./types.ts";

/** Same shape as pricing's fee, because this folder must not import pricing. */
export type ZoneFee =
  | { readonly kind: "delivery"; readonly amount: Money }
  | { readonly kind: "express"; readonly amount: Money };

/**
 * Price of delivery for a counted sum (PRICE-5). Delivery is free from exactly `freeFrom`. Express costs the
 * same for any sum. If express is not offered, the usual price applies.
 */
export function feeFor(
  condition: Pick<DeliveryCondition, "price" | "freeFrom" | "expressCost">,
  express: boolean,
  countedSum: Money,
): ZoneFee {
  if (express && condition.expressCost !== null) return { kind: "express", amount: condition.expressCost };
  const isFree = condition.freeFrom !== null && countedSum >= condition.freeFrom;
  return { kind: "delivery", amount: isFree ? zero : condition.price };
}
