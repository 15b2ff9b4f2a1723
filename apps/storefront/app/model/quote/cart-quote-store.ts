import type { LineRefusal, Quote } from "@skatert/domain";
import { create } from "zustand";
import { adoptShopClock } from "../shop/shop-clock.ts";
import type { OrderDraft } from "./checkout-request.ts";

interface QuoteState {
  /** idle: nothing to request (STATE-1). */
  readonly status: "idle" | "pending" | "success" | "error";
  /** The server's last quote, shown while the next loads. */
  readonly quote: Quote | null;
  /** The basis of the quote, see `quoteBasis`. */
  readonly basis: string | null;
  /** Refusals by line key. They stay during a recount, so that nothing flickers. */
  readonly refusals: ReadonlyMap<string, LineRefusal>;
  /**
   * Until when the requested time can be ordered, by this device's clock. Null: unknown, or more than a day.
   */
  readonly takenUntil: number | null;
  /** Number of retries by the shopper. */
  readonly tries: number;
}

const nothing: Omit<QuoteState, "tries"> = {
  status: "idle",
  quote: null,
  basis: null,
  refusals: new Map(),
  takenUntil: null,
};

/** The server's quote of the cart: refusals, stock, minimum, fee (CART-8). Not stored between visits. */
export const useQuoteStore = create<QuoteState>(() => ({ ...nothing, tries: 0 }));

export function forgetQuote(): void {
  useQuoteStore.setState(nothing);
}

/** Requests the quote again after a failure (STATE-1). */
export function retryQuote(): void {
  useQuoteStore.setState(({ tries }) => ({ tries: tries + 1 }));
}

export function markQuotePending(): void {
  useQuoteStore.setState({ status: "pending" });
}

export function markQuoteFailed(): void {
  useQuoteStore.setState({ status: "error" });
}

/** Stores the answer for a draft. */
export function adoptQuote(draft: OrderDraft, basis: string, quote: Quote): void {
  const answers = quote.lines.filter((line) => line.giftOf === null);
  const refusals = draft.lines.flatMap((line, index) => {
    const refusal = answers[index]?.refusal;
    return refusal ? [[line.key, refusal] as const] : [];
  });
  const takenUntil = quote.takenSeconds === null ? null : Date.now() + quote.takenSeconds * 1000;
  if (quote.now !== null) adoptShopClock(quote.now);
  useQuoteStore.setState({ status: "success", quote, basis, refusals: new Map(refusals), takenUntil });
}
