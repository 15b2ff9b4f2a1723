import { OFFICE_PATHS, StaffMeSchema, type WireStaffMe } from "@skatert/contract";
import { queryOptions } from "@tanstack/react-query";
import { openApi } from "../api/api.ts";
import { isAway, requireAnswer } from "../api/office-error.ts";
import { queryClient } from "../api/query-client.ts";
import { forgetMe, keepMe, keptMe } from "./kept-me.ts";
import { waitForSignIn } from "./session-end.ts";

/** A hanging request must not keep the board from opening. */
const timeoutMs = 8_000;

/** The signed-in person; null: nobody. */
export const meQuery = queryOptions({
  queryKey: ["me"],
  staleTime: 60_000,
  queryFn: async ({ signal }): Promise<WireStaffMe | null> => {
    const limit = AbortSignal.any([signal, AbortSignal.timeout(timeoutMs)]);
    const result = await openApi.read(OFFICE_PATHS.me, StaffMeSchema, { signal: limit });
    if (!result.ok && result.error.code === "staff_session_required") {
      await forgetMe();
      // A later check finds the end of the session under an open page.
      void waitForSignIn();
      return null;
    }
    const me = requireAnswer(result);
    keepMe(me);
    return me;
  },
});

/**
 * The signed-in person, or the last known one while the server is unreachable (BOARD-8). Throws if neither is known.
 */
export async function askMe(): Promise<WireStaffMe | null> {
  const kept = keptMe();
  try {
    return await queryClient.ensureQueryData(kept === null ? meQuery : { ...meQuery, retry: false });
  } catch (error) {
    if (kept === null || !isAway(error)) throw error;
    return kept;
  }
}
