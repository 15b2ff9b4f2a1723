import type { TipWish } from "@skatert/domain";
import type { CallContext } from "../api/call-context.ts";
import { orderTipsPath } from "../api/paths.ts";
import { type ApiResult, mapResult } from "../api/result.ts";
import { newTipToWire, type OrderTips, orderTipsFromWire } from "./map.ts";
import { OrderTipsSchema, StartedTipSchema } from "./schemas.ts";

/** Tips of a handed-over order; `key` for a guest's order. */
export function tipCalls({ send }: CallContext) {
  return {
    /** `check`: asks the gateway first about a tip that is not settled. */
    async ofOrder(id: number, key: string | null, check = false): Promise<ApiResult<OrderTips>> {
      const call = { path: orderTipsPath(id), query: { key, check: check ? "1" : undefined } };
      return mapResult(await send(call, OrderTipsSchema), orderTipsFromWire);
    },
    /** Returns the payment address of the tip; null: it is settled. `idempotencyKey`: one per intended tip. */
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
