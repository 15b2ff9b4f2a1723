import type { WireBooking } from "@skatert/contract";
import type { BookingState, BranchId } from "@skatert/domain";
import { isOneOf } from "../../database/lists.ts";
import type { Db, Tx } from "../../database/tables.ts";
import { isoTime } from "../../ports/clock.ts";
import type { RequestFacts } from "../inbox/show-items.ts";
import type { LeavingPerson } from "../person-data.ts";
import type { BookedPlace } from "./request-view.ts";
import type { StoredRequest } from "./tables.ts";

/** Requests for the inbox, by id. `branchIdOf`: the branch of a booking; 0 if its hall is gone. */
export async function requestFactsOf(
  db: Db,
  ids: readonly number[],
  branchIdOf: (request: StoredRequest) => BranchId,
): Promise<ReadonlyMap<number, RequestFacts>> {
  if (ids.length === 0) return new Map();
  const rows = await db
    .selectFrom("requests")
    .selectAll()
    .where(isOneOf(db, "id", ids))
    .execute();
  return new Map(
    rows.map((row) => {
      const { product_id: id, product_name: name } = row;
      const booking = (reads: boolean) => bookingToWire(row, branchIdOf(row), reads);
      const facts: RequestFacts = {
        name: row.name,
        phone: row.phone,
        comment: row.comment,
        product: id === null ? null : { id, name: name ?? "" },
        booking: row.kind === "booking" ? booking : null,
      };
      return [row.id, facts];
    }),
  );
}

/** The state of a booking: the restaurant's answer, and whether its guests came. */
export function bookingState({ state, visit }: Pick<StoredRequest, "state" | "visit">): BookingState {
  if (state === "cancelled") return "cancelled";
  return visit ?? (state === "done" ? "confirmed" : "new");
}

/** A booking for the restaurant. */
export function bookingToWire(row: StoredRequest, branchId: BranchId, readsGuests: boolean): WireBooking {
  const place: BookedPlace | null = row.place === null ? null : JSON.parse(row.place);
  const byGuest = row.user_id === null ? null : "code";
  return {
    id: row.id,
    number: String(row.id),
    branch_id: branchId,
    hall_id: row.restaurant_id ?? 0,
    hall_name: place?.name ?? "",
    table_id: row.table_number,
    from: isoTime(row.starts_at ?? 0),
    to: isoTime(row.ends_at ?? 0),
    seats: row.seats ?? 0,
    state: bookingState(row),
    confirmed_by: row.state === "done" ? "staff" : byGuest,
    guest: readsGuests ? { name: row.name, phone: row.phone } : null,
    comment: row.comment,
    reason: row.refusal_reason,
    version: row.version,
  };
}

/** The requests that are deleted with a person. */
export async function requestIdsOf(tx: Tx, { userId, phone }: LeavingPerson): Promise<readonly number[]> {
  const rows = await tx
    .selectFrom("requests")
    .select("id")
    .where((eb) => eb.or([eb("user_id", "=", userId), eb("phone", "=", phone)]))
    .execute();
  return rows.map(({ id }) => id);
}
