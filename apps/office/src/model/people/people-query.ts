import {
  CreatedStaffSchema,
  OFFICE_PATHS,
  StaffLinkSchema,
  StaffListSchema,
  StaffMemberSchema,
  type WireCreatedStaff,
  type WireNewStaff,
  type WireStaffChange,
  type WireStaffLink,
  type WireStaffList,
  type WireStaffMember,
} from "@skatert/contract";
import { queryOptions } from "@tanstack/react-query";
import { api } from "../../platform/api/api.ts";
import { type OfficeResult, requireAnswer } from "../../platform/api/office-error.ts";
import { queryClient } from "../../platform/api/query-client.ts";

/** The people of the branches where the person may edit staff, including removed ones (STAFF-1). */
export const peopleQuery = queryOptions({
  queryKey: ["people"],
  queryFn: async ({ signal }): Promise<WireStaffList> =>
    requireAnswer(await api.read(OFFICE_PATHS.staff, StaffListSchema, { signal })),
});

/** Creates a person. The answer has the one-time link, which is shown once. */
export function invite(person: WireNewStaff): Promise<OfficeResult<WireCreatedStaff>> {
  return changed(api.change("POST", OFFICE_PATHS.staff, CreatedStaffSchema, { body: person }));
}

/** Changes name or roles, or revokes or restores the access. */
export function changePerson(id: number, change: WireStaffChange): Promise<OfficeResult<WireStaffMember>> {
  return changed(api.change("PATCH", `${OFFICE_PATHS.staff}/${id}`, StaffMemberSchema, { body: change }));
}

/** Creates a one-time link by which the person chooses a password. */
export function passwordLink(id: number): Promise<OfficeResult<WireStaffLink>> {
  return api.change("POST", `${OFFICE_PATHS.staff}/${id}/link`, StaffLinkSchema);
}

async function changed<Value>(call: Promise<OfficeResult<Value>>): Promise<OfficeResult<Value>> {
  const result = await call;
  await queryClient.invalidateQueries(peopleQuery);
  return result;
}
