import type { Money } from "@skatert/domain";

/** The payments of an order, as its owner sees them. */
export interface OrderMoney {
  /** The last attempt to pay was refused or expired. */
  readonly isDeclined: boolean;
  /** Money that is being refunded or has been refunded; null: none. */
  readonly moneyBack: OwedMoney | null;
  /** Money that is refunded if the order is cancelled now. */
  readonly paid: Money;
}

export interface OwedMoney {
  readonly state: "due" | "done";
  readonly amount: Money;
  /** When the last part became owed, milliseconds. */
  readonly since: number;
}

/** Money that guests paid for their orders online, and the part that was or is being refunded. */
export interface MoneyOfOrder {
  readonly paid: Money;
  readonly refunded: Money;
}
