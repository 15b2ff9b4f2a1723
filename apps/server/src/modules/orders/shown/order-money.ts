import type { Money } from "@skatert/domain";

/** What an order's payments say to its owner. */
export interface OrderMoney {
  /** The last try to pay was refused, or ran out. */
  readonly isDeclined: boolean;
  /** Money that goes back to the shopper, or has all gone back; null: there is none. */
  readonly moneyBack: OwedMoney | null;
}

export interface OwedMoney {
  readonly state: "due" | "done";
  readonly amount: Money;
  /** When the last of it became owed, milliseconds. */
  readonly since: number;
}
