import type { CouponResult, ResultsQuestion, ResultsWork } from "../orders/lists/coupon-results.ts";

const keptMs = 60_000;
const maxKept = 50;

interface Kept {
  readonly at: number;
  readonly results: Promise<readonly CouponResult[]>;
}

/**
 * Results of coupons, each period and set of branches read at most once a minute: a year takes seconds, and an office
 * asks whenever it opens a promotion. An order or coupon of this minute may be missing.
 */
export function rememberedResults(work: ResultsWork, now: () => number): ResultsWork {
  const kept = new Map<string, Kept>();
  return {
    couponResults(question) {
      const key = keyOf(question);
      const known = kept.get(key);
      if (known !== undefined && now() - known.at < keptMs) return known.results;
      const results = work.couponResults(question);
      kept.delete(key);
      kept.set(key, { at: now(), results });
      const [oldest] = kept.keys();
      if (kept.size > maxKept && oldest !== undefined) kept.delete(oldest);
      // The next caller asks again.
      results.catch(() => kept.delete(key));
      return results;
    },
  };
}

function keyOf({ from, to, branches }: ResultsQuestion): string {
  return `${from} ${to} ${branches === "all" ? "all" : branches.toSorted((a, b) => a - b).join()}`;
}
