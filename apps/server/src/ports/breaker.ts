/** A circuit breaker for calls to a provider (decision 028). */
export interface Breaker {
  /**
   * Makes the call, or throws `resting()` at once while the provider is paused. After the pause one call probes the
   * provider: success ends the pause, failure starts another.
   */
  run<Result>(call: () => Promise<Result>): Promise<Result>;
}

export interface BreakerOptions {
  /** Consecutive failures that pause the provider. */
  readonly failures: number;
  readonly restMs: number;
  /** Milliseconds, from any origin. */
  readonly now?: () => number;
  /**
   * Whether an error means that the provider is unavailable or overloaded. Other errors are answers and reset the
   * count.
   */
  readonly isAway: (error: unknown) => boolean;
  readonly resting: () => Error;
}

export function createBreaker({
  failures,
  restMs,
  now = () => performance.now(),
  isAway,
  resting,
}: BreakerOptions): Breaker {
  let failedInRow = 0;
  let restsUntil = 0;
  let isProbing = false;

  function note(error: unknown): void {
    if (!isAway(error)) {
      failedInRow = 0;
      return;
    }
    failedInRow += 1;
    restsUntil = now() + restMs;
  }

  return {
    async run(call) {
      const isProbe = failedInRow >= failures;
      if (isProbe && (isProbing || now() < restsUntil)) throw resting();
      if (isProbe) isProbing = true;
      try {
        const result = await call();
        failedInRow = 0;
        return result;
      } catch (error) {
        note(error);
        throw error;
      } finally {
        if (isProbe) isProbing = false;
      }
    },
  };
}

/** Whether a provider's status implies that the next call would fail too; any other 4xx concerns this call only. */
export function isAwayStatus(status: number): boolean {
  return status >= 500 || status === 401 || status === 403 || status === 429;
}
