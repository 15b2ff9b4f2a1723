import type { BranchId, CheckoutRequest, DeliveryMethod, Quote, ZoneId } from "@skatert/domain";
import type { CallContext } from "../api/call-context.ts";
import { PATHS } from "../api/paths.ts";
import { type ApiResult, mapResult } from "../api/result.ts";
import { TakeTimesSchema } from "../schedule/schemas.ts";
import { type TakeTimeOption, takeTimesFromWire } from "../schedule/take-times.ts";
import { quoteFromWire } from "./map-quote.ts";
import { type HandoverDetails, quoteRequestToWire } from "./map-request.ts";
import { QuoteSchema } from "./quote-schemas.ts";

export interface TakeTimesQuery {
  readonly warehouseId: BranchId;
  readonly method: DeliveryMethod;
  readonly zoneId?: ZoneId | null;
}

export function checkoutCalls({ send, lang }: CallContext) {
  return {
    async takeTimes(query: TakeTimesQuery, signal?: AbortSignal): Promise<ApiResult<readonly TakeTimeOption[]>> {
      const { warehouseId, method, zoneId } = query;
      const result = await send(
        {
          path: PATHS.takeTimes,
          query: { stock_id: warehouseId, shipping_method: method, zone: zoneId, lang },
          signal,
        },
        TakeTimesSchema,
      );
      return mapResult(result, takeTimesFromWire);
    },
    async quote(
      request: CheckoutRequest,
      details: Partial<HandoverDetails> = {},
      signal?: AbortSignal,
    ): Promise<ApiResult<Quote>> {
      const body = quoteRequestToWire(request, details);
      return mapResult(
        await send({ method: "POST", path: PATHS.quote, query: { lang }, body, signal }, QuoteSchema),
        quoteFromWire,
      );
    },
  };
}
