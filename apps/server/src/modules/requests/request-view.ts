import { type RequestView, requestToWire, type TableBooking, type WireShopRequest } from "@skatert/contract";
import { localTime } from "@skatert/domain";
import type { StoredRequest } from "./tables.ts";

/** The hall's data at booking time; later changes of the hall do not change a booking. */
export interface BookedPlace {
  readonly name: string;
  readonly address: string;
  readonly timeZone: string;
}

/** A request as its sender sees it at an instant. `answer`: see RequestView. */
export function requestView(request: StoredRequest, now: number, answer: string | null = null): RequestView {
  return {
    id: request.id,
    number: String(request.id),
    key: request.request_key,
    kind: request.kind,
    state: request.state,
    at: request.created_at,
    name: request.name,
    comment: request.comment,
    product: request.product_id === null ? null : { id: request.product_id, name: request.product_name ?? "" },
    booking: bookingOf(request),
    canCancel: canCancel(request, now),
    answer,
  };
}

/** A table booking can be cancelled until its time; any other request until the restaurant has called. */
export function canCancel(request: StoredRequest, now: number): boolean {
  if (request.state === "cancelled") return false;
  return request.starts_at === null ? request.state === "new" : now < request.starts_at;
}

export function shopRequest(request: StoredRequest, now: number): WireShopRequest {
  return {
    ...requestToWire(requestView(request, now)),
    phone: request.phone,
    customer_id: request.user_id ?? 0,
  };
}

function bookingOf(request: StoredRequest): TableBooking | null {
  const { restaurant_id: restaurantId, place: json, seats, starts_at: start, ends_at: end } = request;
  if (restaurantId === null || json === null || seats === null || start === null || end === null) return null;
  const place: BookedPlace = JSON.parse(json);
  const from = localTime(start, place.timeZone);
  return {
    restaurantId,
    placeName: place.name,
    address: place.address,
    day: from.day,
    from: from.minute,
    to: localTime(end, place.timeZone).minute,
    seats,
  };
}
