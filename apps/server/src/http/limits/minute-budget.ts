import { RateLimiterMemory, RateLimiterRes } from "rate-limiter-flexible";

/** Takes one from a key's budget; returns the milliseconds until the next one is free, 0 if this one was. */
export type MinuteBudget = (key: string) => Promise<number>;

/** A budget of `perMinute` for each key, in the memory of this process. */
export function createMinuteBudget(perMinute: number): MinuteBudget {
  const limiter = new RateLimiterMemory({ points: perMinute, duration: 60 });
  return async (key) => {
    try {
      await limiter.consume(key);
      return 0;
    } catch (refusal) {
      if (refusal instanceof RateLimiterRes) return Math.max(1, refusal.msBeforeNext);
      throw refusal;
    }
  };
}
