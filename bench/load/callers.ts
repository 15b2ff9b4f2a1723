import { Agent } from "node:http";
import { performance } from "node:perf_hooks";
import { expectSuccess, type RawRequest } from "../programs/exchange.ts";

/** Address and request of a call. `caller` counts from 0, and `call` per caller. */
export type CallMaker = (caller: number, call: number) => readonly [url: string, request: RawRequest];

export interface CallsReport {
  readonly calls: number;
  readonly perSecond: number;
  readonly timesMs: readonly number[];
}

/**
 * Callers that send their next request after the last answer, for `seconds`. Every request differs, which load
 * generators support only by scripts. Throws on the first answer that is no success.
 */
export async function callInTurn(callers: number, seconds: number, make: CallMaker): Promise<CallsReport> {
  const agent = new Agent({ keepAlive: true, maxSockets: callers });
  const start = performance.now();
  const end = start + seconds * 1000;
  const timesMs: number[] = [];
  async function call(caller: number): Promise<void> {
    for (let count = 0; performance.now() < end; count += 1) {
      const [url, request] = make(caller, count);
      const begun = performance.now();
      await expectSuccess(url, { ...request, agent });
      timesMs.push(performance.now() - begun);
    }
  }
  try {
    await Promise.all(Array.from({ length: callers }, (_, caller) => call(caller)));
  } finally {
    agent.destroy();
  }
  return { calls: timesMs.length, perSecond: (timesMs.length * 1000) / (performance.now() - start), timesMs };
}
