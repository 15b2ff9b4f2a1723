import { RateLimiterMemory, RateLimiterRes } from "rate-limiter-flexible";
import type { OrderLimits } from "../../config/limits-env.ts";
import { tooManyRequests } from "../../input/refusal.ts";
import { limitedSubjects, type Sender } from "../../modules/orders/placing/order-limits.ts";

const hourSeconds = 3_600;

/** Counts an order that is about to be sent to the host. Throws a 429 with the reason and Retry-After beyond a limit. */
export type CountOrder = (sender: Sender) => Promise<void>;

/**
 * The hourly limits of orders (decision 031) where this program has no store: counted in this process, against the same
 * subjects. Which orders await payment is the host's to know.
 */
export function createOrderCount(limits: OrderLimits): CountOrder {
  const budgets = new Map<number, RateLimiterMemory>();

  function budgetOf(perHour: number): RateLimiterMemory {
    const budget = budgets.get(perHour) ?? new RateLimiterMemory({ points: perHour, duration: hourSeconds });
    budgets.set(perHour, budget);
    return budget;
  }

  return async (sender) => {
    for (const { name, perHour, ordersReason } of limitedSubjects(sender, limits)) {
      const waitMs = perHour === 0 ? 0 : await takeOne(budgetOf(perHour), name);
      if (waitMs > 0) throw tooManyRequests("Too many orders", ordersReason, waitMs);
    }
  };
}

/** Milliseconds until there is room again; 0 when there was. */
async function takeOne(budget: RateLimiterMemory, name: string): Promise<number> {
  try {
    await budget.consume(name);
    return 0;
  } catch (refusal) {
    if (refusal instanceof RateLimiterRes) return Math.max(1, refusal.msBeforeNext);
    throw refusal;
  }
}
