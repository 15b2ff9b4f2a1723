import type { TipWish } from "@skatert/domain";
import type { CallContext } from "../api/call-context.ts";
import { orderTipsPath } from "../api/paths.ts";
import { type ApiResult, mapResult } from "../api/result.ts";
import { newTipToWire, type OrderTips, orderTipsFromWire } from "./map.ts";
import { OrderTipsSchema, StartedTipSchema } from "./schemas.ts";

/** Tips of an order that was handed over; `key` for a guest's order. */
export function tipCalls({ send }: CallContext) {
  return {
    /** `check`: the gateway is asked first what became of a tip that is not settled. */
    async ofOrder(id: number, key: string | null, check = false): Promise<ApiResult<OrderTips>> {
      const call = { path: orderTipsPath(id), query: { key, check: check ? "1" : undefined } };
      return mapResult(await send(call, OrderTipsSchema), orderTipsFromWire);
    },
    /**
     * Answers the address where the tip is paid; null: it is settled. `idempotencyKey`: one for each tip the guest means.
     */
    async start(
      id: number,
      key: string | null,
      wish: TipWish,
      idempotencyKey: string,
    ): Promise<ApiResult<string | null>> {
      const call = {
        method: "POST",
        path: orderTipsPath(id),
        query: { key },
        body: newTipToWire(wish),
        headers: { "idempotency-key": idempotencyKey },
      } as const;
      return mapResult(await send(call, StartedTipSchema), ({ pay_url: url }) => url);
    },
  };
}
