import { PromoField } from "../promo-code/promo-field.tsx";
import { OfferCard } from "./offer-card.tsx";

/** Discounts of the cart: what may be chosen, and the promo code. */
export function DiscountBlock() {
  return (
    <>
      <OfferCard />
      <PromoField />
    </>
  );
}
