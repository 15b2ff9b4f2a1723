import type { BonusEntry } from "@skatert/contract";

export interface LedgerRow extends BonusEntry {
  /** Balance after it. */
  readonly balance: number;
}

/**
 * Entries of the points ledger, newest first, each with its resulting balance. `balance` is the present one.
 */
export function ledgerRows(entries: readonly BonusEntry[], balance: number): readonly LedgerRow[] {
  let left = balance;
  return entries.map((entry) => {
    const row = { ...entry, balance: left };
    left -= entry.points;
    return row;
  });
}
