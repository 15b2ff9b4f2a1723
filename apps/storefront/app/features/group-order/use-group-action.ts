import { useRef, useState } from "react";
import type { GroupOutcome } from "../../model/group-order/group-outcome.ts";

export type RunAction = (action: () => Promise<GroupOutcome>, then?: () => void) => Promise<void>;

/** Runs one change of a group order at a time and returns the last result. `then` runs after a success. */
export function useGroupAction(): { readonly outcome: GroupOutcome; readonly run: RunAction } {
  const [outcome, setOutcome] = useState<GroupOutcome>("done");
  const isBusy = useRef(false);
  const run: RunAction = async (action, then) => {
    if (isBusy.current) return;
    isBusy.current = true;
    const answer = await action().catch(() => "failed" as const);
    isBusy.current = false;
    setOutcome(answer);
    if (answer === "done") then?.();
  };
  return { outcome, run };
}
