import { create } from "zustand";
import { persist } from "zustand/middleware";
import { browserStorage, keepShape, storedRecord, storedTextOrNull } from "../../platform/storage/stored.ts";

interface CityState {
  /** The city that the shopper accepted. Null until then. */
  readonly city: string | null;
  readonly accept: (city: string) => void;
  readonly forget: () => void;
}

/** The shopper's city, for shops with branches in several cities. */
export const useCity = create<CityState>()(
  persist((set) => ({ city: null, accept: (city) => set({ city }), forget: () => set({ city: null }) }), {
    name: "skatert-city",
    version: 1,
    skipHydration: true,
    storage: browserStorage(),
    partialize: ({ city }): unknown => ({ city }),
    migrate: keepShape,
    merge: (persisted, state) => ({ ...state, city: storedTextOrNull(storedRecord(persisted)["city"]) }),
  }),
);
