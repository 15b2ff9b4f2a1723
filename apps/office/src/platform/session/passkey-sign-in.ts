import { OFFICE_PATHS, PasskeyOptionsSchema, StaffMeSchema, type WireStaffMe } from "@skatert/contract";
import { openApi } from "../api/api.ts";
import type { OfficeError, OfficeResult } from "../api/office-error.ts";
import { askForPasskey } from "../passkeys/passkeys.ts";
import { remembered } from "./session-calls.ts";

/** Refusals of the browser itself, for example at an insecure address. */
const refused: OfficeError = { code: "passkey_failed", status: null, data: {}, retryAfterSeconds: null };

/**
 * Signs in by passkey (STAFF-1). Null: the person cancelled or has no passkey here; "passkey_failed": the browser could
 * not ask. The server's challenge is valid for `passkeyQuestionMs`.
 */
export async function signInByPasskey(autofill: boolean): Promise<OfficeResult<WireStaffMe> | null> {
  const options = await openApi.change("POST", OFFICE_PATHS.passkeySignInOptions, PasskeyOptionsSchema);
  if (!options.ok) return options;
  const response = await askForPasskey(options.value, autofill);
  if (response === "left") return null;
  if (typeof response === "string") return { ok: false, error: refused };
  return remembered(await openApi.change("POST", OFFICE_PATHS.passkeySignIn, StaffMeSchema, { body: { response } }));
}

/** Slightly less than the five minutes after which the server's challenge expires. */
export const passkeyQuestionMs = 270_000;
