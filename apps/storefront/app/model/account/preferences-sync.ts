import type { LanguageCode } from "@skatert/contract";
import { api } from "../../platform/api/api.ts";
import { ownChanges } from "../../platform/storage/own-changes.ts";

let last: Promise<unknown> = Promise.resolve();

/**
 * Saves after all earlier choices, so that the shop stores the last one. Returns the stored choice, or null
 * if the shop refuses.
 */
export function savePreferences(words: readonly string[], language: LanguageCode): Promise<readonly string[] | null> {
  const next = ownChanges.preferences.during(async () => {
    await last;
    const result = await api
      .account(language)
      .then((account) => account.savePreferences(words))
      .catch(() => null);
    return result?.ok ? result.value : null;
  });
  last = next;
  return next;
}
