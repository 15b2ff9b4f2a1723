import type { CalendarDay, Instant, MinuteOfDay, ProductId } from "@skatert/domain";
import { cleanText, oneLine } from "../fields/clean-text.ts";
import { clockText, dayText, readDay, readMinute } from "../fields/read-time.ts";
import type { RequestKind, RequestState, WireBookingTimes, WireNewRequest, WireRequest } from "./schemas.ts";

interface Contact {
  readonly name: string;
  readonly phone: string;
  readonly comment: string;
}

/** A shopper's request to the restaurant other than an order. */
export type NewRequest = Contact &
  (
    | { readonly kind: "call" }
    | { readonly kind: "dish"; readonly productId: ProductId }
    | {
        readonly kind: "booking";
        readonly restaurantId: number;
        readonly day: CalendarDay;
        readonly minute: MinuteOfDay;
        readonly seats: number;
      }
  );

export function newRequestToWire(request: NewRequest): WireNewRequest {
  const { name, phone, comment } = request;
  const contact = { name, phone, comment, consent: true as const };
  switch (request.kind) {
    case "call":
      return { kind: "call", ...contact };
    case "dish":
      return { kind: "dish", product_id: request.productId, ...contact };
    case "booking":
      return {
        kind: "booking",
        restaurant_id: request.restaurantId,
        date: dayText(request.day),
        time: clockText(request.minute),
        seats: request.seats,
        ...contact,
      };
  }
}

/** Null for a day that does not exist. */
export function newRequestFromWire(wire: WireNewRequest): NewRequest | null {
  const contact = { name: oneLine(wire.name), phone: wire.phone, comment: cleanText(wire.comment ?? "") };
  switch (wire.kind) {
    case "call":
      return { kind: "call", ...contact };
    case "dish":
      return { kind: "dish", productId: wire.product_id, ...contact };
    case "booking": {
      const day = readDay(wire.date);
      const minute = readMinute(wire.time);
      if (day === null || minute === null) return null;
      return { kind: "booking", restaurantId: wire.restaurant_id, day, minute, seats: wire.seats, ...contact };
    }
  }
}

/** A booked table; day and minutes are in the hall's wall time. */
export interface TableBooking {
  readonly restaurantId: number;
  readonly placeName: string;
  readonly address: string;
  readonly day: CalendarDay;
  readonly from: MinuteOfDay;
  readonly to: MinuteOfDay;
  readonly seats: number;
}

/** The sender's view of a request. */
export interface RequestView {
  readonly id: number;
  readonly number: string;
  /** Secret of the link that gives access. */
  readonly key: string;
  readonly kind: RequestKind;
  readonly state: RequestState;
  readonly at: Instant;
  readonly name: string;
  readonly comment: string;
  readonly product: { readonly id: number; readonly name: string } | null;
  readonly booking: TableBooking | null;
  readonly canCancel: boolean;
  /** Why the restaurant refused it, as a text for the guest; null: it did not. */
  readonly answer: string | null;
}

export function requestToWire(request: RequestView): WireRequest {
  const { booking, product } = request;
  return {
    id: request.id,
    number: request.number,
    key: request.key,
    kind: request.kind,
    state: request.state,
    date: new Date(request.at).toISOString(),
    name: request.name,
    comment: request.comment,
    product: product === null ? null : { id: product.id, name: product.name },
    booking: booking === null ? null : bookingToWire(booking),
    can_cancel: request.canCancel,
    ...(request.answer === null ? {} : { answer: request.answer }),
  };
}

function bookingToWire(booking: TableBooking): NonNullable<WireRequest["booking"]> {
  return {
    restaurant_id: booking.restaurantId,
    place_name: booking.placeName,
    address: booking.address,
    date: dayText(booking.day),
    time_from: clockText(booking.from),
    time_to: clockText(booking.to),
    seats: booking.seats,
  };
}

export function requestFromWire(wire: WireRequest): RequestView {
  const { booking } = wire;
  const day = readDay(booking?.date);
  return {
    id: wire.id,
    number: wire.number,
    key: wire.key,
    kind: wire.kind,
    state: wire.state,
    at: Date.parse(wire.date),
    name: wire.name,
    comment: wire.comment,
    product: wire.product,
    booking:
      booking === null || day === null
        ? null
        : {
            restaurantId: booking.restaurant_id,
            placeName: booking.place_name,
            address: booking.address,
            day,
            from: readMinute(booking.time_from) ?? 0,
            to: readMinute(booking.time_to) ?? 0,
            seats: booking.seats,
          },
    canCancel: wire.can_cancel,
    answer: wire.answer ?? null,
  };
}

/** The times of a hall's day at which a table may be booked. */
export interface BookingDay {
  /** All seats of the hall; null: not counted. */
  readonly seats: number | null;
  /** Number of bookable days from today. */
  readonly days: number;
  readonly times: readonly {
    /** The calendar day: the requested one, or the next one for times after midnight. */
    readonly day: CalendarDay;
    readonly from: MinuteOfDay;
    readonly to: MinuteOfDay;
    readonly free: number | null;
  }[];
}

/** `asked`: the requested day; an entry without a date belongs to it. */
export function bookingDayFromWire(wire: WireBookingTimes, asked: CalendarDay): BookingDay {
  return {
    seats: wire.seats,
    days: wire.days,
    times: wire.times.map(({ date, time, to, free }) => ({
      day: readDay(date) ?? asked,
      from: readMinute(time) ?? 0,
      to: readMinute(to) ?? 0,
      free,
    })),
  };
}

export function bookingDayToWire(restaurantId: number, day: BookingDay): WireBookingTimes {
  return {
    restaurant_id: restaurantId,
    seats: day.seats,
    days: day.days,
    times: day.times.map(({ day: date, from, to, free }) => ({
      date: dayText(date),
      time: clockText(from),
      to: clockText(to),
      free,
    })),
  };
}
