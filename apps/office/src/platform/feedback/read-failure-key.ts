import { needsPassword, type StaffRight } from "@skatert/domain";
import type { PlainKey } from "../../i18n/message-key.ts";
import { CallFailed, isNoAnswer } from "../api/office-error.ts";

/** Why a page did not load. `isShared`: on an enrolled tablet, where people identify by PIN. */
export function readFailureKey(error: unknown, right: StaffRight, isShared: boolean): PlainKey {
  if (error instanceof CallFailed && error.status === 403)
    return isShared && needsPassword(right) ? "error.right.password" : "error.right.text";
  return failureKey(error);
}

/** Why something did not load: a lost connection or a fault of the server. */
export function failureKey(error: unknown): PlainKey {
  return isNoAnswer(error) ? "error.away.text" : "signIn.broken";
}
