import {
  type Adjustment,
  type CartLine,
  type GiftChoice,
  type LineRefusal,
  type Money,
  type Quote,
  type SlotTime,
  zero,
} from "@skatert/domain";
import { useMemo } from "react";
import { useDiscounts } from "../cart/cart-discounts-store.ts";
import { useCart } from "../cart/cart-store.ts";
import { localTotals } from "../cart/cart-totals.ts";
import { useCheckout } from "../checkout/checkout-store.ts";
import type { Place } from "../place/place.ts";
import { usePlace } from "../place/place-store.ts";
import { useQuoteStore } from "./cart-quote-store.ts";
import { quoteBasis, useOrderDraft } from "./order-draft.ts";

export interface LineView {
  readonly line: CartLine;
  readonly refusal: LineRefusal | null;
  /** The slot for a dish that is refused for its hours. */
  readonly next?: SlotTime | undefined;
}

export interface GiftView {
  readonly choice: GiftChoice;
  /** Empty until the server returns the name. */
  readonly name: string;
  readonly quantity: number;
  readonly unitPrice: Money;
  readonly refusal: LineRefusal | null;
}

/** The displayed cart: the shopper's lines, with the server's prices once the quote has them. */
export interface CartView {
  readonly lines: readonly LineView[];
  readonly gift: GiftView | null;
  readonly adjustments: readonly Adjustment[];
  readonly total: Money;
  readonly countedSum: Money;
  /** Minimum counted sum of an order at this place. */
  readonly minimum: Money;
  readonly place: Place | null;
  /** The quote of exactly this cart. Null while it loads. */
  readonly quote: Quote | null;
  readonly status: "idle" | "pending" | "success" | "error";
}

export function useCartView(): CartView {
  const place = usePlace((state) => state.place);
  const lines = useCart((state) => state.lines);
  const offered = useDiscounts((state) => state.offered);
  const selection = useDiscounts((state) => state.selection);
  const express = useCheckout((state) => state.draft.express);
  const draft = useOrderDraft();
  const { quote: answer, basis, status, refusals } = useQuoteStore();
  return useMemo(() => {
    const quote = draft !== null && answer !== null && basis === quoteBasis(draft) ? answer : null;
    const totals = localTotals({
      lines: lines.filter(({ key }) => !refusals.has(key)),
      place,
      offered,
      selection,
      express,
    });
    return {
      lines: lines.map((line, index) => ({
        line,
        refusal: refusals.get(line.key) ?? null,
        next: quote?.lines[index]?.next,
      })),
      gift: selection.gift === null ? null : giftView(selection.gift, answer),
      adjustments: quote?.adjustments ?? totals.adjustments,
      total: quote?.total ?? totals.total,
      countedSum: quote?.minimum.reachedSum ?? totals.countedSum,
      minimum: quote?.minimum.required ?? (place?.kind === "delivery" ? place.terms.minimum : zero),
      place,
      quote,
      status,
    };
  }, [place, lines, offered, selection, express, draft, answer, basis, status, refusals]);
}

function giftView(choice: GiftChoice, quote: Quote | null): GiftView | null {
  const given = quote?.lines.find(
    ({ giftOf, productId }) => giftOf === choice.couponId && productId === choice.productId,
  );
  if (given === undefined) return null;
  return { choice, name: given.name, quantity: given.quantity, unitPrice: given.unitPrice, refusal: given.refusal };
}
