import type { Db, Tx } from "./tables.ts";

/** Rows that count, and rows that serve only as locks: one transaction at a time holds a row until it ends. */
type SequenceName =
  | "order"
  | "refund"
  | "user"
  | "request"
  | "inbox"
  | "booking"
  | "login-code"
  | "promo-guess"
  | "group-order"
  | "practice-order"
  | "outbox"
  | "manual-points"
  | "practice-place"
  | "office-device"
  | "staff"
  | "staff-owners"
  | "stop"
  | "shop-change"
  | "shop-release"
  | "shop-draft"
  | "import"
  | "dry-run"
  | `feed:${number}`;

/** Takes the next number of a sequence; returns `first` the first time. */
export function nextInSequence(tx: Tx, name: SequenceName, first: number) {
  return tx
    .insertInto("sequences")
    .values({ name, value: first })
    .onConflict((conflict) => conflict.column("name").doUpdateSet((eb) => ({ value: eb("sequences.value", "+", 1) })))
    .returning("value");
}

/** The last number of a sequence; no row: none was taken. */
export function lastInSequence(db: Db, name: SequenceName) {
  return db.selectFrom("sequences").select("value").where("name", "=", name);
}
