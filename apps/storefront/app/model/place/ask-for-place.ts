import { usePlace } from "./place-store.ts";

/**
 * Asks for a place once the storage is read and has none (STATE-2, `need_to_choose_address_first`), and after
 * each later read. Returns a function that stops it.
 */
export function askForPlace(ask: () => void): () => void {
  if (usePlace.persist.hasHydrated() && usePlace.getState().place === null) ask();
  return usePlace.persist.onFinishHydration(({ place }) => {
    if (place === null) ask();
  });
}
