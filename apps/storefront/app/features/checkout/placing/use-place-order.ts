import {
  type AnyRefusal,
  type ApiRefusal,
  ORDER_LIMIT_REASONS,
  type OrderAnswer,
  type OrderLimitReason,
  type PlacedOrder,
} from "@skatert/contract";
import { type CartLine, goneLines, type LineRequest, type Money, type Quote, type QuotedCoupon } from "@skatert/domain";
import { useRef, useState } from "react";
import type { I18n } from "../../../i18n/i18n.ts";
import { useI18n } from "../../../i18n/i18n-context.tsx";
import { useUser } from "../../../model/account/user-store.ts";
import { useDiscounts } from "../../../model/cart/cart-discounts-store.ts";
import { useCart } from "../../../model/cart/cart-store.ts";
import { dropRefusedNotes } from "../../../model/cart/dropped-notes.ts";
import { keepLastOrder } from "../../../model/cart/last-order.ts";
import { forgetLostLines, loseLines } from "../../../model/cart/lost-lines.ts";
import { isUnanswered } from "../../../model/checkout/checkout-attempt.ts";
import { useCheckout } from "../../../model/checkout/checkout-store.ts";
import { mayOrder } from "../../../model/group-order/group-calls.ts";
import { changeHost } from "../../../model/group-order/group-store.ts";
import { keptIn } from "../../../model/group-order/kept.ts";
import { useDeviceOrders } from "../../../model/orders/device-orders.ts";
import { orderPagePath } from "../../../model/orders/order-page-path.ts";
import { adoptQuote } from "../../../model/quote/cart-quote-store.ts";
import type { OrderDraft } from "../../../model/quote/checkout-request.ts";
import { currentDraft, quoteBasis } from "../../../model/quote/order-draft.ts";
import { useLegalLinks } from "../../../model/shop/legal-links.ts";
import { api } from "../../../platform/api/api.ts";
import { notify } from "../../../platform/notices.ts";
import { useNavigate } from "../../../routing/hooks.ts";
import { useGone } from "../../../ui/browser/use-gone.ts";
import { leaveToPay } from "./leave-to-pay.ts";
import { isMismatch, markRefused, sendOrder } from "./send-order.ts";
import type { SentOrder } from "./sent-order.ts";

/** State of placing an order. */
export type Placing =
  | { readonly kind: "idle" }
  | { readonly kind: "sending" }
  /**
   * Nothing was charged. The new quote is in the cart's store, and `before` is the total that the shopper
   * agreed to.
   */
  | { readonly kind: "changed"; readonly before: Money; readonly coupons: readonly QuotedCoupon[] }
  | { readonly kind: "refused"; readonly refusals: readonly AnyRefusal[] }
  /** No answer: the order may exist. A retry with the same key finds out. */
  | { readonly kind: "unanswered" }
  /** Offline: nothing was sent. */
  | { readonly kind: "offline" }
  /** A limit of orders, or of requests without a reason. `retryAt` in milliseconds of the browser's clock. */
  | { readonly kind: "too-many"; readonly reason: OrderLimitReason | null; readonly retryAt: number | null }
  /** The guest's number must be confirmed first. */
  | { readonly kind: "code-needed"; readonly phone: string };

/**
 * Places the order. Success, refusal and a missing answer each have their own result (API-7, readings
 * "Answers").
 */
