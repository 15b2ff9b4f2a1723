import type { RequestKind, RequestState } from "@skatert/contract";
import type { BookedSeats } from "@skatert/domain";
import { nextInSequence } from "../../database/sequences.ts";
import type { Db, Tx } from "../../database/tables.ts";
import { unknownSubject } from "./request-faults.ts";
import type { StoredRequest } from "./tables.ts";

const firstNumber = 101;
/** The greatest integer of the store. */
const largestId = 2 ** 31 - 1;

/**
 * The next number. Its row stays locked until the commit. Requests are therefore saved one after another, and counts
 * (seats, limits) cannot change between count and save.
 */
export async function nextRequestNumber(tx: Tx): Promise<number> {
  const row = await nextInSequence(tx, "request", firstNumber).executeTakeFirstOrThrow();
  return row.value;
}

export async function insertRequest(tx: Tx, request: StoredRequest): Promise<void> {
  await tx.insertInto("requests").values(request).execute();
}

export async function getRequest(db: Db, id: number): Promise<StoredRequest | null> {
  if (id > largestId) return null;
  return (await db.selectFrom("requests").selectAll().where("id", "=", id).executeTakeFirst()) ?? null;
}

export async function requireRequest(tx: Tx, id: number): Promise<StoredRequest> {
  const request = await getRequest(tx, id);
  if (request === null) throw unknownSubject("There is no such request");
  return request;
}

interface Interval {
  readonly from: number;
  readonly to: number;
}

/** The longest hold of a table under any earlier settings; a longer current setting counts too. */
const longestHoldMs = 31 * 86_400_000;

/**
 * Seats of a hall held at some time within the interval, without those of the booking `except`; cancelled and missed
 * bookings hold none.
 */
export async function seatsHeld(
  db: Db,
  restaurantId: number,
  within: Interval,
  except: number | null = null,
): Promise<readonly BookedSeats[]> {
  const { rows } = await db.executeQuery(seatsQuery(db, restaurantId, within));
  return rows
    .filter(({ id }) => id !== except)
    .map((row) => ({
      from: row.starts_at ?? 0,
      to: row.ends_at ?? 0,
      seats: row.seats ?? 0,
      table: row.table_number,
      isUnconfirmed: row.state === "new" && row.user_id === null,
    }));
}

/** Reads only the latest of past bookings. */
export function seatsQuery(db: Db, restaurantId: number, { from, to }: Interval) {
  return db
    .selectFrom("requests")
    .select(["id", "starts_at", "ends_at", "seats", "state", "user_id", "table_number"])
    .where("restaurant_id", "=", restaurantId)
    .where("state", "!=", "cancelled")
    .where((eb) => eb.or([eb("visit", "is", null), eb("visit", "!=", "no-show")]))
    .where("starts_at", ">", from - Math.max(longestHoldMs, to - from))
    .where("starts_at", "<", to)
    .where("ends_at", ">", from)
    .compile();
}

export interface RequestFilter {
  readonly kind: RequestKind | null;
  readonly state: RequestState | null;
  readonly page: number;
  readonly perPage: number;
}

/** Newest first, with the count of all matches. */
export async function listRequests(
  db: Db,
  filter: RequestFilter,
): Promise<{ readonly requests: readonly StoredRequest[]; readonly total: number }> {
  let query = db.selectFrom("requests");
  if (filter.kind !== null) query = query.where("kind", "=", filter.kind);
  if (filter.state !== null) query = query.where("state", "=", filter.state);
  const { count } = await query.select((eb) => eb.fn.countAll<number>().as("count")).executeTakeFirstOrThrow();
  const requests = await query
    .selectAll()
    .orderBy("id", "desc")
    .limit(filter.perPage)
    .offset((filter.page - 1) * filter.perPage)
    .execute();
  return { requests, total: Number(count) };
}

/** False if the state is not, or no longer, one of `from`. */
export async function updateState(
  tx: Tx,
  change: {
    readonly id: number;
    readonly from: readonly RequestState[];
    readonly to: RequestState;
    readonly at: number;
  },
): Promise<boolean> {
  const result = await tx
    .updateTable("requests")
    .set((eb) => ({ state: change.to, updated_at: change.at, version: eb("version", "+", 1) }))
    .where("id", "=", change.id)
    .where("state", "in", [...change.from])
    .executeTakeFirst();
  return result.numUpdatedRows === 1n;
}
