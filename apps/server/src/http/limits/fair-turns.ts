import type { FastifyInstance } from "fastify";
import { isInProcess } from "../in-process-fetch.ts";
import { networkOf } from "../network.ts";

/** Requests of one address that start in one turn of the event loop. */
const perTurn = 1;

/**
 * Limits each address to one started request per turn of the event loop; its further requests wait for the next turns.
 * Other clients then wait for one request of a flood instead of all of it (quality.md "Secure": a flood leaves the
 * others' p99 within twice the usual). No request is refused or dropped. TRUST_PROXY decides which address a request
 * has.
 */
export function registerFairTurns(app: FastifyInstance): void {
  const waiting = new Map<string, (() => void)[]>();
  const begun = new Map<string, number>();
  let isNextTurnDue = false;

  function begin(network: string, start: () => void): void {
    begun.set(network, (begun.get(network) ?? 0) + 1);
    start();
  }

  function nextTurn(): void {
    isNextTurnDue = false;
    begun.clear();
    for (const [network, queue] of waiting) {
      for (const start of queue.splice(0, perTurn)) begin(network, start);
      if (queue.length === 0) waiting.delete(network);
    }
    if (begun.size > 0) awaitNextTurn();
  }

  function awaitNextTurn(): void {
    if (isNextTurnDue) return;
    isNextTurnDue = true;
    setImmediate(nextTurn);
  }

  app.addHook("onRequest", (request, _reply, done) => {
    if (isInProcess(request.headers)) return done();
    const network = networkOf(request.ip);
    awaitNextTurn();
    const queue = waiting.get(network);
    if (queue !== undefined) queue.push(done);
    else if ((begun.get(network) ?? 0) >= perTurn) waiting.set(network, [done]);
    else begin(network, done);
  });
}
