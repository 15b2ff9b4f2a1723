import { openModal } from "./modals.ts";
import { usePlace } from "./place-store.ts";

/** Opens the choice of a hall and a number of seats. */
export function bookTable(): void {
  usePlace.getState().setTab("lounge");
  openModal("delivery-type");
}
