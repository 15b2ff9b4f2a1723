import { openModal, useModals } from "../page/modals.ts";
import { usePlace } from "./place-store.ts";

/** Names of the waiting dishes, by key of the call. */
const waiting = new Map<string, readonly string[]>();

/**
 * Opens the place dialog, which names the dishes that wait for it, and calls `then` once it closes with a chosen place.
 * Closing it without a place drops the call. A second call of the same key is ignored, because on a slow connection a
 * guest taps again before the dialog opens.
 */
export function whenPlaceIsChosen(key: string, dishes: readonly string[], then: () => void): void {
  if (waiting.has(key)) return;
  waiting.set(key, dishes);
  openModal("address", { waits: [...waiting.values()].flat() });
  const stop = useModals.subscribe(({ stack }) => {
    if (stack.some((modal) => modal.name === "address")) return;
    stop();
    waiting.delete(key);
    if (usePlace.getState().place !== null) then();
  });
}
