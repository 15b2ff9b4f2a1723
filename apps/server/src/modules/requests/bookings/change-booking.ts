import type { InboxReason, ShopSettings } from "@skatert/contract";
import { type BookingState, canBecome, holdsTable, tableRefusal } from "@skatert/domain";
import { queueUp } from "../../../database/queue-up.ts";
import type { Tx } from "../../../database/tables.ts";
import type { TellGuest } from "../answers/tell-guest.ts";
import { findHall, type Hall } from "../halls.ts";
import { bookingState } from "../request-facts.ts";
import { unknownSubject } from "../request-faults.ts";
import { getRequest, seatsHeld } from "../request-repository.ts";
import type { BookedPlace } from "../request-view.ts";
import type { StoredRequest } from "../tables.ts";
import { bookingRefused, chooseTable, type TableWish } from "./choose-table.ts";

/** What staff change of a booking; absent fields stay. Times in milliseconds. */
export interface BookingChange {
  readonly hallId?: number;
  readonly table?: string;
  readonly from?: number;
  readonly to?: number;
  readonly seats?: number;
  readonly state?: Exclude<BookingState, "new">;
  readonly reason: InboxReason | null;
  readonly message: string;
}

export interface ChangeContext {
  readonly settings: ShopSettings;
  readonly tellGuest: TellGuest;
  readonly at: number;
}

/**
 * Changes a booking in the version that the person saw; null: it has another one. The guest is told of another time or
 * hall, of a confirmation and of a cancellation.
 */
export async function changeBooking(
  tx: Tx,
  booking: StoredRequest,
  change: BookingChange,
  { settings, tellGuest, at }: ChangeContext,
): Promise<StoredRequest | null> {
  await queueUp(tx, "booking");
  const now = await getRequest(tx, booking.id);
  if (now === null || now.version !== booking.version) return null;
  const fields = { ...stateFields(now, change), ...(await placeFields(tx, now, change, settings)) };
  const result = await tx
    .updateTable("requests")
    .set({ ...fields, updated_at: at, version: now.version + 1 })
    .where("id", "=", now.id)
    .where("version", "=", now.version)
    .executeTakeFirst();
  if (result.numUpdatedRows !== 1n) return null;
  const changed = { ...now, ...fields, updated_at: at, version: now.version + 1 };
  const answer = newsOf(now, changed);
  if (answer !== null) await tellGuest(tx, changed, { answer, at });
  return changed;
}

/** What the guest has to know; a seated guest knows. */
function newsOf(before: StoredRequest, after: StoredRequest): "confirmed" | "refused" | "moved" | null {
  const [was, is] = [bookingState(before), bookingState(after)];
  if (is === "cancelled") return "refused";
  const isElsewhere = before.starts_at !== after.starts_at || before.restaurant_id !== after.restaurant_id;
  if (isElsewhere && (is === "new" || is === "confirmed")) return "moved";
  return was === "new" && is === "confirmed" ? "confirmed" : null;
}

type Fields = Partial<StoredRequest>;

function stateFields(booking: StoredRequest, { state, reason, message }: BookingChange): Fields {
  const current = bookingState(booking);
  if (state === undefined) {
    if (current === "cancelled" || current === "no-show") throw bookingRefused("state");
    return {};
  }
  if (!canBecome(current, state)) throw bookingRefused("state");
  switch (state) {
    case "cancelled":
      if (reason === null) throw bookingRefused("reason");
      return { state, visit: null, refusal_reason: reason, refusal_message: message };
    case "confirmed":
      return { state: "done", visit: null, refusal_message: message };
    case "seated":
    case "no-show":
      return { state: "done", visit: state };
  }
}

/** The place after the change. A booking that gets its table back, because its guests came after all, chooses anew. */
async function placeFields(
  tx: Tx,
  booking: StoredRequest,
  change: BookingChange,
  settings: ShopSettings,
): Promise<Fields> {
  const { state, table } = change;
  if (state === "cancelled" || state === "no-show") return {};
  const returns = !holdsTable(bookingState(booking));
  const { hallId, from, to, seats } = change;
  const stays = [hallId, table, from, to, seats].every((field) => field === undefined);
  if (stays && !returns) return {};
  const hall = requireHall(settings, hallId ?? booking.restaurant_id ?? 0);
  const place = placeOf(booking, change);
  const keeps = hall.id === booking.restaurant_id ? booking.table_number : null;
  const number = table ?? (await keptTable(tx, keeps, { ...place, hall, booking: booking.id }));
  const table_number = await chooseTable(tx, { ...place, hall, number, booking: booking.id });
  const { name, address } = hall;
  const booked: BookedPlace = { name, address, timeZone: hall.schedule.timeZone };
  return {
    table_number,
    restaurant_id: hall.id,
    place: JSON.stringify(booked),
    starts_at: place.from,
    ends_at: place.to,
    seats: place.seats,
  };
}

/** The table that a booking keeps when it moves in time or grows, if that table still takes it; null: any. */
async function keptTable(
  tx: Tx,
  number: string | null,
  { hall, from, to, seats, booking }: Omit<TableWish, "number">,
): Promise<string | null> {
  if (number === null) return null;
  const held = await seatsHeld(tx, hall.id, { from, to }, booking);
  return tableRefusal(hall.tables, held, { from, to, seats, number }) === null ? number : null;
}

function placeOf(booking: StoredRequest, { from, to, seats }: BookingChange) {
  const [start, end] = [booking.starts_at ?? 0, booking.ends_at ?? 0];
  const begins = from ?? start;
  return { from: begins, to: to ?? begins + (end - start), seats: seats ?? booking.seats ?? 1 };
}

export function requireHall(settings: ShopSettings, id: number): Hall {
  const hall = findHall(settings, id);
  if (hall === null) throw unknownSubject("There is no such hall");
  return hall;
}
