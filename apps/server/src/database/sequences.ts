import type { Tx } from "./tables.ts";

/** Rows that count, and rows that only serve as locks: one transaction at a time holds a row until it ends. */
type SequenceName =
  | "order"
  | "user"
  | "request"
  | "login-code"
  | "promo-guess"
  | "group-order"
  | "office-device"
  | "staff"
  | "staff-owners";

/** Takes the next number of a sequence; returns `first` the first time. */
export function nextInSequence(tx: Tx, name: SequenceName, first: number) {
  return tx
    .insertInto("sequences")
    .values({ name, value: first })
    .onConflict((conflict) => conflict.column("name").doUpdateSet((eb) => ({ value: eb("sequences.value", "+", 1) })))
    .returning("value");
}
