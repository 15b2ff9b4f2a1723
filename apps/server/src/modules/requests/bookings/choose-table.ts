import { freeTables, maxBookedSeats, smallestTable, tableRefusal } from "@skatert/domain";
import type { Tx } from "../../../database/tables.ts";
import { Refusal } from "../../../input/refusal.ts";
import type { Hall } from "../halls.ts";
import { seatsHeld } from "../request-repository.ts";

export interface TableWish {
  readonly hall: Hall;
  readonly from: number;
  readonly to: number;
  readonly seats: number;
  /** Null: the smallest that fits. */
  readonly number: string | null;
  /** The booking that moves; null: a new one. */
  readonly booking: number | null;
}

/**
 * The table for a booking of the staff; null: the hall counts its seats. Refuses what is not free. The caller has queued
 * up for bookings, so that nobody takes the table meanwhile (INBOX-1).
 */
export async function chooseTable(tx: Tx, wish: TableWish): Promise<string | null> {
  const { hall, from, to, seats, number, booking } = wish;
  const { tables } = hall;
  const held = await seatsHeld(tx, hall.id, { from, to }, booking);
  if (tables.length === 0) {
    if (number !== null) throw bookingRefused("no-such-table");
    const free = hall.seats === null ? seats : hall.seats - maxBookedSeats(held, { from, to });
    if (free < seats) throw bookingRefused("no-seats", { free: Math.max(0, free) });
    return null;
  }
  if (number === null) {
    const table = smallestTable(freeTables(tables, held, { from, to }), seats);
    if (table === null) throw bookingRefused("no-table");
    return table.number;
  }
  const refusal = tableRefusal(tables, held, { from, to, number, seats });
  if (refusal !== null) throw bookingRefused(refusal);
  return number;
}

/** A 409 for a booking that cannot be made or changed in this way. */
export function bookingRefused(reason: string, data: Readonly<Record<string, unknown>> = {}): Refusal {
  return new Refusal("booking_refused", "The booking cannot be made or changed in this way", { reason, ...data });
}
