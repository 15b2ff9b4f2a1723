import { useModals } from "../page/modals.ts";
import { usePlace } from "./place-store.ts";

/** Names of the waiting calls. */
const waiting = new Set<string>();

/**
 * Calls `then` once the place dialog closes with a chosen place. Closing it without a place drops the call. A
 * second call of the same name is ignored, because on a slow connection a guest taps again before the dialog
 * opens.
 */
export function whenPlaceIsChosen(name: string, then: () => void): void {
  if (waiting.has(name)) return;
  waiting.add(name);
  const stop = useModals.subscribe(({ stack }) => {
    if (stack.some((modal) => modal.name === "address")) return;
    stop();
    waiting.delete(name);
    if (usePlace.getState().place !== null) then();
  });
}
