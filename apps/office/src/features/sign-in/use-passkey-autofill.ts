import type { WireStaffMe } from "@skatert/contract";
import { useEffect, useRef } from "react";
import type { OfficeError } from "../../platform/api/office-error.ts";
import { offersPasskeysByItself, stopAskingForPasskey } from "../../platform/passkeys/passkeys.ts";
import { passkeyQuestionMs, signInByPasskey } from "../../platform/session/passkey-sign-in.ts";

interface Outcome {
  readonly onSignedIn: (me: WireStaffMe) => void;
  readonly onFailed: (error: OfficeError) => void;
}

/** Lets the browser suggest passkeys in the login field while the form is open, if supported (STAFF-1). */
export function usePasskeyAutofill(isOn: boolean, outcome: Outcome): void {
  const latest = useRef(outcome);
  latest.current = outcome;
  useEffect(() => {
    if (!isOn) return;
    let isOver = false;
    const ask = async () => {
      const result = (await offersPasskeysByItself()) && !isOver ? await signInByPasskey(true) : null;
      if (result === null || isOver) return;
      if (result.ok) latest.current.onSignedIn(result.value);
      // Offline, the form shows the failure when it is submitted.
      else if (result.error.code === "staff_login_failed") latest.current.onFailed(result.error);
    };
    void ask();
    const timer = setInterval(() => void ask(), passkeyQuestionMs);
    return () => {
      isOver = true;
      clearInterval(timer);
      void stopAskingForPasskey();
    };
  }, [isOn]);
}
