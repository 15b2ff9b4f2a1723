import {
  DryRunSchema,
  DryRunStartSchema,
  MAX_RESULT_DAYS,
  OFFICE_PATHS,
  PROMOTION_CALLS,
  PromotionResultsSchema,
} from "@skatert/contract";
import { queryOptions } from "@tanstack/react-query";
import { api } from "../../../platform/api/api.ts";
import { isGone, requireAnswer } from "../../../platform/api/office-error.ts";
import { queryClient } from "../../../platform/api/query-client.ts";
import type { Fields } from "../../entities/read-fields.ts";

/** Days of the shop's clock as "YYYY-MM-DD"; both count. */
export interface Period {
  readonly from: string;
  readonly to: string;
}

const dayMs = 24 * 60 * 60_000;

/** Whether the shop counts the orders of a period: both days, in their order, and not too many. */
export function isPeriod(period: Period): boolean {
  return period.from !== "" && period.to !== "" && period.from <= period.to && !isTooLong(period);
}

export function isTooLong({ from, to }: Period): boolean {
  return (Date.parse(to) - Date.parse(from)) / dayMs >= MAX_RESULT_DAYS;
}
const pollMs = 700;

/** The month before an instant in milliseconds, in a time zone. */
export function lastMonth(now: number, zone: string): Period {
  const day = (at: number) => new Intl.DateTimeFormat("sv-SE", { timeZone: zone }).format(at);
  return { from: day(now - 30 * dayMs), to: day(now) };
}

/** Starts a run of a promotion over the carts of a period (PROMO-2). */
export function startDryRun(coupon: Fields, isByCode: boolean, { from, to }: Period) {
  const body = { coupon, list: isByCode ? "codes" : "auto", from, to };
  return api.change("POST", OFFICE_PATHS.dryRuns, DryRunStartSchema, { body });
}

function dryRunPath(id: number): string {
  return `${OFFICE_PATHS.dryRuns}/${id}`;
}

export function cancelDryRun(id: number) {
  return api.change("DELETE", dryRunPath(id), DryRunSchema);
}

/** Stops a run that nobody looks at any more; one that has ended stays. */
export async function leaveDryRun(id: number): Promise<void> {
  const run = queryClient.getQueryData(dryRunQuery(id).queryKey);
  if (run === undefined || run.state === "running") await cancelDryRun(id);
}

/** Failed reads in a row, after which a run counts as failed. */
const maxFailures = 5;

/** A run, asked again until it ends or cannot be read any more. */
export function dryRunQuery(id: number) {
  return queryOptions({
    queryKey: ["dry-run", id],
    queryFn: async ({ signal }) => requireAnswer(await api.read(dryRunPath(id), DryRunSchema, { signal })),
    refetchInterval: ({ state: { status, data } }) =>
      status !== "error" && (data === undefined || data.state === "running") && pollMs,
    retry: (failures, error) => failures < maxFailures - 1 && !isGone(error),
    retryDelay: pollMs,
  });
}

/** What the promotions of a period have brought. */
export function resultsQuery({ from, to }: Period) {
  return queryOptions({
    queryKey: ["promotion-results", from, to],
    queryFn: async ({ signal }) =>
      requireAnswer(await api.read(PROMOTION_CALLS.results, PromotionResultsSchema, { query: { from, to }, signal }))
        .results,
  });
}
