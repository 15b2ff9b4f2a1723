import type { LanguageCode } from "@skatert/contract";
import { useEffect, useState } from "react";
import { loadApi } from "../../state/api.ts";
import { repriceByQuote } from "../../state/cart-fit.ts";
import { adoptQuote, forgetQuote, markQuoteFailed, markQuotePending } from "../../state/cart-quote-store.ts";
import { useCart } from "../../state/cart-store.ts";
import { checkoutRequest } from "../../state/checkout-request.ts";
import { currentDraft, quoteBasis, useOrderDraft } from "../../state/order-draft.ts";
import { useShop } from "../../state/shop-context.tsx";
import { useUser } from "../../state/user-store.ts";

/** Quiet time after the last change before the server is asked. */
const quoteDelay = 400;

/** Asks the server for a quote after each change, and again when the page is looked at anew or comes online. */
export function useQuoteSync(): void {
  const { language, revision } = useShop();
  const draft = useOrderDraft();
  const basis = draft === null ? null : quoteBasis(draft);
  const round = useReturns();
  const userId = useUser((state) => state.user?.id ?? null);
  // biome-ignore lint/correctness/useExhaustiveDependencies: a return to the page, a new menu and another shopper ask again
  useEffect(() => {
    if (basis === null) return forgetQuote();
    markQuotePending();
    const stop = new AbortController();
    const timer = setTimeout(() => void askQuote(language, stop.signal), quoteDelay);
    return () => {
      clearTimeout(timer);
      stop.abort();
    };
  }, [basis, language, round, revision, userId]);
}

async function askQuote(language: LanguageCode, signal: AbortSignal): Promise<void> {
  const draft = currentDraft();
  if (draft === null) return;
  try {
    const api = await loadApi(language);
    const result = await api.checkout.quote(checkoutRequest(draft), {}, signal);
    if (signal.aborted) return;
    if (!result.ok) return markQuoteFailed();
    adoptQuote(draft, quoteBasis(draft), result.value);
    const lines = repriceByQuote(draft.lines, result.value.lines);
    if (lines !== draft.lines && useCart.getState().lines === draft.lines) useCart.getState().fit(lines, []);
  } catch {
    if (!signal.aborted) markQuoteFailed();
  }
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
