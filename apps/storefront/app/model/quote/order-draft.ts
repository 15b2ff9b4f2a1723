import { useMemo } from "react";
import { codeToSend, useDiscounts } from "../cart/cart-discounts-store.ts";
import { useCart } from "../cart/cart-store.ts";
import { takeTimeOfSlot } from "../checkout/checkout-draft.ts";
import { useCheckout } from "../checkout/checkout-store.ts";
import { usePlace } from "../place/place-store.ts";
import { checkoutRequest, type OrderDraft } from "./checkout-request.ts";

/** The present order of the stores. Null without a place or without dishes. */
export function currentDraft(): OrderDraft | null {
  const { place } = usePlace.getState();
  const { lines } = useCart.getState();
  const discounts = useDiscounts.getState();
  const { offered, selection } = discounts;
  const { draft } = useCheckout.getState();
  if (place === null || lines.length === 0) return null;
  const { express, bonusPoints, paymentMethod } = draft;
  return {
    lines,
    place,
    offered,
    selection,
    promoCode: codeToSend(discounts),
    express,
    bonusPoints,
    paymentMethod,
    takeTime: takeTimeOfSlot(draft.slot),
  };
}

/** Like `currentDraft`, and renders again when a part changes. */
export function useOrderDraft(): OrderDraft | null {
  const place = usePlace((state) => state.place);
  const lines = useCart((state) => state.lines);
  const offered = useDiscounts((state) => state.offered);
  const selection = useDiscounts((state) => state.selection);
  const promoCode = useDiscounts(codeToSend);
  const slot = useCheckout((state) => state.draft.slot);
  const express = useCheckout((state) => state.draft.express);
  const bonusPoints = useCheckout((state) => state.draft.bonusPoints);
  const paymentMethod = useCheckout((state) => state.draft.paymentMethod);
  return useMemo(() => {
    if (place === null || lines.length === 0) return null;
    return {
      lines,
      place,
      offered,
      selection,
      promoCode,
      express,
      bonusPoints,
      paymentMethod,
      takeTime: takeTimeOfSlot(slot),
    };
  }, [place, lines, offered, selection, promoCode, slot, express, bonusPoints, paymentMethod]);
}

/** Two drafts with the same basis get the same quote. */
export function quoteBasis(draft: OrderDraft): string {
  return JSON.stringify(checkoutRequest(draft));
}
