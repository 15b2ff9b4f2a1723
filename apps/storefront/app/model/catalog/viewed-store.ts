import { create } from "zustand";
import { persist } from "zustand/middleware";
import { browserStorage, keepShape, storedId, storedList, storedRecord } from "../../platform/storage/stored.ts";

interface ViewedState {
  /** Product ids, the latest first. */
  readonly ids: readonly number[];
  readonly add: (id: number) => void;
  readonly clear: () => void;
}

const maxIds = 16;

/**
 * Dishes whose sheets were opened in this browser. Read from storage synchronously, so the server's HTML must
 * not render it.
 */
export const useViewed = create<ViewedState>()(
  persist(
    (set) => ({
      ids: [],
      add: (id) => set(({ ids }) => ({ ids: [id, ...ids.filter((each) => each !== id)].slice(0, maxIds) })),
      clear: () => set({ ids: [] }),
    }),
    {
      name: "skatert-viewed",
      version: 1,
      storage: browserStorage(),
      partialize: ({ ids }): unknown => ({ ids }),
      migrate: keepShape,
      merge: (persisted, state) => ({ ...state, ids: storedList(storedRecord(persisted)["ids"], storedId) }),
    },
  ),
);
