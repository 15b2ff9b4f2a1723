import type { LanguageCode } from "@skatert/contract";
import { api } from "../../platform/api/api.ts";
import { ownChanges } from "../../platform/storage/own-changes.ts";
import { useFavorites } from "./favorites-store.ts";

let last: Promise<unknown> = Promise.resolve();

/**
 * Sends the list as it is when the request starts, so that the server stores the last of several quick taps.
 */
export function saveFavorites(language: LanguageCode): Promise<void> {
  const next = ownChanges.favorites.during(async () => {
    await last.catch(() => undefined);
    const account = await api.account(language);
    await account.saveFavorites(useFavorites.getState().ids, false);
  });
  last = next;
  return next;
}
