import * as z from "zod/mini";
import { cleanedLine, cleanedText, MAX_ID } from "../fields/schemas.ts";
import { BookingSchema, INBOX_REASONS } from "./booking.ts";

const instant = z.iso.datetime().check(z.maxLength(40));
const id = z.int().check(z.positive(), z.lte(MAX_ID));
const seats = z.int().check(z.minimum(1), z.maximum(500));
/** The table's number in its hall, as staff say it: «12», «Терраса 3». */
const tableId = z.string().check(cleanedLine, z.minLength(1), z.maxLength(20));

/** Query of `GET /api/office/bookings`: the branch's halls on a day of its wall clock, `2026-03-05`. Both are required. */
export const BookingsQuerySchema = z.object({
  branch_id: z.optional(z.string().check(z.regex(/^\d{1,9}$/, "is not an id"))),
  day: z.optional(z.string().check(z.regex(/^\d{4}-\d{2}-\d{2}$/, "is not a day"))),
});

/** The bookings that meet the day, cancelled ones too; by their start. At most 500. */
export const BookingsSchema = z.looseObject({
  time_zone: z.string(),
  /** The day's begin and end on the timeline: opening to closing with its night; without hours, midnight to midnight. */
  from: instant,
  to: instant,
  /** Length of a booking without `to`, and the step of starts, in minutes. */
  minutes: z.int(),
  step_minutes: z.int(),
  halls: z.array(
    z.looseObject({
      id: z.int(),
      name: z.string(),
      address: z.string(),
      /** Null: not counted. */
      seats: z.nullable(z.int()),
      /** Empty: the hall counts its seats only. */
      tables: z.array(z.looseObject({ id: z.string(), seats: z.int() })),
    }),
  ),
  bookings: z.array(BookingSchema),
});
export type WireBookings = z.infer<typeof BookingsSchema>;

/**
 * `POST /api/office/bookings`: taken by telephone, confirmed by that. 201 with the booking. Without `table_id`: the
 * smallest free table that fits. 409 `booking_refused` with `data.reason`: `no-table` (none fits or is free),
 * `table-taken`, `no-such-table`, `table-too-small`, `no-seats` (with `data.free`), `time-passed`, `too-far`.
 */
export const NewBookingSchema = z.object({
  hall_id: id,
  table_id: z.optional(tableId),
  from: instant,
  /** By default as long as the shop's bookings are. */
  to: z.optional(instant),
  seats,
  name: z.string().check(cleanedLine, z.minLength(1), z.maxLength(100)),
  phone: z.string().check(z.minLength(1), z.maxLength(40)),
  comment: z.optional(z.string().check(cleanedText, z.maxLength(1000))),
});
export type WireNewBooking = z.infer<typeof NewBookingSchema>;

/**
 * `PATCH /api/office/bookings/{id}`: moves it to another table, hall or time, changes its seats, or its state:
 * `confirmed`, `seated` (the guests are here), `no-show`, `cancelled` (with a reason, which the guest reads). Answers
 * with the booking; 409 `booking_changed` with `data.booking`, the present one; 409 `booking_refused` as above, and
 * `state` for a step that the booking cannot take.
 */
export const BookingChangeSchema = z.object({
  version: z.int().check(z.positive()),
  hall_id: z.optional(id),
  table_id: z.optional(tableId),
  from: z.optional(instant),
  to: z.optional(instant),
  seats: z.optional(seats),
  state: z.optional(z.enum(["confirmed", "seated", "no-show", "cancelled"])),
  reason: z.optional(z.enum(INBOX_REASONS)),
  message: z.optional(z.string().check(cleanedText, z.maxLength(300))),
});
export type WireBookingChange = z.infer<typeof BookingChangeSchema>;
