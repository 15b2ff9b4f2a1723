import { create } from "zustand";
import { persist } from "zustand/middleware";
import {
  browserStorage,
  keepShape,
  storedList,
  storedRecord,
  storedTextOrNull,
} from "../../platform/storage/stored.ts";

interface DietState {
  /** Allergens whose dishes this device hides, in the shop's default language. */
  readonly avoided: readonly string[];
  readonly avoid: (avoided: readonly string[]) => void;
}

/** More allergens than any menu has. */
const maxWords = 100;

/**
 * The diet of a guest with or without an account, kept on the device. Clearing saved data keeps it: a guest who resets
 * the language must not meet nuts again.
 */
export const useDiet = create<DietState>()(
  persist((set) => ({ avoided: [], avoid: (avoided) => set({ avoided: avoided.slice(0, maxWords) }) }), {
    name: "skatert-diet",
    version: 1,
    skipHydration: true,
    storage: browserStorage(),
    partialize: ({ avoided }): unknown => ({ avoided }),
    migrate: keepShape,
    merge: (persisted, state) => ({
      ...state,
      avoided: storedList(storedRecord(persisted)["avoided"], storedTextOrNull).slice(0, maxWords),
    }),
  }),
);
