import { DoneSchema, OFFICE_PATHS, StaffMeSchema, type WireStaffMe, type WireStaffSignIn } from "@skatert/contract";
import { openApi } from "../api/api.ts";
import type { OfficeResult } from "../api/office-error.ts";
import { queryClient } from "../api/query-client.ts";
import { forgetDrafts } from "../drafts/drafts.ts";
import { endShift, finishShift } from "../shift/shift.ts";
import { forgetMe, keepMe, keptMe } from "./kept-me.ts";
import { meQuery } from "./me.ts";
import { markSignedIn } from "./signed-in-mark.ts";

/** Signs in with login and password, and a code if the person uses an authenticator (STAFF-1). */
export async function signIn(words: WireStaffSignIn): Promise<OfficeResult<WireStaffMe>> {
  return remembered(await openApi.change("POST", OFFICE_PATHS.session, StaffMeSchema, { body: words }));
}

/** Sends pending actions, ends the session on the server and the shift on this page, and clears the page's data. */
export async function signOut(): Promise<OfficeResult<unknown>> {
  await finishShift();
  const result = await openApi.change("DELETE", OFFICE_PATHS.session, DoneSchema);
  if (!result.ok && result.error.code !== "staff_session_required") return result;
  await endShift();
  queryClient.clear();
  markSignedIn(false);
  forgetDrafts();
  await forgetMe();
  return result;
}

/** Caches the answer of a sign-in as the session check's answer. Another person's data are removed. */
export function remembered(result: OfficeResult<WireStaffMe>): OfficeResult<WireStaffMe> {
  if (!result.ok) return result;
  const before = queryClient.getQueryData(meQuery.queryKey);
  if (before && before.id !== result.value.id) queryClient.clear();
  if (keptMe()?.id !== result.value.id) void forgetMe();
  queryClient.setQueryData(meQuery.queryKey, result.value);
  keepMe(result.value);
  markSignedIn(true);
  return result;
}
