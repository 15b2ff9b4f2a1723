import type { LineRefusal, Quote } from "@skatert/domain";
import { create } from "zustand";
import { adoptShopClock } from "../shop/shop-clock.ts";
import type { OrderDraft } from "./checkout-request.ts";

interface QuoteState {
  /** idle: there is nothing to ask (STATE-1). */
  readonly status: "idle" | "pending" | "success" | "error";
  /** The server's last word, not thrown away while the next is on its way. */
  readonly quote: Quote | null;
  /** What it answers, see `quoteBasis`. */
  readonly basis: string | null;
  /** Refusals by line key, kept over a recount so that nothing flickers. */
  readonly refusals: ReadonlyMap<string, LineRefusal>;
  /** Until when the asked time can still be ordered, by this device's clock; null: unknown, or for more than a day. */
  readonly takenUntil: number | null;
  /** How often the shopper has asked to try again. */
  readonly tries: number;
}

const nothing: Omit<QuoteState, "tries"> = {
  status: "idle",
  quote: null,
  basis: null,
  refusals: new Map(),
  takenUntil: null,
};

/** The truth about the cart: refusals, stock, minimum, fee (CART-8). Not kept between visits. */
export const useQuoteStore = create<QuoteState>(() => ({ ...nothing, tries: 0 }));

export function forgetQuote(): void {
  useQuoteStore.setState(nothing);
}

/** Asks the server again after a failure (STATE-1). */
export function retryQuote(): void {
  useQuoteStore.setState(({ tries }) => ({ tries: tries + 1 }));
}

export function markQuotePending(): void {
  useQuoteStore.setState({ status: "pending" });
}

export function markQuoteFailed(): void {
  useQuoteStore.setState({ status: "error" });
}

/** Takes in the answer for a draft. */
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
