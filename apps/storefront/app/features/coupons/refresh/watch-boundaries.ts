import { type Coupon, nextCouponBoundary, type TimeZone } from "@skatert/domain";

/** A little later than the boundary, so that the shop's clock is beyond it too. */
const afterTheEnd = 1500;
/** Open carts do not ask all at once: within so many milliseconds, sooner if what is applied changes. */
const spread = 15_000;
const appliedSpread = 1500;
/** Longest delay of a browser's timer, milliseconds. */
const longestWait = 2 ** 31 - 1;

export interface WatchedCoupons {
  /** The coupons of the cart and those that the shop shows. */
  readonly coupons: readonly Coupon[];
  /** Those that the cart has applied. */
  readonly applied: readonly Coupon[];
  readonly timeZone: TimeZone;
  /** The shop's clock. */
  readonly now: () => number;
  /** From 0 to 1, as `Math.random`. */
  readonly random: () => number;
  /** Boundaries up to this instant were told. A cart keeps it while its coupons change, so that none is missed. */
  readonly told: { until: number };
  readonly onBoundary: () => void;
}

/**
 * Calls back each time the clock may start or end one of the coupons, so that an open cart tells of it before the press.
 * Returns a function that stops it.
 */
export function watchBoundaries(watched: WatchedCoupons): () => void {
  const { coupons, applied, timeZone, now, random, told, onBoundary } = watched;
  let timer: ReturnType<typeof setTimeout> | undefined;
  const wait = () => {
    const at = now();
    told.until = Math.max(told.until, at - spread - afterTheEnd);
    const next = nextCouponBoundary(coupons, told.until, timeZone);
    if (next === null) return;
    const own = nextCouponBoundary(applied, told.until, timeZone) ?? Number.POSITIVE_INFINITY;
    const chance = random();
    const due = Math.min(next + chance * spread, own + chance * appliedSpread) + afterTheEnd;
    if (due - at > longestWait) return;
    timer = setTimeout(
      () => {
        told.until = Math.max(due, now()) - afterTheEnd;
        onBoundary();
        wait();
      },
      Math.max(0, due - at),
    );
  };
  wait();
  return () => clearTimeout(timer);
}