export function usePlaceOrder() {
  const i18n = useI18n();
  const { t, language } = i18n;
  const navigate = useNavigate();
  const documents = useLegalLinks();
  const [placing, setPlacing] = useState(placingOfBefore);
  const isBusy = useRef(false);
  const gone = useGone();

  const finish = (order: PlacedOrder, lines: readonly LineRequest[], repeatable: readonly CartLine[]) => {
    const placedAt = Date.now();
    // The form stays as it was sent until the next page covers it. If the browser dies meanwhile, the attempt's key is
    // still stored, and a repeat finds the order.
    void gone().then(() => {
      rememberOrder(order);
      changeHost({ isOrdered: true, kept: keptIn(lines) });
      useCheckout.getState().finish(documents.map(({ url }) => url));
      if (repeatable.length > 0) keepLastOrder(repeatable, placedAt);
      forgetLostLines();
      useDiscounts.getState().clear();
      useCart.getState().clear();
    });
    // Back returns to the menu, as from the payment page, because the checkout is empty now.
    if (order.redirectUrl === null) navigate(orderPagePath(order), { replace: true });
    else leaveToPay(order, order.redirectUrl);
  };

  const place = async (draft: OrderDraft, order: SentOrder) => {
    if (isBusy.current) return;
    if (!navigator.onLine) return setPlacing({ kind: "offline" });
    isBusy.current = true;
    setPlacing({ kind: "sending" });
    try {
      const group = await mayOrder(language).catch(() => null);
      if (group !== true) return setPlacing({ kind: group === null ? "offline" : "idle" });
      const { answer, isEarlier, lines } = await sendOrder(await api.checkout(language), order);
      if (isEarlier && answer.kind === "placed") notify(t("checkout.already"), "info");
      setPlacing(settle(answer, draft, order, i18n, (placed) => finish(placed, lines, isEarlier ? [] : draft.lines)));
    } catch {
      setPlacing({ kind: "unanswered" });
    } finally {
      isBusy.current = false;
    }
  };
  return { placing, place, reset: () => setPlacing({ kind: "idle" }) };
}

/** If the page was closed before the answer, it shows that the order may exist, and how to find out. */
function placingOfBefore(): Placing {
  return { kind: isUnanswered(useCheckout.getState().attempt, Date.now()) ? "unanswered" : "idle" };
}

/**
 * Stores the order on the device, so that it is found even if the guest never returns from the payment page.
 */
function rememberOrder({ id, number, key, total, redirectUrl }: PlacedOrder): void {
  const userId = useUser.getState().user?.id ?? null;
  const waitsForPayment = redirectUrl !== null;
  const order = { id, number, key, total, userId, waitsForPayment, isOver: false };
  useDeviceOrders.getState().remember({ ...order, at: Date.now() });
}

function settle(
  answer: OrderAnswer,
  draft: OrderDraft,
  order: SentOrder,
  i18n: I18n,
  finish: (order: PlacedOrder) => void,
): Placing {
  switch (answer.kind) {
    case "placed":
      finish(answer.order);
      // The button stays busy until the order's page is shown.
      return { kind: "sending" };
    case "changed":
      markRefused();
      return { kind: "changed", before: order.details.expectedTotal, coupons: adoptChange(draft, answer.quote, i18n) };
    case "refused":
      markRefused();
      if (answer.quote !== null) adoptAnswer(draft, answer.quote, i18n);
      return { kind: "refused", refusals: answer.refusals };
    case "error":
      if (answer.error.status === 429) return tooMany(answer.error);
      if (answer.error.code === "order_code_required")
        return { kind: "code-needed", phone: order.details.customer.phone };
      // A mismatch proves that an order with this key exists, although its body is not stored here.
      if (isMismatch(answer) || answer.error.code === "idempotency_in_progress") return { kind: "unanswered" };
      markRefused();
      return { kind: "refused", refusals: [] };
  }
}

function tooMany({ reason, retryAfterSeconds }: ApiRefusal): Placing {
  const known = ORDER_LIMIT_REASONS.find((each) => each === reason) ?? null;
  return {
    kind: "too-many",
    reason: known,
    retryAt: retryAfterSeconds === null ? null : Date.now() + retryAfterSeconds * 1000,
  };
}

/** Stores the new quote and deselects the coupons it refused, which depend on the order's phone. */
function adoptChange(draft: OrderDraft, quote: Quote, i18n: I18n): readonly QuotedCoupon[] {
  const refused = quote.coupons.filter(({ applied, refusals }) => !applied && refusals.length > 0);
  for (const { id } of refused) useDiscounts.getState().unselect(id);
  adoptAnswer(draft, quote, i18n);
  return refused;
}

/** Stores the quote, then removes sold-out dishes and refused notes from the cart. That cart is quoted again. */
function adoptAnswer(draft: OrderDraft, quote: Quote, i18n: I18n): void {
  adoptQuote(draft, quoteBasis(currentDraft() ?? draft), quote);
  dropRefusedNotes(draft.lines, quote, i18n);
  loseLines(goneLines(draft.lines, quote.lines));
}
