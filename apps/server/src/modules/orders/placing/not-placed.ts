import type { SenderNetwork } from "./order-limits.ts";
import type { OrderOutcome } from "./place-order.ts";

/** Carries another outcome out of the transaction, so that nothing of the attempt is kept and its key stays free. */
export class NotPlaced extends Error {
  readonly outcome: OrderOutcome;
  constructor(outcome: OrderOutcome) {
    super(outcome.kind);
    this.outcome = outcome;
  }
}

/** Ends the transaction of an order with a wrong promo code: the guess is counted before anything is decided by it. */
export class WrongPromo extends Error {
  readonly guesser: SenderNetwork;
  constructor(guesser: SenderNetwork) {
    super("wrong promo code");
    this.guesser = guesser;
  }
}
