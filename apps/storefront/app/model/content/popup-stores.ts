import { create } from "zustand";
import { persist } from "zustand/middleware";
import {
  browserStorage,
  keepShape,
  storedId,
  storedList,
  storedRecord,
  storedTextOrNull,
  visitStorage,
} from "../../platform/storage/stored.ts";

interface SeenState {
  /** Ids of closed one-off popups. */
  readonly ids: readonly number[];
  readonly remember: (id: number) => void;
  readonly forget: () => void;
}

/** Closed popups that are shown only once, over all visits (VALID-6, STATE-7). */
export const useSeenPopups = create<SeenState>()(
  persist(
    (set) => ({
      ids: [],
      remember: (id) => set(({ ids }) => ({ ids: [...new Set([...ids, id])] })),
      forget: () => set({ ids: [] }),
    }),
    {
      name: "skatert-popups",
      version: 1,
      skipHydration: true,
      storage: browserStorage(),
      partialize: ({ ids }): unknown => ({ ids }),
      migrate: keepShape,
      merge: (persisted, state) => ({ ...state, ids: storedList(storedRecord(persisted)["ids"], storedId) }),
    },
  ),
);

interface VisitState {
  /** Keys of closed popups, see `DuePopup`. */
  readonly closed: readonly string[];
  readonly remember: (key: string) => void;
  readonly forget: () => void;
}

/** Popups closed since the tab was opened (STATE-4). */
export const useVisit = create<VisitState>()(
  persist(
    (set) => ({
      closed: [],
      remember: (key) => set(({ closed }) => ({ closed: [...new Set([...closed, key])] })),
      forget: () => set({ closed: [] }),
    }),
    {
      name: "skatert-visit",
      version: 1,
      skipHydration: true,
      storage: visitStorage(),
      partialize: ({ closed }): unknown => ({ closed }),
      migrate: keepShape,
      merge: (persisted, state) => ({
        ...state,
        closed: storedList(storedRecord(persisted)["closed"], storedTextOrNull),
      }),
    },
  ),
);
