import type { DeliveryCondition } from "./types.ts";

/**
 * Minutes from acceptance to handover of an express order, never more than a usual order's (PRICE-5). 0: the branch
 * promises no time.
 */
export function expressMinutes(stated: number | null, usualMinutes: number): number {
  return Math.min(stated ?? usualMinutes, usualMinutes);
}

/** The terms that guests are offered: express that saves no minutes is left out, because it would only cost more. */
export function withUsefulExpress(condition: DeliveryCondition, usualMinutes: number): DeliveryCondition {
  const isNoFaster = usualMinutes > 0 && expressMinutes(condition.expressMinutes, usualMinutes) === usualMinutes;
  return isNoFaster && condition.expressCost !== null ? { ...condition, expressCost: null } : condition;
}
