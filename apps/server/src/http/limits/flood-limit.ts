import { setTimeout as wait } from "node:timers/promises";
import type { FastifyInstance, FastifyRequest } from "fastify";
import { tooManyRequests } from "../../input/refusal.ts";
import { isInProcess } from "../in-process-fetch.ts";
import { networkOf } from "../network.ts";
import { isOperator } from "../operator/operator-only.ts";
import { createMinuteBudget } from "./minute-budget.ts";

export interface FloodLimit {
  /** Requests of one address per minute; 0: no limit. Cached pages and health checks never count. */
  readonly perMinute: number;
  /** Approximate delay of a refusal, milliseconds; slows down a sender that waits for its answers. */
  readonly pauseMs?: number;
}

const usualPauseMs = 250;
/** Maximum delayed refusals; further ones are sent at once, so that a flood cannot fill the memory. */
const maxHeld = 1_000;

/**
 * Refuses requests of one address above its limit with 429 and Retry-After (quality.md "Secure"). Each process counts
 * for itself, because each receives only a part of a flood. TRUST_PROXY decides which address a request has. Register
 * it after the hooks that set headers on every answer.
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
      // Randomised, or many refusals would be sent at once and delay other requests.
      await wait(pauseMs * (0.5 + Math.random()), undefined, { ref: false });
      held -= 1;
    }
    throw tooManyRequests("Too many requests", "too-many-requests", waitMs);
  });
}

/**
 * A refused health check would look like a dead process. Readiness reads the store, so only the operator's check is
 * exempt.
 */
function isHealthCheck({ url, raw }: FastifyRequest): boolean {
  return url === "/healthz" || (url === "/readyz" && isOperator(raw));
}
