import { create } from "zustand";
import { persist } from "zustand/middleware";
import {
  browserStorage,
  keepShape,
  storedList,
  storedRecord,
  storedTextOrNull,
} from "../../platform/storage/stored.ts";

interface SearchesState {
  /** Queries, the latest first. */
  readonly queries: readonly string[];
  readonly add: (query: string) => void;
  readonly clear: () => void;
}

const maxQueries = 8;
/** Shorter queries are prefixes of longer ones. */
const leastLetters = 3;

/** Recent searches, only in this browser. */
export const useSearches = create<SearchesState>()(
  persist(
    (set) => ({
      queries: [],
      add(query) {
        const asked = query.trim();
        if (asked.length < leastLetters) return;
        set(({ queries }) => ({
          // A longer query replaces its own prefix.
          queries: [asked, ...queries.filter((each) => !asked.toLowerCase().startsWith(each.toLowerCase()))].slice(
            0,
            maxQueries,
          ),
        }));
      },
      clear: () => set({ queries: [] }),
    }),
    {
      name: "skatert-searches",
      version: 1,
      skipHydration: true,
      storage: browserStorage(),
      partialize: ({ queries }): unknown => ({ queries }),
      migrate: keepShape,
      merge: (persisted, state) => ({
        ...state,
        queries: storedList(storedRecord(persisted)["queries"], storedTextOrNull),
      }),
    },
  ),
);
