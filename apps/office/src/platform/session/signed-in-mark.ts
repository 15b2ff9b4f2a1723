import { remember } from "../device/remember.ts";

const storageKey = "office-signed-in";

/**
 * Whether somebody may be signed in, without a request; scripts cannot read the session cookie. Without the mark the
 * office starts at the sign-in instead of a refused call.
 */
export function mayBeSignedIn(): boolean {
  return localStorage.getItem(storageKey) !== null;
}

export function markSignedIn(signedIn: boolean): void {
  if (signedIn) remember(storageKey, "1");
  else localStorage.removeItem(storageKey);
}
