import { OFFICE_PATHS, StaffMeSchema, type WireStaffMe } from "@skatert/contract";
import { queryOptions } from "@tanstack/react-query";
import { openApi } from "../api/api.ts";
import { requireAnswer } from "../api/office-error.ts";

/** Who is signed in; null: nobody. */
export const meQuery = queryOptions({
  queryKey: ["me"],
  staleTime: 60_000,
  queryFn: async ({ signal }): Promise<WireStaffMe | null> => {
    const result = await openApi.read(OFFICE_PATHS.me, StaffMeSchema, { signal });
    if (!result.ok && result.error.code === "staff_session_required") return null;
    return requireAnswer(result);
  },
});
