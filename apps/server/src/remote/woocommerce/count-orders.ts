import { RateLimiterMemory, RateLimiterRes } from "rate-limiter-flexible";
import type { OrderLimits } from "../../config/limits-env.ts";
import { tooManyRequests } from "../../input/refusal.ts";
import { limitedSubjects, type Sender } from "../../modules/orders/placing/order-limits.ts";

const hourSeconds = 3_600;

/** Counts an order before it is sent to the host. Beyond a limit throws a 429 with the reason and Retry-After. */
export type CountOrder = (sender: Sender) => Promise<void>;

/**
 * The hourly limits of orders (decision 031) for a server without a store: counted in this process, against the same
 * subjects. Unpaid orders are not limited, because only the host has them.
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

/** Milliseconds until there is room again; 0: there was room. */
async function takeOne(budget: RateLimiterMemory, name: string): Promise<number> {
  try {
    await budget.consume(name);
    return 0;
  } catch (refusal) {
    if (refusal instanceof RateLimiterRes) return Math.max(1, refusal.msBeforeNext);
    throw refusal;
  }
}
