import { useEffect, useRef } from "react";
import { openModal, useModals } from "../../../model/page/modals.ts";
import { citiesOf, presentCity } from "../../../model/place/cities.ts";
import { useCity } from "../../../model/place/city-store.ts";
import { usePlace } from "../../../model/place/place-store.ts";
import { useShop } from "../../../model/shop/shop-context.tsx";
import { writeCookie } from "../../../platform/storage/cookies.ts";
import { useHasHydrated } from "../../../platform/storage/use-has-hydrated.ts";
import { useRevalidate } from "../../../routing/hooks.ts";

/**
 * Asks once for the city in a shop with several, and shows the menu of the accepted one until a place is
 * chosen.
 */
export function CitySync() {
  const shop = useShop();
  const { locations, locationId } = shop;
  const revalidate = useRevalidate();
  const accepted = useCity(({ city }) => city);
  const isKnown = useHasHydrated(useCity);
  const hasPlace = usePlace(({ place }) => place !== null);
  const isFree = useModals(({ stack }) => stack.length === 0);
  const hasAsked = useRef(false);
  const guess = presentCity(shop, accepted);
  const isQuestion = accepted === null && guess !== null && citiesOf(locations).length > 1;
  const branch = accepted === guess ? undefined : locations.find(({ city }) => city === accepted);
  useEffect(() => {
    if (!isKnown || hasPlace || !isFree) return;
    if (isQuestion && guess !== null && !hasAsked.current) {
      hasAsked.current = true;
      openModal("city-acceptance", { city: guess });
    }
    if (branch === undefined || branch.id === locationId) return;
    writeCookie("location", String(branch.id));
    void revalidate();
  }, [isKnown, hasPlace, isFree, isQuestion, guess, branch, locationId, revalidate]);
  return null;
}
