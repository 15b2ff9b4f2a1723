import type { Money } from "@skatert/domain";

/** A replacement for a sold-out dish (ERR-5). */
export interface SimilarDish {
  /** Product id of the sold-out dish. */
  readonly of: number;
  readonly id: number;
  readonly name: string;
  /** The least at which it can be had (MENU-16). */
  readonly price: Money;
}
