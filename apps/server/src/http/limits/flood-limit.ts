import { setTimeout as wait } from "node:timers/promises";
import type { FastifyInstance, FastifyRequest } from "fastify";
import { tooManyRequests } from "../../input/refusal.ts";
import { isInProcess } from "../in-process-fetch.ts";
import { networkOf } from "../network.ts";
import { isOperator } from "../operator/operator-only.ts";
import { createMinuteBudget } from "./minute-budget.ts";

export interface FloodLimit {
  /** Requests from one address in a minute; 0: no limit. Pages from memory and health are never counted. */
  readonly perMinute: number;
  /** Milliseconds a refusal is held back, about: a sender that waits for its answers is slowed down by them. */
  readonly pauseMs?: number;
}

const usualPauseMs = 250;
/** Refusals held back at once; above it they go out without a pause, so that a crowd fills no memory. */
const maxHeld = 1_000;

/**
 * Refuses what one address sends above its share with 429 and Retry-After (quality.md "Secure"). The count is this
 * process's own: each bears only its part of a flood. Whose address it is, TRUST_PROXY decides. Register it after
 * what puts headers on every answer.
 */
export function registerFloodLimit(app: FastifyInstance, { perMinute, pauseMs = usualPauseMs }: FloodLimit): void {
  if (perMinute === 0) return;
  const budget = createMinuteBudget(perMinute);
  let held = 0;
  app.addHook("onRequest", async (request) => {
    if (isInProcess(request.headers) || isHealthCheck(request)) return;
    const waitMs = await budget(networkOf(request.ip));
    if (waitMs === 0) return;
    if (held < maxHeld) {
      held += 1;
      // Spread out, or many would go out at the same moment and hold up everybody else.
      await wait(pauseMs * (0.5 + Math.random()), undefined, { ref: false });
      held -= 1;
    }
    throw tooManyRequests("Too many requests", "too-many-requests", waitMs);
  });
}

/** A refused health check would look like a dead process. Readiness reads the store, so only the operator's is free. */
function isHealthCheck({ url, raw }: FastifyRequest): boolean {
  return url === "/healthz" || (url === "/readyz" && isOperator(raw));
}
