import type { LineRefusal, Quote } from "@skatert/domain";
import { create } from "zustand";
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
}

const nothing: QuoteState = { status: "idle", quote: null, basis: null, refusals: new Map() };

/** The truth about the cart: refusals, stock, minimum, fee (CART-8). Not kept between visits. */
export const useQuoteStore = create<QuoteState>(() => nothing);

export function forgetQuote(): void {
  useQuoteStore.setState(nothing);
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
  useQuoteStore.setState({ status: "success", quote, basis, refusals: new Map(refusals) });
}
