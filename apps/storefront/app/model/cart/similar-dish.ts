import type { Money } from "@skatert/domain";

/** A dish to offer in place of a sold-out one (ERR-5). */
export interface SimilarDish {
  /** Product id of the sold-out dish. */
  readonly of: number;
  readonly id: number;
  readonly name: string;
  readonly price: Money;
}
