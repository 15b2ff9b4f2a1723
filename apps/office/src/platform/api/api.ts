import { waitForSignIn } from "../session/session-end.ts";
import { createOfficeCalls } from "./calls.ts";

/** The office's calls from this page. A call that meets an ended session waits for the sign-in over the page. */
export const api = createOfficeCalls({ fetch: (url, init) => fetch(url, init), whenSessionEnds: waitForSignIn });

/** The same for calls that must not ask anybody to sign in: the question who is signed in, and the sign-in itself. */
export const openApi = createOfficeCalls({
  fetch: (url, init) => fetch(url, init),
  whenSessionEnds: () => Promise.resolve(false),
});
