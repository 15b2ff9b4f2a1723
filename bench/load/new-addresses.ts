import { randomUUID } from "node:crypto";
import { quantile } from "../arithmetic.ts";
import { callInTurn } from "./callers.ts";
import type { LoadReport, LoadRequest } from "./load.ts";

/**
 * A page under addresses that nobody has asked for, so that none comes from the memory of pages: a list looks the same
 * whatever is searched for elsewhere. What the program has drawn and read before it has, as for every visitor but the
 * first of a revision and language.
 */
export async function askNewAddresses({ url, connections, seconds, headers }: LoadRequest): Promise<LoadReport> {
  const address = `${url}${url.includes("?") ? "&" : "?"}q=`;
  const report = await callInTurn(connections, seconds, () => [address + randomUUID(), { headers }]);
  return { requests: report.calls, perSecond: report.perSecond, p99Ms: quantile(report.timesMs, 0.99) };
}
