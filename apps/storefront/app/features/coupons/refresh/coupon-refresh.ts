/** Quiet time after the last change of the cart before its coupons are looked for (CART-3, CONST-3). */
export const couponDelay = 2000;

export interface CouponRefresh<Answer> {
  /** What the coupons depend on, as it was when the refresh was set up. */
  readonly basis: string;
  /** Milliseconds of quiet before the call. */
  readonly delay: number;
  readonly ask: (signal: AbortSignal) => Promise<Answer>;
  /** What the coupons depend on now. */
  readonly basisNow: () => string | null;
  readonly onAnswer: (answer: Answer) => void;
  /** A failure is said here; the cart goes on (ERR-1). */
  readonly onFailure: (error: unknown) => void;
}

/**
 * Asks for coupons after a quiet time. A late answer for an older cart is not listened to, and neither is
 * one that comes after the stop. Returns how to stop.
 */
export function scheduleCouponRefresh<Answer>({
  basis,
  delay,
  ask,
  basisNow,
  onAnswer,
  onFailure,
}: CouponRefresh<Answer>): () => void {
  const stop = new AbortController();
  const run = async () => {
    try {
      const answer = await ask(stop.signal);
      if (!stop.signal.aborted && basisNow() === basis) onAnswer(answer);
    } catch (error) {
      if (!stop.signal.aborted) onFailure(error);
    }
  };
  const timer = setTimeout(() => void run(), delay);
  return () => {
    clearTimeout(timer);
    stop.abort();
  };
}
