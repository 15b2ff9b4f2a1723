import { create } from "zustand";
import { persist } from "zustand/middleware";
import { browserStorage, keepShape, storedId, storedList, storedRecord } from "../../platform/storage/stored.ts";

interface FavoritesState {
  /** Product ids, the latest last. */
  readonly ids: readonly number[];
  readonly set: (ids: readonly number[]) => void;
  /** Returns whether the dish is a favorite now. */
  readonly toggle: (id: number) => boolean;
}

/** Favorite dishes: a guest's own, the account's after sign-in (API-6, ENT-7). */
export const useFavorites = create<FavoritesState>()(
  persist(
    (set, get) => ({
      ids: [],
      set: (ids) => set({ ids: [...new Set(ids)] }),
      toggle(id) {
        const { ids } = get();
        const isNew = !ids.includes(id);
        set({ ids: isNew ? [...ids, id] : ids.filter((each) => each !== id) });
        return isNew;
      },
    }),
    {
      name: "skatert-favorites",
      version: 1,
      skipHydration: true,
      storage: browserStorage(),
      partialize: ({ ids }): unknown => ({ ids }),
      migrate: keepShape,
      merge: (persisted, state) => ({ ...state, ids: storedList(storedRecord(persisted)["ids"], storedId) }),
    },
  ),
);
