import type { QuoteRefusal, SlotTime } from "@skatert/domain";
import { create } from "zustand";
import type { ChosenSlot } from "../checkout/checkout-draft.ts";
import { useCheckout } from "../checkout/checkout-store.ts";
import { useQuoteStore } from "../quote/cart-quote-store.ts";
import { currentDraft, quoteBasis } from "../quote/order-draft.ts";

interface MovedTime {
  readonly moved: {
    readonly before: ChosenSlot;
    /** Null: the shop has no other slot. */
    readonly after: SlotTime | null;
  } | null;
}

/**
 * A chosen slot that the shop could not serve and replaced, until the shopper chooses or has read the notice.
 */
export const useMovedTime = create<MovedTime>(() => ({ moved: null }));

/** Selects a slot for the order. Null: as soon as possible. */
export function chooseTime(slot: ChosenSlot | null): void {
  useMovedTime.setState({ moved: null });
  useCheckout.getState().edit({ slot, express: false });
}

const isTooLate = ({ reason }: QuoteRefusal) => reason === "time-passed" || reason === "slot-unavailable";

/**
 * Replaces a chosen slot that the quote refuses as past or too soon by the nearest one, and stores both for
 * the notice. Such a slot is never sent.
 */
export function watchChosenTime(): () => void {
  const look = () => {
    const { quote, basis, status } = useQuoteStore.getState();
    const { slot } = useCheckout.getState().draft;
    const draft = currentDraft();
    if (slot === null || quote === null || draft === null || status !== "success") return;
    if (basis !== quoteBasis(draft) || !quote.refusals.some(isTooLate)) return;
    useCheckout.getState().edit({ slot: quote.next, express: false });
    useMovedTime.setState({ moved: { before: slot, after: quote.next } });
  };
  look();
  return useQuoteStore.subscribe(look);
}
