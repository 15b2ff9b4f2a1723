import { rollbacks } from "../../../database/rollback.ts";
import type { OrderOutcome } from "./order-attempt.ts";
import type { SenderNetwork } from "./order-limits.ts";

/** Why the transaction of an order placed none. */
type Unplaced =
  /** The answer of an earlier call, or a refusal; the call's key is free again. */
  | Exclude<OrderOutcome, { readonly kind: "placed" }>
  /** Another order took something between read and update: the order is decided again. */
  | { readonly kind: "lost"; readonly what: string }
  /** It was judged by an outdated shop. */
  | { readonly kind: "shop-changed" }
  /** The guess is counted first. */
  | { readonly kind: "wrong-promo"; readonly guesser: SenderNetwork };

export const unplaced = rollbacks<Unplaced>();

/** To throw when stock, coupon, slot or points are gone. */
export function lost(what: string): Error {
  return unplaced.rollback({ kind: "lost", what });
}
