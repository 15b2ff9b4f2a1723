import { useLayoutEffect } from "react";

let places = 0;

/** Whether the page shows the card that offers discounts and gifts. A notice would then repeat it. */
export function isOfferVisible(): boolean {
  return places > 0;
}

/** Registers that the card is on the page, with or without an offer. */
export function useOfferPlace(): void {
  useLayoutEffect(() => {
    places += 1;
    return () => {
      places -= 1;
    };
  }, []);
}
