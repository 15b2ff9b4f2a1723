import type { LanguageCode } from "@skatert/contract";
import { useDiet } from "./diet-store.ts";
import { savePreferences } from "./preferences-sync.ts";
import { readPreferences, writePreferences } from "./user-preferences.ts";
import { useUser } from "./user-store.ts";

/** Allergens whose dishes the menu hides: those of this device, and those of an account that hides them. */
export function hiddenWords(onDevice: readonly string[], preferences: readonly string[]): readonly string[] {
  const { avoided, hidesAvoided } = readPreferences(preferences);
  return [...new Set([...onDevice, ...(hidesAvoided ? avoided : [])])];
}

/** `hiddenWords` of the present guest. */
export function useHiddenWords(): readonly string[] {
  const onDevice = useDiet(({ avoided }) => avoided);
  const preferences = useUser((state) => state.preferences);
  return hiddenWords(onDevice, preferences);
}

/**
 * Hides dishes with the words of `added`, and no longer those of `removed`. Added words are kept on this device;
 * removed ones leave the account too, which would hide them again. Returns whether the account took the change.
 */
export async function changeDiet(
  added: readonly string[],
  removed: readonly string[],
  language: LanguageCode,
): Promise<boolean> {
  const { avoided, avoid } = useDiet.getState();
  avoid([...new Set([...avoided, ...added])].filter((word) => !removed.includes(word)));
  const before = useUser.getState().preferences;
  const wish = readPreferences(before);
  const kept = wish.avoided.filter((word) => !removed.includes(word));
  if (!wish.hidesAvoided || kept.length === wish.avoided.length) return true;
  const next = writePreferences({ ...wish, avoided: kept }, before);
  useUser.getState().prefer(next);
  const answer = await savePreferences(next, language);
  // A later choice is pending, and its answer decides.
  if (useUser.getState().preferences === next) useUser.getState().prefer(answer ?? before);
  return answer !== null;
}
