import { useLayoutEffect } from "react";

let places = 0;

/** Whether the page shows the card that offers the cart's discounts and gifts: a notice would only repeat it. */
export function isOfferInSight(): boolean {
  return places > 0;
}

/** Says that the card is on the page, whether or not there is anything to offer yet. */
export function useOfferPlace(): void {
  useLayoutEffect(() => {
    places += 1;
    return () => {
      places -= 1;
    };
  }, []);
}
