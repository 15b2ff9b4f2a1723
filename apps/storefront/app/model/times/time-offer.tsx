import { useQuoteStore } from "../quote/cart-quote-store.ts";
import { TakeOffer } from "./take-offer.tsx";

/** The slot that the shop offers instead of a refused time. Renders nothing without a refusal. */
export function TimeOffer() {
  const next = useQuoteStore(({ quote }) => quote?.next ?? null);
  return next && <TakeOffer slot={next} />;
}
