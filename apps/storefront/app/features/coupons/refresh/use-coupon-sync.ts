import type { AutoapplyRequest, LanguageCode } from "@skatert/contract";
import { type Coupon, moneyToRoubles } from "@skatert/domain";
import { useEffect, useRef } from "react";
import { laterMessages } from "../../../i18n/dictionary/later-messages.ts";
import { useUser } from "../../../model/account/user-store.ts";
import { useDiscounts } from "../../../model/cart/cart-discounts-store.ts";
import { useCart } from "../../../model/cart/cart-store.ts";
import { checkoutRequest, type OrderDraft } from "../../../model/quote/checkout-request.ts";
import { currentDraft, useOrderDraft } from "../../../model/quote/order-draft.ts";
import { useShop } from "../../../model/shop/shop-context.tsx";
import { api } from "../../../platform/api/api.ts";
import { couponDelay, scheduleCouponRefresh } from "./coupon-refresh.ts";
import { usePublicCoupons } from "./public-coupons-store.ts";

/** Asks which coupons the cart may have, 2000 ms after its last change, and at once after a promo code was entered. */
export function useCouponSync(): void {
  const { language, timeZone } = useShop();
  const draft = useOrderDraft();
  const basis = draft === null ? null : couponBasis(draft);
  const code = useRef(draft?.promoCode ?? null);
  const userId = useUser((state) => state.user?.id ?? null);
  const known = useRef(userId);
  useEffect(() => {
    if (known.current !== userId) {
      known.current = userId;
      usePublicCoupons.setState({ coupons: [] });
      useDiscounts.getState().retryCode();
    }
    if (basis === null) {
      // Before the stores are read an empty cart means nothing.
      if (useCart.persist.hasHydrated() && currentDraft() === null) useDiscounts.getState().offer([]);
      return;
    }
    const { promoCode } = useDiscounts.getState();
    const isNewCode = promoCode !== null && promoCode !== code.current;
    code.current = promoCode;
    return scheduleCouponRefresh({
      basis,
      delay: isNewCode ? 0 : couponDelay,
      ask: (signal) => askCoupons(language, timeZone, signal),
      basisNow: () => basisOf(currentDraft()),
      onAnswer: (coupons) => {
        if (coupons !== null) useDiscounts.getState().offer(coupons);
      },
      onFailure: (error) => console.warn("the coupons do not answer", error),
    });
  }, [basis, language, timeZone, userId]);
}

/** What the coupons of a cart depend on; the selection among them is not part of it. */
function couponBasis(draft: OrderDraft): string {
  return JSON.stringify(autoapplyRequest(draft));
}

function basisOf(draft: OrderDraft | null): string | null {
  return draft === null ? null : couponBasis(draft);
}

function autoapplyRequest(draft: OrderDraft): AutoapplyRequest {
  const { method, warehouseId, lines, promoCode, takeTime } = checkoutRequest(draft);
  const customerId = useUser.getState().user?.id ?? null;
  return { method, warehouseId, customerId, lines, promoCode, takeTime };
}

/** The eligible coupons; null when there is nothing to ask for, or the server refuses to say. */
async function askCoupons(
  language: LanguageCode,
  timeZone: string,
  signal: AbortSignal,
): Promise<readonly Coupon[] | null> {
  const draft = currentDraft();
  if (draft === null) return null;
  const calls = await api.coupons(language);
  await loadRules(language, timeZone);
  const result = await calls.autoapply(autoapplyRequest(draft), cartOf(draft), timeZone, signal);
  return result.ok ? result.value.coupons : null;
}

/** What may be combined, and what the shop shows of its coupons: once a visit. */
async function loadRules(language: LanguageCode, timeZone: string): Promise<void> {
  if (usePublicCoupons.getState().coupons.length > 0) return;
  const calls = await api.coupons(language);
  // What is said of coupons is no part of a first load.
  const [policy, coupons] = await Promise.all([calls.combining(), calls.publicCoupons(timeZone), laterMessages()]);
  if (policy.ok) useDiscounts.getState().adoptPolicy(policy.value);
  if (coupons.ok) usePublicCoupons.setState({ coupons: coupons.value });
}

function cartOf({ lines }: OrderDraft) {
  return {
    total: lines.reduce((sum, line) => sum + moneyToRoubles(line.unitPrice) * line.quantity, 0),
    names: new Map(lines.map(({ productId, name }) => [productId, name])),
    unitPrices: lines.map(({ unitPrice }) => moneyToRoubles(unitPrice)),
  };
}
