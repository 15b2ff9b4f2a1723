import {
  BookingSchema,
  BookingsSchema,
  bookingPath,
  OFFICE_PATHS,
  type WireBooking,
  type WireBookingChange,
  type WireBookings,
  type WireNewBooking,
} from "@skatert/contract";
import { queryOptions } from "@tanstack/react-query";
import { api } from "../../platform/api/api.ts";
import { type OfficeResult, requireAnswer } from "../../platform/api/office-error.ts";
import { queryClient } from "../../platform/api/query-client.ts";
import { refreshInbox } from "../inbox/inbox-calls.ts";

const everyMs = 15_000;

/** A branch's halls with the bookings of a day, "2026-11-30" (INBOX-1). */
export function bookingsQuery(branch: number, day: string) {
  return queryOptions({
    queryKey: ["bookings", branch, day],
    refetchInterval: everyMs,
    queryFn: async ({ signal }): Promise<WireBookings> =>
      requireAnswer(
        await api.read(OFFICE_PATHS.bookings, BookingsSchema, { query: { branch_id: branch, day }, signal }),
      ),
  });
}

/** Books a table by telephone. `key` makes a retry of the same attempt harmless. */
export function createBooking(body: WireNewBooking, key: string): Promise<OfficeResult<WireBooking>> {
  return changed(api.change("POST", OFFICE_PATHS.bookings, BookingSchema, { body, key }));
}

/** Moves a booking or changes its state. */
export function changeBooking(id: number, body: WireBookingChange): Promise<OfficeResult<WireBooking>> {
  return changed(api.change("PATCH", bookingPath(id), BookingSchema, { body }));
}

/** Reloads what is shown, also after a refusal, because a colleague may have taken the table. */
async function changed(call: Promise<OfficeResult<WireBooking>>): Promise<OfficeResult<WireBooking>> {
  const result = await call;
  await Promise.all([queryClient.invalidateQueries({ queryKey: ["bookings"] }), refreshInbox()]);
  return result;
}
