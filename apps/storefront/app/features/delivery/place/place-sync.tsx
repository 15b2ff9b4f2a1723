import { useEffect } from "react";
import { useModals } from "../../../model/page/modals.ts";
import { usePlace } from "../../../model/place/place-store.ts";
import { useShop } from "../../../model/shop/shop-context.tsx";
import { writeCookie } from "../../../platform/storage/cookies.ts";
import { useRevalidate } from "../../../routing/hooks.ts";

/**
 * Loads the menu of the chosen branch after another was chosen, or if the cookie with the branch was lost.
 */
export function PlaceSync() {
  const shop = useShop();
  const revalidate = useRevalidate();
  const locationId = usePlace((state) => state.place?.locationId ?? null);
  const isKnown = shop.locations.some(({ id }) => id === locationId);
  // A closing dialog goes back in the history, which would abort the load.
  const isModalOpen = useModals((state) => state.stack.length > 0);
  useEffect(() => {
    if (isModalOpen || locationId === null || locationId === shop.locationId) return;
    if (!isKnown) {
      // The branch no longer exists, so the shopper is asked again.
      usePlace.getState().forget();
      return;
    }
    writeCookie("location", String(locationId));
    void revalidate();
  }, [isModalOpen, locationId, shop.locationId, isKnown, revalidate]);
  return null;
}
