import type { Fulfilment } from "@skatert/domain";
import { create } from "zustand";
import { persist } from "zustand/middleware";
import { writeCookie } from "./cookies.ts";
import type { DeliveryPlace, Place } from "./place.ts";
import { readDelivery, readPlace } from "./place-shape.ts";
import { browserStorage, keepShape, storedRecord } from "./stored.ts";

interface PlaceState {
  /** Null until the shopper has chosen. */
  readonly place: Place | null;
  /** The last delivery address, offered again after a pickup. */
  readonly lastDelivery: DeliveryPlace | null;
  /** The tab the place dialog opens on. */
  readonly tab: Fulfilment;
  readonly choose: (place: Place) => void;
  readonly setTab: (tab: Fulfilment) => void;
  readonly forget: () => void;
}

/** The chosen place (ENT-7). What a change does to the cart stands in cart-place.ts. */
export const usePlace = create<PlaceState>()(
  persist(
    (set) => ({
      place: null,
      lastDelivery: null,
      tab: "delivery",
      choose(place) {
        writeCookie("location", String(place.locationId));
        set((state) => ({
          place,
          tab: place.kind,
          lastDelivery: place.kind === "delivery" ? place : state.lastDelivery,
        }));
      },
      setTab: (tab) => set({ tab }),
      forget: () => set({ place: null, lastDelivery: null }),
    }),
    {
      name: "skatert-place",
      version: 1,
      skipHydration: true,
      storage: browserStorage(),
      partialize: ({ place, lastDelivery }): unknown => ({ place, lastDelivery }),
      migrate: keepShape,
      merge: (persisted, state) => {
        const stored = storedRecord(persisted);
        const place = readPlace(stored["place"]);
        return { ...state, place, lastDelivery: readDelivery(stored["lastDelivery"]), tab: place?.kind ?? state.tab };
      },
    },
  ),
);
