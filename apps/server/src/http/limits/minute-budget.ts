import { RateLimiterMemory, RateLimiterRes } from "rate-limiter-flexible";

/** Takes one from a key's budget; returns the milliseconds until the next one is free, 0 if this one was. */
export type MinuteBudget = (key: string) => Promise<number>;

const hourSeconds = 3_600;

/** Takes an amount from a key's budget; returns the milliseconds until it is free, 0 if it was taken. */
export type HourBudget = (key: string, amount: number) => Promise<number>;

/** A budget of `perHour` for each key, in the memory of this process; 0: no limit. A refused amount takes nothing. */
export function createHourBudget(perHour: number): HourBudget {
  const limiter = new RateLimiterMemory({ points: perHour, duration: hourSeconds });
  return async (key, amount) => {
    if (perHour === 0) return 0;
    try {
      await limiter.consume(key, amount);
      return 0;
    } catch (refusal) {
      if (!(refusal instanceof RateLimiterRes)) throw refusal;
      await limiter.reward(key, amount);
      return Math.max(1, refusal.msBeforeNext);
    }
  };
}

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
