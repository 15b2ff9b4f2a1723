import { OFFICE_PATHS, PasskeyOptionsSchema, StaffMeSchema, type WireStaffMe } from "@skatert/contract";
import { openApi } from "../api/api.ts";
import type { OfficeError, OfficeResult } from "../api/office-error.ts";
import { askForPasskey } from "../passkeys/passkeys.ts";
import { remembered } from "./session-calls.ts";

/** What the browser itself refused, for example at an address that is not safe. */
const refused: OfficeError = { code: "passkey_failed", status: null, data: {}, retryAfterSeconds: null };

/**
 * Signs in by passkey (STAFF-1). Null: the person turned away or has none here; "passkey_failed": the browser could not
 * ask. The server's question is good for `passkeyQuestionMs`.
 */
export async function signInByPasskey(autofill: boolean): Promise<OfficeResult<WireStaffMe> | null> {
  const options = await openApi.change("POST", OFFICE_PATHS.passkeySignInOptions, PasskeyOptionsSchema);
  if (!options.ok) return options;
  const response = await askForPasskey(options.value, autofill);
  if (response === "left") return null;
  if (typeof response === "string") return { ok: false, error: refused };
  return remembered(await openApi.change("POST", OFFICE_PATHS.passkeySignIn, StaffMeSchema, { body: { response } }));
}

/** A little less than the five minutes after which the server forgets its question. */
export const passkeyQuestionMs = 270_000;
