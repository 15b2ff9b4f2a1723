import { BOOKING_STATES } from "@skatert/domain";
import * as z from "zod/mini";

const instant = z.iso.datetime().check(z.maxLength(40));

/** Reasons for which the restaurant refuses a request or cancels a booking; the guest reads them in their language. */
export const INBOX_REASONS = ["no-seats", "not-available", "closed", "unreachable", "other"] as const;
export type InboxReason = (typeof INBOX_REASONS)[number];

/** A booking of a table (INBOX-1). */
export const BookingSchema = z.looseObject({
  id: z.int(),
  number: z.string(),
  branch_id: z.int(),
  hall_id: z.int(),
  /** The hall's name when it was booked. */
  hall_name: z.string(),
  /** Null: the hall has no tables, or the booking has none yet. */
  table_id: z.nullable(z.string()),
  from: instant,
  to: instant,
  seats: z.int(),
  state: z.enum(BOOKING_STATES),
  /** Who confirmed the number of the guest: a code, or the staff, who answered or took the booking; null: nobody yet. */
  confirmed_by: z.nullable(z.enum(["code", "staff"])),
  /** Null: for people without the right to read guests. */
  guest: z.nullable(z.looseObject({ name: z.string(), phone: z.string() })),
  comment: z.string(),
  reason: z.nullable(z.enum(INBOX_REASONS)),
  version: z.int(),
});
export type WireBooking = z.infer<typeof BookingSchema>;
