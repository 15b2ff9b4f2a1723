import { usePlace } from "./place-store.ts";

/**
 * Asks for a place as soon as it is known that none was kept (STATE-2, `need_to_choose_address_first`), and again
 * whenever what is kept has been read anew. Returns how to stop that.
 */
export function askForPlace(ask: () => void): () => void {
  if (usePlace.persist.hasHydrated() && usePlace.getState().place === null) ask();
  return usePlace.persist.onFinishHydration(({ place }) => {
    if (place === null) ask();
  });
}
