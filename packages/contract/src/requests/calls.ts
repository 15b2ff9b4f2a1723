import type { CalendarDay } from "@skatert/domain";
import type { CallContext } from "../api/call-context.ts";
import { PATHS, requestPath } from "../api/paths.ts";
import { type ApiResult, mapResult } from "../api/result.ts";
import { dayText } from "../fields/read-time.ts";
import {
  type BookingDay,
  bookingDayFromWire,
  type NewRequest,
  newRequestToWire,
  type RequestView,
  requestFromWire,
} from "./map.ts";
import { BookingTimesSchema, RequestSchema } from "./schemas.ts";

/** A shopper's requests to the restaurant other than orders: a call back, a dish by request, a table. */
export function requestCalls({ send, lang }: CallContext) {
  return {
    /** `idempotencyKey`: one per intended request, the same for each attempt to send it. */
    async send(request: NewRequest, idempotencyKey: string): Promise<ApiResult<RequestView>> {
      const call = {
        method: "POST",
        path: PATHS.requests,
        query: { lang },
        body: newRequestToWire(request),
        headers: { "idempotency-key": idempotencyKey },
      } as const;
      return mapResult(await send(call, RequestSchema), requestFromWire);
    },
    async show(id: number, key: string | null): Promise<ApiResult<RequestView>> {
      return mapResult(await send({ path: requestPath(id), query: { key, lang } }, RequestSchema), requestFromWire);
    },
    async cancel(id: number, key: string | null): Promise<ApiResult<RequestView>> {
      const call = { method: "POST", path: `${requestPath(id)}/cancel`, query: { key, lang }, body: {} } as const;
      return mapResult(await send(call, RequestSchema), requestFromWire);
    },
    async bookingDay(restaurantId: number, day: CalendarDay, signal?: AbortSignal): Promise<ApiResult<BookingDay>> {
      const query = { restaurant_id: restaurantId, date: dayText(day) };
      const answer = await send({ path: PATHS.bookingTimes, query, signal }, BookingTimesSchema);
      return mapResult(answer, (wire) => bookingDayFromWire(wire, day));
    },
  };
}
