import {
  OFFICE_PATHS,
  officeBranchPath,
  StopSchema,
  StopsSchema,
  type WireNewStop,
  type WirePace,
  type WirePause,
  type WireStop,
  type WireStops,
} from "@skatert/contract";
import { queryOptions } from "@tanstack/react-query";
import { api } from "../../platform/api/api.ts";
import { type OfficeResult, requireAnswer } from "../../platform/api/office-error.ts";
import { queryClient } from "../../platform/api/query-client.ts";

/** Colleagues and integrations change the list too. */
const askAgainMs = 20_000;

/** The active stops of a branch, its pace and its pause. */
export function stopsQuery(branch: number) {
  return queryOptions({
    queryKey: ["stops", branch],
    refetchInterval: askAgainMs,
    queryFn: async ({ signal }): Promise<WireStops> =>
      requireAnswer(await api.read(OFFICE_PATHS.stops, StopsSchema, { query: { branch_id: branch }, signal })),
  });
}

/** Stops a dish, size, option, category, method, zone or the branch (STOP-1). */
export function stopSale(stop: WireNewStop): Promise<OfficeResult<WireStop>> {
  return changed(stop.branch_id, api.change("POST", OFFICE_PATHS.stops, StopSchema, { body: stop }));
}

/** Ends a stop early. */
export function resumeSale({ id, branch_id }: Pick<WireStop, "id" | "branch_id">): Promise<OfficeResult<WireStops>> {
  return changed(branch_id, api.change("DELETE", `${OFFICE_PATHS.stops}/${id}`, StopsSchema));
}

/** Sets how busy a branch is (STOP-3). */
export function setPace(branch: number, pace: WirePace): Promise<OfficeResult<WireStops>> {
  return changed(branch, api.change("PUT", officeBranchPath(branch, "pace"), StopsSchema, { body: pace }));
}

/** Pauses orders for a time, with a message for guests (STOP-3). */
export function pauseBranch(branch: number, pause: WirePause): Promise<OfficeResult<WireStops>> {
  return changed(branch, api.change("PUT", officeBranchPath(branch, "pause"), StopsSchema, { body: pause }));
}

export function endPause(branch: number): Promise<OfficeResult<WireStops>> {
  return changed(branch, api.change("DELETE", officeBranchPath(branch, "pause"), StopsSchema));
}

/** Reloads the list, also after a refusal, because a colleague may have changed it. */
async function changed<Value>(branch: number, call: Promise<OfficeResult<Value>>): Promise<OfficeResult<Value>> {
  const result = await call;
  await queryClient.invalidateQueries(stopsQuery(branch));
  return result;
}
