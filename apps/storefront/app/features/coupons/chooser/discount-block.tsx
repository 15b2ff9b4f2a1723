import { PromoField } from "../promo-code/promo-field.tsx";
import { OfferCard } from "./offer-card.tsx";

/** Discounts of the cart: the choice of coupons, and the promo code. */
export function DiscountBlock() {
  return (
    <>
      <OfferCard />
      <PromoField />
    </>
  );
}
