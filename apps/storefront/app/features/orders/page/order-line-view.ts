import type { Picture, QuotedLine, SoldDish } from "@skatert/domain";

/** A line of an order. */
export interface OrderLineView {
  readonly line: QuotedLine;
  /** The dish as it was sold. Null: unknown, and no longer on the menu. */
  readonly dish: SoldDish | null;
  /** From the present menu, which may lack the dish. */
  readonly picture: Picture | null;
}
