import { randomUUID } from "node:crypto";
import { quantile } from "../arithmetic.ts";
import { callInTurn } from "./callers.ts";
import type { LoadReport, LoadRequest } from "./load.ts";

/**
 * Requests a page under new addresses, so that none comes from the page cache: a list does not depend on a search term
 * for another page. Other caches of the program are filled, as for every visitor except the first of a revision and
 * language.
 */
export async function askNewAddresses({ url, connections, seconds, headers }: LoadRequest): Promise<LoadReport> {
  const address = `${url}${url.includes("?") ? "&" : "?"}q=`;
  const report = await callInTurn(connections, seconds, () => [address + randomUUID(), { headers }]);
  return { requests: report.calls, perSecond: report.perSecond, p99Ms: quantile(report.timesMs, 0.99) };
}
