import { useEffect, useRef } from "react";
import { useRevalidate } from "../../routing/hooks.ts";
import { citiesOf, presentCity } from "../../state/cities.ts";
import { useCity } from "../../state/city-store.ts";
import { writeCookie } from "../../state/cookies.ts";
import { openModal, useModals } from "../../state/modals.ts";
import { usePlace } from "../../state/place-store.ts";
import { useShop } from "../../state/shop-context.tsx";
import { useHasHydrated } from "../../state/use-has-hydrated.ts";

/** Asks once for the city in a shop that has several, and shows the menu of the accepted one until a place is chosen. */
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
