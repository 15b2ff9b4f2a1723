import type { Fulfilment } from "@skatert/domain";
import { create } from "zustand";
import { persist } from "zustand/middleware";
import { writeCookie } from "../../platform/storage/cookies.ts";
import { browserStorage, keepShape, storedList, storedRecord } from "../../platform/storage/stored.ts";
import type { DeliveryPlace, Place } from "./place.ts";
import { readDelivery, readPlace } from "./place-shape.ts";

interface PlaceState {
  /** Null until the shopper has chosen. */
  readonly place: Place | null;
  /** The last delivery address, offered again after a pickup. */
  readonly lastDelivery: DeliveryPlace | null;
  /** Delivery addresses of this device, the latest first, each door once. */
  readonly recent: readonly DeliveryPlace[];
  /** The initial tab of the place dialog. */
  readonly tab: Fulfilment;
  readonly choose: (place: Place) => void;
  readonly setTab: (tab: Fulfilment) => void;
  readonly forget: () => void;
}

const maxRecent = 4;

function withRecent(place: DeliveryPlace, recent: readonly DeliveryPlace[]): readonly DeliveryPlace[] {
  const isOther = ({ line, details }: DeliveryPlace) =>
    line !== place.line || details.apartment !== place.details.apartment;
  return [place, ...recent.filter(isOther)].slice(0, maxRecent);
}

/** The chosen place (ENT-7). cart-place.ts adapts the cart to a change. */
export const usePlace = create<PlaceState>()(
  persist(
    (set) => ({
      place: null,
      lastDelivery: null,
      recent: [],
      tab: "delivery",
      choose(place) {
        writeCookie("location", String(place.locationId));
        set((state) => ({
          place,
          tab: place.kind,
          lastDelivery: place.kind === "delivery" ? place : state.lastDelivery,
          recent: place.kind === "delivery" ? withRecent(place, state.recent) : state.recent,
        }));
      },
      setTab: (tab) => set({ tab }),
      forget: () => set({ place: null, lastDelivery: null, recent: [] }),
    }),
    {
      name: "skatert-place",
      version: 1,
      skipHydration: true,
      storage: browserStorage(),
      partialize: ({ place, lastDelivery, recent }): unknown => ({ place, lastDelivery, recent }),
      migrate: keepShape,
      merge: (persisted, state) => {
        const stored = storedRecord(persisted);
        const place = readPlace(stored["place"]);
        const lastDelivery = readDelivery(stored["lastDelivery"]);
        const recent = storedList(stored["recent"] ?? [lastDelivery], readDelivery).slice(0, maxRecent);
        return { ...state, place, lastDelivery, recent, tab: place?.kind ?? state.tab };
      },
    },
  ),
);
