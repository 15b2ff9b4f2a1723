import { setTimeout as wait } from "node:timers/promises";
import type { FastifyInstance, FastifyRequest } from "fastify";
import { RateLimiterMemory, RateLimiterRes } from "rate-limiter-flexible";
import { tooManyRequests } from "./errors.ts";
import { isInProcess } from "./in-process-fetch.ts";
import { networkOf } from "./network.ts";
import { isOperator } from "./operator-only.ts";

export interface FloodLimit {
  /** Requests from one address in a minute; 0: no limit. Pages from memory and health are never counted. */
  readonly perMinute: number;
  /** Milliseconds a refusal is held back, about: a sender that waits for its answers is slowed down by them. */
  readonly pauseMs?: number;
}

const minuteSeconds = 60;
const usualPauseMs = 250;
/** Refusals held back at once; above it they go out without a pause, so that a crowd fills no memory. */
const mostHeld = 1_000;

/**
 * Refuses what one address sends above its share with 429 and Retry-After (quality.md "Secure"). The count is this
 * process's own: each bears only its part of a flood. Whose address it is, TRUST_PROXY decides. Register it after
 * what puts headers on every answer.
 */
export function registerFloodLimit(app: FastifyInstance, { perMinute, pauseMs = usualPauseMs }: FloodLimit): void {
  if (perMinute === 0) return;
  const budget = new RateLimiterMemory({ points: perMinute, duration: minuteSeconds });
  let held = 0;
  app.addHook("onRequest", async (request) => {
    if (isInProcess(request.headers) || isHealthCheck(request)) return;
    const waitMs = await takeOne(budget, networkOf(request.ip));
    if (waitMs === 0) return;
    if (held < mostHeld) {
      held += 1;
      // Spread out, or many would go out at the same moment and hold up everybody else.
      await wait(pauseMs * (0.5 + Math.random()), undefined, { ref: false });
      held -= 1;
    }
    throw tooManyRequests("Too many requests", "too-many-requests", waitMs);
  });
}

/** A watcher that is refused would take the process for dead. Readiness asks the store, so only the operator's is free. */
function isHealthCheck({ url, raw }: FastifyRequest): boolean {
  return url === "/healthz" || (url === "/readyz" && isOperator(raw));
}

/** Milliseconds until the address may ask again; 0 when it may now. */
async function takeOne(budget: RateLimiterMemory, network: string): Promise<number> {
  try {
    await budget.consume(network);
    return 0;
  } catch (refusal) {
    if (refusal instanceof RateLimiterRes) return Math.max(1, refusal.msBeforeNext);
    throw refusal;
  }
}
