import type { BonusEntry } from "@skatert/contract";

export interface LedgerRow extends BonusEntry {
  /** What was left after it. */
  readonly balance: number;
}

/** Lines of the account of points, newest first, each with the balance it left; `balance` is the present one. */
export function ledgerRows(entries: readonly BonusEntry[], balance: number): readonly LedgerRow[] {
  let left = balance;
  return entries.map((entry) => {
    const row = { ...entry, balance: left };
    left -= entry.points;
    return row;
  });
}
