import { repriceByQuote } from "@skatert/domain";
import { useEffect, useState } from "react";
import type { I18n } from "../../../i18n/i18n.ts";
import { useI18n } from "../../../i18n/i18n-context.tsx";
import { useUser } from "../../../model/account/user-store.ts";
import { useDiscounts } from "../../../model/cart/cart-discounts-store.ts";
import { useCart } from "../../../model/cart/cart-store.ts";
import { dropRefusedNotes } from "../../../model/cart/dropped-notes.ts";
import { useStopList } from "../../../model/catalog/stop-list.ts";
import {
  adoptQuote,
  forgetQuote,
  markQuoteFailed,
  markQuotePending,
  retryQuote,
  useQuoteStore,
} from "../../../model/quote/cart-quote-store.ts";
import { checkoutRequest } from "../../../model/quote/checkout-request.ts";
import { currentDraft, quoteBasis, useOrderDraft } from "../../../model/quote/order-draft.ts";
import { useShop } from "../../../model/shop/shop-context.tsx";
import { watchChosenTime } from "../../../model/times/moved-time.ts";
import { watchOtherTabs } from "../../../model/times/other-tabs.ts";
import { forgetTotal, watchTotal } from "../../../model/times/total-watch.ts";
import { api } from "../../../platform/api/api.ts";
import { useAskAgain } from "../../../platform/connection/connection.ts";
import { pressEnd, watchPresses } from "../../../ui/browser/press-end.ts";

/** Quiet time after the last change before a quote is requested. */
const quoteDelay = 400;
/** The answer has whole seconds, so the request at the end is sent a little later. */
const afterTheEnd = 1500;

/** Requests a quote after each change, and again when the page becomes visible or online. */
export function useQuoteSync(): void {
  const { revision } = useShop();
  const i18n = useI18n();
  const draft = useOrderDraft();
  const basis = draft === null ? null : quoteBasis(draft);
  const round = useReturns();
  const tries = useQuoteStore((state) => state.tries);
  useAskAgain(
    useQuoteStore(({ status }) => status),
    retryQuote,
  );
  useEffect(() => watchPresses(), []);
  useEffect(watchChosenTime, []);
  useAskWhenTimeEnds();
  useEffect(watchOtherTabs, []);
  const userId = useUser((state) => state.user?.id ?? null);
  const stopped = useStopList(({ products }) => products);
  const stoppedSizes = useStopList(({ variations }) => variations);
  // biome-ignore lint/correctness/useExhaustiveDependencies: a return to the page, another try, a new menu, another shopper and what is sold out ask again
  useEffect(() => {
    if (basis === null) {
      forgetTotal();
      return forgetQuote();
    }
    markQuotePending();
    const stop = new AbortController();
    const timer = setTimeout(() => void askQuote(i18n, stop.signal), quoteDelay);
    return () => {
      clearTimeout(timer);
      stop.abort();
    };
  }, [basis, i18n, round, tries, revision, userId, stopped, stoppedSizes]);
}

async function askQuote(i18n: I18n, signal: AbortSignal): Promise<void> {
  const draft = currentDraft();
  if (draft === null) return;
  try {
    const checkout = await api.checkout(i18n.language);
    const result = await checkout.quote(checkoutRequest(draft), {}, signal);
    await pressEnd();
    if (signal.aborted) return;
    if (!result.ok) {
      if (result.error.reason !== "too-many-promo-codes") return markQuoteFailed();
      // Ignore a failure: without the code the cart shows its own prices.
      return useDiscounts.getState().holdCode("too-many");
    }
    watchTotal(draft, result.value);
    adoptQuote(draft, quoteBasis(draft), result.value);
    if (result.value.refusals.some(({ reason }) => reason === "promo-unknown")) {
      useDiscounts.getState().holdCode("unknown");
    }
    const lines = repriceByQuote(draft.lines, result.value.lines);
    if (useCart.getState().lines !== draft.lines) return;
    if (lines !== draft.lines) useCart.getState().fit(lines, []);
    dropRefusedNotes(lines, result.value, i18n);
  } catch {
    if (!signal.aborted) markQuoteFailed();
  }
}

/**
 * Requests a quote when the chosen time can no longer be ordered, so that the page shows it before the press.
 */
function useAskWhenTimeEnds(): void {
  const takenUntil = useQuoteStore((state) => state.takenUntil);
  useEffect(() => {
    if (takenUntil === null) return;
    const timer = setTimeout(retryQuote, Math.max(0, takenUntil - Date.now()) + afterTheEnd);
    return () => clearTimeout(timer);
  }, [takenUntil]);
}

/** Counts how often the shopper has come back to the page or the net. */
function useReturns(): number {
  const [count, setCount] = useState(0);
  useEffect(() => {
    const again = () => {
      if (document.visibilityState === "visible") setCount((before) => before + 1);
    };
    window.addEventListener("online", again);
    document.addEventListener("visibilitychange", again);
    return () => {
      window.removeEventListener("online", again);
      document.removeEventListener("visibilitychange", again);
    };
  }, []);
  return count;
}
