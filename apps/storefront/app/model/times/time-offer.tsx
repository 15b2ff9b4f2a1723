import { useQuoteStore } from "../quote/cart-quote-store.ts";
import { TakeOffer } from "./take-offer.tsx";

/** The slot that the shop offers in place of the time it refuses; nothing when it refuses none. */
export function TimeOffer() {
  const next = useQuoteStore(({ quote }) => quote?.next ?? null);
  return next && <TakeOffer slot={next} />;
}
