import { useEffect } from "react";
import { useModals } from "../../../model/page/modals.ts";
import { usePlace } from "../../../model/place/place-store.ts";
import { useShop } from "../../../model/shop/shop-context.tsx";
import { writeCookie } from "../../../platform/storage/cookies.ts";
import { useRevalidate } from "../../../routing/hooks.ts";

/** Shows the menu of the chosen branch: when another was chosen, or the cookie that names it was lost. */
export function PlaceSync() {
  const shop = useShop();
  const revalidate = useRevalidate();
  const locationId = usePlace((state) => state.place?.locationId ?? null);
  const isKnown = shop.locations.some(({ id }) => id === locationId);
  // A dialog that closes goes back in the history, which would cut the loading short.
  const isModalOpen = useModals((state) => state.stack.length > 0);
  useEffect(() => {
    if (isModalOpen || locationId === null || locationId === shop.locationId) return;
    if (!isKnown) {
      // The branch is gone from the shop; the shopper is asked anew.
      usePlace.getState().forget();
      return;
    }
    writeCookie("location", String(locationId));
    void revalidate();
  }, [isModalOpen, locationId, shop.locationId, isKnown, revalidate]);
  return null;
}
