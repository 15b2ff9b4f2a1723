import type { Money } from "@skatert/domain";

/** A position of a fiscal receipt: `unitPrice` times `quantity` is its sum, to the kopeck (54-FZ). */
export interface ReceiptPosition {
  /** At most 128 characters. */
  readonly name: string;
  /** Whole pieces; what is sold by the gram is one piece with its weight in the name. */
  readonly quantity: number;
  readonly unitPrice: Money;
  readonly kind: "goods" | "delivery";
}
