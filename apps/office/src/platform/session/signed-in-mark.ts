const storageKey = "office-signed-in";

/**
 * Whether somebody may be signed in here, without asking the server: the session's cookie is out of the page's sight.
 * Without the mark the office begins with the sign-in and not with a refused call.
 */
export function mayBeSignedIn(): boolean {
  return localStorage.getItem(storageKey) !== null;
}

export function markSignedIn(signedIn: boolean): void {
  if (signedIn) localStorage.setItem(storageKey, "1");
  else localStorage.removeItem(storageKey);
}
