import * as z from "zod/mini";
import { visibleText } from "../fields/schemas.ts";

export const REQUEST_KINDS = ["call", "dish", "booking"] as const;
export type RequestKind = (typeof REQUEST_KINDS)[number];

export const REQUEST_STATES = ["new", "done", "cancelled"] as const;
export type RequestState = (typeof REQUEST_STATES)[number];

const LONGEST_NAME = 100;
const LONGEST_PHONE = 40;
export const LONGEST_COMMENT = 1000;
/** More seats than any table has; the server decides how many the hall has left. */
const MAX_SEATS = 500;

const id = z.int().check(z.positive(), z.lte(2_147_483_647));
const contact = {
  name: z.string().check(z.trim(), z.minLength(1), visibleText, z.maxLength(LONGEST_NAME)),
  phone: z.string().check(z.minLength(1), z.maxLength(LONGEST_PHONE)),
  comment: z.optional(z.string().check(z.maxLength(LONGEST_COMMENT))),
  consent: z.literal(true),
};
const day = z.string().check(z.regex(/^\d{2}\.\d{2}\.\d{4}$/));
const clock = z.string().check(z.regex(/^(?:[01]\d|2[0-3]):[0-5]\d$/));

/**
 * Body of `POST systeminfo/v1/requests`: a call back, a dish sold by request (CART-1), or a table without dishes. Day
 * and time of a booking are in the hall's wall time.
 */
export const NewRequestSchema = z.discriminatedUnion("kind", [
  z.looseObject({ kind: z.literal("call"), ...contact }),
  z.looseObject({ kind: z.literal("dish"), product_id: id, ...contact }),
  z.looseObject({
    kind: z.literal("booking"),
    restaurant_id: id,
    date: day,
    time: clock,
    seats: z.int().check(z.gte(1), z.lte(MAX_SEATS)),
    ...contact,
  }),
]);
export type WireNewRequest = z.infer<typeof NewRequestSchema>;

export const RequestBookingSchema = z.looseObject({
  restaurant_id: z.int(),
  place_name: z.string(),
  address: z.string(),
  date: z.string(),
  time_from: z.string(),
  time_to: z.string(),
  seats: z.int(),
});

/** The sender's view of a request. */
export const RequestSchema = z.looseObject({
  id: z.int(),
  number: z.string(),
  key: z.string(),
  kind: z.enum(REQUEST_KINDS),
  state: z.enum(REQUEST_STATES),
  /** ISO instant of its creation. */
  date: z.string(),
  name: z.string(),
  comment: z.string(),
  product: z.nullable(z.looseObject({ id: z.int(), name: z.string() })),
  booking: z.nullable(RequestBookingSchema),
  can_cancel: z.boolean(),
  /** Why the restaurant refused it, in the language of the call. Absent: it did not, or the host does not say. */
  answer: z.optional(z.string()),
});
export type WireRequest = z.infer<typeof RequestSchema>;

/** The same for the restaurant, with the phone to call. */
export const ShopRequestSchema = z.extend(RequestSchema, { phone: z.string(), customer_id: z.int() });
export const ShopRequestsSchema = z.array(ShopRequestSchema);
export type WireShopRequest = z.infer<typeof ShopRequestSchema>;

const page = z.optional(z.string().check(z.regex(/^[1-9]\d{0,5}$/)));
const perPage = z.optional(z.string().check(z.regex(/^(?:[1-9]\d?|100)$/)));

/** Query of the restaurant's lists. */
export const RequestsQuerySchema = z.looseObject({
  page,
  per_page: perPage,
  state: z.optional(z.enum(REQUEST_STATES)),
  kind: z.optional(z.enum(REQUEST_KINDS)),
});
export const PageQuerySchema = z.looseObject({ page, per_page: perPage });

/** `PUT systeminfo/v1/requests/{id}`. */
export const RequestUpdateSchema = z.looseObject({ state: z.enum(REQUEST_STATES) });

/** Query of `GET systeminfo/v1/booking_times`. */
export const BookingTimesQuerySchema = z.looseObject({
  restaurant_id: z.string().check(z.regex(/^\d{1,9}$/)),
  date: day,
});

/**
 * Times of a hall's day at which a table may be booked, including the night after it under the next `date`. `free`
 * null: the hall does not count its seats.
 */
export const BookingTimesSchema = z.looseObject({
  restaurant_id: z.int(),
  seats: z.nullable(z.int()),
  days: z.int(),
  times: z.array(
    z.looseObject({ date: z.optional(z.string()), time: z.string(), to: z.string(), free: z.nullable(z.int()) }),
  ),
});
export type WireBookingTimes = z.infer<typeof BookingTimesSchema>;
