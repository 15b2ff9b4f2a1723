import type { AutoapplyRequest, LanguageCode } from "@skatert/contract";
import { type Coupon, moneyToRoubles } from "@skatert/domain";
import { useUser } from "../../../model/account/user-store.ts";
import { useDiscounts } from "../../../model/cart/cart-discounts-store.ts";
import { checkoutRequest, type OrderDraft } from "../../../model/quote/checkout-request.ts";
import { currentDraft } from "../../../model/quote/order-draft.ts";
import { api } from "../../../platform/api/api.ts";
import { pressEnd } from "../../../ui/browser/press-end.ts";
import { loadRules } from "./coupon-rules.ts";

/** Quiet time in milliseconds after the last change of the cart before its coupons are asked for (CART-3, CONST-3). */
export const couponDelay = 2000;

export interface CouponRefresh {
  /** Result of `couponBasis` when the refresh was scheduled. */
  readonly basis: string;
  /** Milliseconds of quiet before the call. */
  readonly delay: number;
  readonly language: LanguageCode;
  readonly timeZone: string;
}

/**
 * Requests coupons after a quiet time. Ignores a late answer for an older cart, and any answer after the
 * stop. Returns a function that stops it.
 */
export function scheduleCouponRefresh({ basis, delay, language, timeZone }: CouponRefresh): () => void {
  const stop = new AbortController();
  const run = async () => {
    try {
      const coupons = await eligibleCoupons(language, timeZone, stop.signal);
      const now = currentDraft();
      const isCurrent = !stop.signal.aborted && now !== null && couponBasis(now) === basis;
      if (coupons !== null && isCurrent) useDiscounts.getState().offer(coupons);
    } catch (error) {
      if (!stop.signal.aborted) console.warn("coupon refresh failed; the cart keeps its discounts", error);
    }
  };
  const timer = setTimeout(() => void run(), delay);
  return () => {
    clearTimeout(timer);
    stop.abort();
  };
}

/** What the coupons of a cart depend on; the selection among them is not part of it. */
export function couponBasis(draft: OrderDraft): string {
  return JSON.stringify(autoapplyRequest(draft));
}

function autoapplyRequest(draft: OrderDraft): AutoapplyRequest {
  const { method, warehouseId, lines, promoCode, takeTime } = checkoutRequest(draft);
  const customerId = useUser.getState().user?.id ?? null;
  return { method, warehouseId, customerId, lines, promoCode, takeTime };
}

/** Null without a draft, and when the server refuses to answer. */
async function eligibleCoupons(
  language: LanguageCode,
  timeZone: string,
  signal: AbortSignal,
): Promise<readonly Coupon[] | null> {
  const draft = currentDraft();
  if (draft === null) return null;
  const calls = await api.coupons(language);
  await loadRules(language, timeZone);
  const result = await calls.autoapply(autoapplyRequest(draft), cartOf(draft), timeZone, signal);
  // Coupons and their hints are above the checkout button.
  await pressEnd();
  return result.ok ? result.value.coupons : null;
}

function cartOf({ lines }: OrderDraft) {
  return {
    total: lines.reduce((sum, line) => sum + moneyToRoubles(line.unitPrice) * line.quantity, 0),
    names: new Map(lines.map(({ productId, name }) => [productId, name])),
    unitPrices: lines.map(({ unitPrice }) => moneyToRoubles(unitPrice)),
  };
}
