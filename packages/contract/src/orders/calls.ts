import type { CheckoutRequest, Quote } from "@skatert/domain";
import type { CallContext } from "../api/call-context.ts";
import { orderPath, PATHS } from "../api/paths.ts";
import { type ApiRefusal, type ApiResult, mapResult } from "../api/result.ts";
import { quoteFromWire } from "../checkout/map-quote.ts";
import { type OrderDetails, orderRequestToWire } from "../checkout/map-request.ts";
import { OrderRefusedDataSchema } from "../checkout/quote-schemas.ts";
import { type AnyRefusal, refusalsFromWire } from "../checkout/refusals.ts";
import { type OrderView, orderViewFromWire } from "./map.ts";
import { type PlacedOrder, placedOrderFromWire } from "./map-placed.ts";
import { OrderViewSchema, PlacedOrderSchema } from "./schemas.ts";

/** The outcome of a sent order (readings "Answers"). */
export type OrderAnswer =
  | { readonly kind: "placed"; readonly order: PlacedOrder }
  /** It can be sold only with changes, which the new quote contains. Nothing was charged. */
  | { readonly kind: "changed"; readonly quote: Quote }
  /** It needs new input, or nothing is left to sell. */
  | { readonly kind: "refused"; readonly refusals: readonly AnyRefusal[]; readonly quote: Quote | null }
  /** Not about the order: a malformed body, a key in progress, too many requests. */
  | { readonly kind: "error"; readonly error: ApiRefusal };

export function orderCalls({ send, lang }: CallContext) {
  return {
    /** `idempotencyKey`: one per intended order, the same for each attempt to send it (API-7). */
    async placeOrder(request: CheckoutRequest, details: OrderDetails, idempotencyKey: string): Promise<OrderAnswer> {
      const result = await send(
        {
          method: "POST",
          path: PATHS.orders,
          query: { lang },
          body: orderRequestToWire(request, details),
          headers: { "idempotency-key": idempotencyKey },
        },
        PlacedOrderSchema,
      );
      return result.ok ? { kind: "placed", order: placedOrderFromWire(result.value) } : orderRefused(result.error);
    },
    /** The order as shown to its owner; `key` for a guest's order. */
    async order(id: number, key: string | null, signal?: AbortSignal): Promise<ApiResult<OrderView>> {
      return mapResult(
        await send({ path: orderPath(id), query: { key, lang }, signal }, OrderViewSchema),
        orderViewFromWire,
      );
    },
  };
}

function orderRefused(error: ApiRefusal): OrderAnswer {
  const data = OrderRefusedDataSchema.safeParse(error.data);
  if (!data.success) return { kind: "error", error };
  const quote = data.data.quote === undefined ? null : quoteFromWire(data.data.quote);
  if (error.code === "order_changed" && quote !== null) return { kind: "changed", quote };
  if (error.code === "order_refused")
    return { kind: "refused", refusals: refusalsFromWire(data.data.refusals ?? []), quote };
  return { kind: "error", error };
}
