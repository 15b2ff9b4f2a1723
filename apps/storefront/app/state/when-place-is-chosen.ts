import { useModals } from "./modals.ts";
import { usePlace } from "./place-store.ts";

/** Calls `then` once the open place dialog has closed with a place chosen. Closing it without a place drops the call. */
export function whenPlaceIsChosen(then: () => void): void {
  const stop = useModals.subscribe(({ stack }) => {
    if (stack.some(({ name }) => name === "address")) return;
    stop();
    if (usePlace.getState().place !== null) then();
  });
}
