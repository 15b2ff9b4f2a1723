/** A circuit breaker for calls to a provider (decision 028). */
export interface Breaker {
  /**
   * Makes the call, or throws `resting()` at once while the provider rests. After the rest one call goes through as a
   * probe: success ends the rest, failure starts another.
   */
  run<Result>(call: () => Promise<Result>): Promise<Result>;
}

export interface BreakerOptions {
  /** Failures in a row after which the provider rests. */
  readonly failures: number;
  readonly restMs: number;
  /** Milliseconds, from any start. */
  readonly now?: () => number;
  /**
   * Whether an error means that the provider is away or overloaded. Other errors are answers and end the row of
   * failures.
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

/** Whether a provider's status says that the next call would fail too; any other 4xx is about this one call. */
export function isAwayStatus(status: number): boolean {
  return status >= 500 || status === 401 || status === 403 || status === 429;
}
