import {
  LinkPurposeSchema,
  OFFICE_PATHS,
  StaffMeSchema,
  type WireLinkPurpose,
  type WireLinkUse,
  type WireStaffMe,
} from "@skatert/contract";
import { openApi } from "../api/api.ts";
import type { OfficeResult } from "../api/office-error.ts";
import { remembered } from "./session-calls.ts";

/** The purpose of a one-time link (STAFF-1). */
export function lookAtLink(token: string): Promise<OfficeResult<WireLinkPurpose>> {
  return openApi.change("POST", OFFICE_PATHS.linkLook, LinkPurposeSchema, { body: { token } });
}

/** Creates the owner, or sets the person's password, and signs in. */
export async function followLink(body: WireLinkUse): Promise<OfficeResult<WireStaffMe>> {
  return remembered(await openApi.change("POST", OFFICE_PATHS.linkUse, StaffMeSchema, { body }));
}
