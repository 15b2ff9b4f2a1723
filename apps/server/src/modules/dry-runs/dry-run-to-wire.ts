import type { WireDryRun, WireDryRunResult } from "@skatert/contract";
import { type DryRunResult, moneyToRoubles } from "@skatert/domain";
import type { DryRunRow } from "./dry-run-store.ts";

/** A stored run as the calls answer it. */
export function dryRunToWire({ id, state, done, total, result }: DryRunRow): WireDryRun {
  return { id, state, done, of: total, result: result === null ? null : JSON.parse(result) };
}

/** `leftOut`: orders of the period that are not in the run. */
export function resultToWire(result: DryRunResult, leftOut: number): WireDryRunResult {
  const { carts, matching, guests, discount, changed, conflicts, examples } = result;
  const skipped = [...result.skipped].sort(([, a], [, b]) => b - a);
  return {
    carts,
    skipped: skipped.reduce((sum, [, count]) => sum + count, 0),
    skipped_reasons: skipped.map(([reason, count]) => ({ reason, carts: count })),
    left_out: leftOut,
    matching,
    guests,
    discount: moneyToRoubles(discount),
    changed,
    conflicts: conflicts.map(({ coupon, carts: count }) => ({ coupon_id: coupon.id, code: coupon.code, carts: count })),
    examples: examples.map(({ orderId, before, after, discount: given }) => ({
      order_id: orderId,
      number: String(orderId),
      before: moneyToRoubles(before),
      after: moneyToRoubles(after),
      discount: moneyToRoubles(given),
    })),
  };
}
