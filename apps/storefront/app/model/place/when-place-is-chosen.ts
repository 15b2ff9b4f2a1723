import { useModals } from "../page/modals.ts";
import { usePlace } from "./place-store.ts";

/** Names of the calls that wait. */
const waiting = new Set<string>();

/**
 * Calls `then` once the open place dialog has closed with a place chosen. Closing it without a place drops the call.
 * A second call of the same name is not added: on a slow line a guest taps again before the dialog has come.
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
