import { OfferCard } from "./offer-card.tsx";
import { PromoField } from "./promo-field.tsx";

/** Discounts of the cart: what may be chosen, and the promo code. */
export function DiscountBlock() {
  return (
    <>
      <OfferCard />
      <PromoField />
    </>
  );
}
