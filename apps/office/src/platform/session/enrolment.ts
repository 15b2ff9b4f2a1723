import {
  EnrolmentSchema,
  OFFICE_PATHS,
  StaffMeSchema,
  type WireEnrolment,
  type WireNewEnrolment,
  type WirePinSignIn,
  type WireStaffMe,
} from "@skatert/contract";
import { queryOptions } from "@tanstack/react-query";
import { openApi } from "../api/api.ts";
import { type OfficeResult, requireAnswer } from "../api/office-error.ts";
import { queryClient } from "../api/query-client.ts";
import { forgetChosenBranch } from "./chosen-branch.ts";
import { forgetMe } from "./kept-me.ts";
import { remembered } from "./session-calls.ts";
import { markSignedIn } from "./signed-in-mark.ts";

/** The device of this browser, and the people who may identify by PIN (STAFF-3). */
export const enrolmentQuery = queryOptions({
  queryKey: ["enrolment"],
  queryFn: async ({ signal }): Promise<WireEnrolment> =>
    requireAnswer(await openApi.read(OFFICE_PATHS.enrolment, EnrolmentSchema, { signal })),
});

/** Enrols this browser as a device of the code's branch. Ends its session and selects that branch. */
export async function enrol(body: WireNewEnrolment): Promise<OfficeResult<WireEnrolment>> {
  const result = await openApi.change("POST", OFFICE_PATHS.enrolment, EnrolmentSchema, { body });
  if (!result.ok) return result;
  forgetChosenBranch();
  queryClient.clear();
  markSignedIn(false);
  await forgetMe();
  queryClient.setQueryData(enrolmentQuery.queryKey, result.value);
  return result;
}

/** Signs in a person on the enrolled device. */
export async function signInByPin(body: WirePinSignIn): Promise<OfficeResult<WireStaffMe>> {
  return remembered(await openApi.change("POST", OFFICE_PATHS.pin, StaffMeSchema, { body }));
}
