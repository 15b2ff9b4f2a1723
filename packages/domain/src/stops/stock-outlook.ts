import type { Instant } from "../schedule/types.ts";

const hourMs = 3_600_000;
/** Sales of this period, up to now, are the present pace. */
export const pacePeriodMs = 2 * hourMs;
/** At most this many portions are low, however slowly they sell. */
const lowPortions = 3;

/** A counted product of a branch. */
export interface CountedStock {
  /** Pieces, portions or grams that are free to sell. */
  readonly quantity: number;
  /** The quantity of a first add: 1 for pieces, several hundred for grams. */
  readonly portion: number;
  /** The quantity that orders took in the last `pacePeriodMs`, without cancelled ones. */
  readonly sold: number;
}

/** gone: none left. tonight: sold out before closing at the present pace. low: few left. enough: neither. */
export type StockOutlook = "gone" | "tonight" | "low" | "enough";

/** When the rest is sold out at the present pace. Null: nothing sold lately. */
export function runsOutAt({ quantity, sold }: CountedStock, now: Instant): Instant | null {
  return sold <= 0 ? null : now + Math.ceil((quantity * pacePeriodMs) / sold);
}

/** How long the rest lasts (STOP-4). `closesAt`: closing time of an open branch; null: closed, or always open. */
export function stockOutlook(stock: CountedStock, now: Instant, closesAt: Instant | null): StockOutlook {
  if (stock.quantity <= 0) return "gone";
  const end = runsOutAt(stock, now);
  if (end !== null && closesAt !== null && end < closesAt) return "tonight";
  return stock.quantity <= lowPortions * stock.portion ? "low" : "enough";
}
