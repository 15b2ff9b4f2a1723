import { type Money, moneyToRoubles } from "@skatert/domain";
import { readMoneyOrZero } from "../fields/read.ts";
import type { WireOrderView } from "./schemas.ts";

/** The refund to the guest who cancels an order now. */
export interface CancelReturns {
  readonly refundAmount: Money;
  /** The day by which the money is on the card, "yyyy-mm-dd". */
  readonly refundBy: string;
  readonly points: number;
}

export function returnsToWire({ refundAmount, refundBy, points }: CancelReturns) {
  return { refund_amount: moneyToRoubles(refundAmount), refund_by: refundBy, points };
}

export function returnsFromWire(wire: NonNullable<WireOrderView["if_cancelled"]>): CancelReturns {
  return { refundAmount: readMoneyOrZero(wire.refund_amount), refundBy: wire.refund_by, points: wire.points };
}
