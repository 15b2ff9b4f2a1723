import type { WireDryRun } from "@skatert/contract";
import { afterEach, expect, it, vi } from "vitest";
import { CallFailed } from "../../../platform/api/office-error.ts";
import { queryClient } from "../../../platform/api/query-client.ts";
import { dryRunQuery, isPeriod, leaveDryRun } from "./past-calls.ts";

const run = (state: string) => ({ id: 3, state, done: 1, of: 9, result: null }) as WireDryRun;
const { refetchInterval, retry } = dryRunQuery(3);
type Asked = Parameters<Extract<typeof refetchInterval, (...args: never) => unknown>>[0];

const isAskedAgain = (status: string, data?: WireDryRun) =>
  typeof refetchInterval === "function" && refetchInterval({ state: { status, data } } as Asked) !== false;
const isRetried = (failures: number, error: Error) => typeof retry === "function" && retry(failures, error);

afterEach(() => {
  vi.unstubAllGlobals();
  queryClient.clear();
});

it("PROMO-2 a dry run is asked for until it ends or cannot be read any more", () => {
  expect(isAskedAgain("pending")).toBe(true);
  expect(isAskedAgain("success", run("running"))).toBe(true);
  expect(isAskedAgain("success", run("done"))).toBe(false);
  expect(isAskedAgain("error", run("running"))).toBe(false);
  expect(isAskedAgain("error")).toBe(false);
});

it("PROMO-2 a read of a dry run that failed is tried again a few times, unless the shop does not know the run", () => {
  const failure = { code: "x", data: {}, retryAfterSeconds: null };
  const tries = [0, 1, 2, 3, 4].map((failures) => isRetried(failures, new CallFailed({ ...failure, status: 503 })));
  expect(tries).toEqual([true, true, true, true, false]);
  expect(isRetried(0, new CallFailed({ ...failure, status: 404 }))).toBe(false);
});

it.each([
  ["running", ["DELETE"]],
  ["done", []],
])("PROMO-2 leaving a dry run that is %s sends %j", async (state, sent) => {
  const calls: unknown[] = [];
  vi.stubGlobal("fetch", async (_url: string, init?: RequestInit) => {
    calls.push(init?.method);
    return Response.json(run("cancelled"));
  });
  queryClient.setQueryData(dryRunQuery(3).queryKey, run(state));
  await leaveDryRun(3);
  expect(calls).toEqual(sent);
});

it.each([
  ["2026-11-01", "2026-11-30", true],
  ["2025-10-27", "2026-11-30", true],
  ["2025-10-26", "2026-11-30", false],
  ["2026-11-30", "2026-11-01", false],
  ["", "2026-11-01", false],
])("PROMO-2 orders from %s to %s can be counted: %s", (from, to, isIt) => {
  expect(isPeriod({ from, to })).toBe(isIt);
});
