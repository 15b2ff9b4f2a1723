import { useEffect, useRef, useState } from "react";
import { useI18n } from "../../../i18n/i18n-context.tsx";
import { useUser } from "../../../model/account/user-store.ts";
import { useDiscounts } from "../../../model/cart/cart-discounts-store.ts";
import { useCart } from "../../../model/cart/cart-store.ts";
import { retryQuote } from "../../../model/quote/cart-quote-store.ts";
import { currentDraft, useOrderDraft } from "../../../model/quote/order-draft.ts";
import { shopNow } from "../../../model/shop/shop-clock.ts";
import { useShop } from "../../../model/shop/shop-context.tsx";
import { notify } from "../../../platform/notices.ts";
import { isOfferVisible } from "../chooser/offer-place.ts";
import { useCodeTrial } from "../promo-code/use-code-trial.ts";
import { couponBasis, couponDelay, scheduleCouponRefresh } from "./coupon-refresh.ts";
import { scheduleRules } from "./coupon-rules.ts";
import { usePublicCoupons } from "./public-coupons-store.ts";
import { watchBoundaries } from "./watch-boundaries.ts";

/** Keeps the discounts up to date with the cart and announces automatic changes (CART-7). */
export function CouponSync() {
  const { t } = useI18n();
  const { language, timeZone } = useShop();
  useEffect(() => scheduleRules(language, timeZone), [language, timeZone]);
  const asks = useDiscounts((state) => state.asks);
  const dropped = useDiscounts((state) => state.dropped);
  useCouponRefresh();
  useCouponBoundaries();
  useCodeTrial();
  useEffect(() => {
    // If the cart is visible, its card makes the offer.
    if (asks && !isOfferVisible()) notify(t("coupons.offer"));
  }, [asks, t]);
  useEffect(() => {
    if (dropped.length > 0) notify(t("coupons.dropped", { code: dropped.join("», «") }), "info");
  }, [dropped, t]);
  return null;
}

/** Asks for the coupons and the price anew when the clock starts or ends a discount while the cart is open (PROMO-2). */
function useCouponBoundaries(): void {
  const { language, timeZone } = useShop();
  const offered = useDiscounts((state) => state.offered);
  const shown = usePublicCoupons((state) => state.coupons);
  const selected = useDiscounts((state) => state.selection.couponIds);
  const isEmpty = useCart(({ lines }) => lines.length === 0);
  const [told] = useState(() => ({ until: shopNow() }));
  const stopRefresh = useRef<(() => void) | null>(null);
  useEffect(() => {
    if (isEmpty) return;
    const onBoundary = () => {
      const draft = currentDraft();
      if (draft === null) return;
      retryQuote();
      usePublicCoupons.setState({ isCurrent: false });
      stopRefresh.current?.();
      stopRefresh.current = scheduleCouponRefresh({ basis: couponBasis(draft), delay: 0, language, timeZone });
    };
    const applied = offered.filter(({ id }) => selected.includes(id));
    const watched = { coupons: [...offered, ...shown], applied, timeZone, told };
    return watchBoundaries({ ...watched, now: shopNow, random: Math.random, onBoundary });
  }, [offered, shown, selected, isEmpty, language, timeZone, told]);
  // The refresh itself changes the coupons, so only an emptied cart stops it. Its order may have used some up.
  useEffect(() => {
    if (isEmpty) return;
    return () => {
      stopRefresh.current?.();
      usePublicCoupons.setState({ isCurrent: false });
    };
  }, [isEmpty]);
}

/** Refreshes the coupons 2000 ms after the last change of the cart, and at once after a promo code was entered. */
function useCouponRefresh(): void {
  const { language, timeZone } = useShop();
  const draft = useOrderDraft();
  const basis = draft === null ? null : couponBasis(draft);
  const code = useRef(draft?.promoCode ?? null);
  const userId = useUser((state) => state.user?.id ?? null);
  const known = useRef(userId);
  useEffect(() => {
    if (known.current !== userId) {
      known.current = userId;
      usePublicCoupons.setState({ coupons: [], isCurrent: false });
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
    return scheduleCouponRefresh({ basis, delay: isNewCode ? 0 : couponDelay, language, timeZone });
  }, [basis, language, timeZone, userId]);
}
