import type { Money } from "@skatert/domain";

/** A dish to take in place of one that ran out (ERR-5). */
export interface SimilarDish {
  /** Product id of the dish that ran out. */
  readonly of: number;
  readonly id: number;
  readonly name: string;
  readonly price: Money;
}
