import type { OrderOutcome } from "./order-attempt.ts";
import type { SenderNetwork } from "./order-limits.ts";

/** Carries a refusal out of the transaction: the rollback removes the attempt and frees its key. */
export class NotPlaced extends Error {
  readonly outcome: OrderOutcome;
  constructor(outcome: OrderOutcome) {
    super(outcome.kind);
    this.outcome = outcome;
  }
}

/** Ends the transaction of an order that was judged by an outdated shop. */
export class ShopChanged extends Error {}

/** Ends the transaction of an order with a wrong promo code, so that the guess is counted first. */
export class WrongPromo extends Error {
  readonly guesser: SenderNetwork;
  constructor(guesser: SenderNetwork) {
    super("wrong promo code");
    this.guesser = guesser;
  }
}
