import { create } from "zustand";

/** Whether the session has ended under an open page, and the sign-in is shown over it. */
export const useSessionEnd = create<{ readonly isAsked: boolean }>(() => ({ isAsked: false }));

let waiting: ((signedIn: boolean) => void)[] = [];
/** Pages before the sign-in have nothing to keep: they are not asked. */
let isOpen = false;

/** Says whether a page of the office is open, over which a sign-in can be shown. */
export function keepSession(open: boolean): void {
  isOpen = open;
  if (!open) settleSignIn(false);
}

/** Asks the person to sign in over the open page. Resolves with whether the calls may be sent again. */
export function waitForSignIn(): Promise<boolean> {
  if (!isOpen) return Promise.resolve(false);
  useSessionEnd.setState({ isAsked: true });
  return new Promise((resolve) => waiting.push(resolve));
}

/** Ends the question. `signedIn`: the same person is back. */
export function settleSignIn(signedIn: boolean): void {
  const asked = waiting;
  waiting = [];
  useSessionEnd.setState({ isAsked: false });
  for (const resolve of asked) resolve(signedIn);
}
