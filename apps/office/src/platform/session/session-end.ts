import { create } from "zustand";
import { forgetMe } from "./kept-me.ts";

/** Whether the session has expired under an open page, which then shows the sign-in over it. */
export const useSessionEnd = create<{ readonly isAsked: boolean }>(() => ({ isAsked: false }));

let waiting: ((signedIn: boolean) => void)[] = [];
/** Pages before the sign-in have no input to keep, so they do not ask. */
let isOpen = false;

/** Sets whether an office page is open, over which the sign-in can be shown. */
export function keepSession(open: boolean): void {
  isOpen = open;
  if (!open) settleSignIn(false);
}

/**
 * Shows the sign-in over the open page, and removes the person and the guests' orders from the device, which may be a
 * former colleague's (STAFF-1). Resolves with whether the calls may be sent again.
 */
export function waitForSignIn(): Promise<boolean> {
  if (!isOpen) return Promise.resolve(false);
  if (!useSessionEnd.getState().isAsked) void forgetMe().catch(() => undefined);
  useSessionEnd.setState({ isAsked: true });
  return new Promise((resolve) => waiting.push(resolve));
}

/** Closes the sign-in over the page. `signedIn`: the same person is back. */
export function settleSignIn(signedIn: boolean): void {
  const asked = waiting;
  waiting = [];
  useSessionEnd.setState({ isAsked: false });
  for (const resolve of asked) resolve(signedIn);
}
