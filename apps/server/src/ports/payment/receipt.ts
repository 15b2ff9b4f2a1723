import type { Money } from "@skatert/domain";

/** A position of a fiscal receipt: `unitPrice` times `quantity` equals its sum exactly (54-FZ). */
export interface ReceiptPosition {
  /** At most 128 characters. */
  readonly name: string;
  /** Whole pieces; goods by weight are one piece with the weight in the name. */
  readonly quantity: number;
  readonly unitPrice: Money;
  readonly kind: "goods" | "delivery";
}
