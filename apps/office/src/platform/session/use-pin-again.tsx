import { type ReactNode, useState } from "react";
import type { OfficeError } from "../api/office-error.ts";
import { PinForm } from "./pin-form.tsx";

interface PinAgain {
  /** The question for the PIN; null: it is not asked for. */
  readonly form: ReactNode;
  /** Whether a call failed because the PIN is required. It is then asked for, and `again` sends the call again. */
  readonly asksFor: (error: OfficeError, again: () => void) => boolean;
  readonly giveUp: () => void;
}

/** Asks for the PIN if the server requires it on a shared tablet (STAFF-3). `cancel`: the words that give up. */
export function usePinAgain(cancel: string): PinAgain {
  const [wanted, setWanted] = useState<{ readonly again: () => void } | null>(null);
  const giveUp = () => setWanted(null);
  const confirmed = () => {
    giveUp();
    wanted?.again();
  };
  return {
    form: wanted === null ? null : <PinForm cancel={cancel} onConfirmed={confirmed} onClose={giveUp} />,
    asksFor: ({ code }, again) => {
      if (code !== "staff_pin_required") return false;
      setWanted({ again });
      return true;
    },
    giveUp,
  };
}
