import { quoteToWire, refusalToWire } from "@skatert/contract";
import { Refusal, tooManyRequests } from "../../../input/refusal.ts";
import type { OrderOutcome } from "../placing/order-attempt.ts";

type NotAnOrder = Exclude<OrderOutcome, { kind: "placed" | "repeated" }>;

/** The error for a refused order. A limit also sets Retry-After. */
export function orderRefusal(outcome: NotAnOrder): Refusal {
  if (outcome.kind !== "limited") return orderFault(outcome);
  return tooManyRequests("Too many orders", outcome.reason, outcome.waitMs);
}

/** The error answers of `POST checkout/order` in one table (readings "Answers"). */
export function orderFault(outcome: Exclude<NotAnOrder, { kind: "limited" }>): Refusal {
  switch (outcome.kind) {
    case "changed":
      return new Refusal("order_changed", "The order cannot be placed as it was sent", {
        quote: quoteToWire(outcome.quote),
      });
    case "refused":
      return new Refusal("order_refused", "The order cannot be placed", {
        reason: outcome.refusals[0]?.reason,
        refusals: outcome.refusals.map((refusal) => ({
          ...refusalToWire(refusal),
          ...("productId" in refusal ? { product_id: refusal.productId, variation_id: refusal.variationId } : {}),
        })),
        quote: quoteToWire(outcome.quote),
      });
    case "code-required":
      return new Refusal("order_code_required", "Confirm the number by a one-time code first", {
        reason: "phone-code-required",
      });
  }
}
