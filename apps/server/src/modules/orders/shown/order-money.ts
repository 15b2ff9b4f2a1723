import type { Money } from "@skatert/domain";

/** The payments of an order, as its owner sees them. */
export interface OrderMoney extends MoneyOfOrder {
  /** The last attempt to pay was refused or expired. */
  readonly isDeclined: boolean;
  /** Whole payments that are being refunded or have been refunded; null: none. Not the refunds of a part. */
  readonly moneyBack: OwedMoney | null;
}

export interface OwedMoney {
  readonly state: "due" | "done";
  readonly amount: Money;
  /** When the last part became owed, milliseconds. */
  readonly since: number;
}

/** The money of an order. */
export interface MoneyOfOrder {
  /** What guests paid online. */
  readonly paid: Money;
  /** What was or is being refunded in any way, compensations included. */
  readonly refunded: Money;
  /** What was refunded although the lines stay. */
  readonly compensated: Money;
  /** What the gateways received and have not given back. */
  readonly atGateways: Money;
  /** Refunds of a part of the money, the earliest first. */
  readonly refunds: readonly OrderRefund[];
}

/** A refund of a part of an order's money. */
export interface OrderRefund {
  readonly id: string;
  /** Its number in the shop, for integrations. */
  readonly number: number;
  readonly amount: Money;
  readonly cause: "change" | "compensation" | "cancellation";
  /** `to-hand-back`: people must hand back a part of it. */
  readonly state: "pending" | "done" | "to-hand-back";
  /** What people must hand back. */
  readonly byHand: Money;
  /** Whether a gateway refused or did not answer, so that people must do it. */
  readonly isFailed: boolean;
  readonly reason: string;
  /** See StageChange. */
  readonly by: string;
  /** Milliseconds. */
  readonly at: number;
  readonly lines: readonly RefundedLine[];
  readonly pointsBack: number;
  readonly pointsTaken: number;
}

/** A quantity of a line that a refund is for; `line`: its index in the order's lines at that time. */
export interface RefundedLine {
  readonly line: number;
  readonly name: string;
  /** Pieces, portions or grams. */
  readonly quantity: number;
  readonly amount: Money;
}
