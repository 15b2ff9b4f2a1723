import type { WireBooking, WireBookings } from "@skatert/contract";
import type { BranchId, CalendarDay, Interval } from "@skatert/domain";
import { queueUp } from "../../../database/queue-up.ts";
import { rollbacks } from "../../../database/rollback.ts";
import type { Tx } from "../../../database/tables.ts";
import { transaction } from "../../../database/transaction.ts";
import type { Call } from "../../../repeats/call.ts";
import { repeatable } from "../../../repeats/repeatable.ts";
import { staffAuthor } from "../../../shop/staff-author.ts";
import type { StaffCaller } from "../../staff-gate.ts";
import { branchOf } from "../halls.ts";
import { bookingToWire } from "../request-facts.ts";
import { getRequest, insertRequest, nextRequestNumber } from "../request-repository.ts";
import type { StoredRequest } from "../tables.ts";
import type { BookingsDeps, PhoneBooking } from "./booking-types.ts";
import { type BookingChange, changeBooking, requireHall } from "./change-booking.ts";
import { bookingRefused, chooseTable } from "./choose-table.ts";
import { logBooking } from "./log-booking.ts";
import { phoneRow } from "./phone-row.ts";
import { longestBookingMs, showDay } from "./show-day.ts";

/** A stored booking with the branch of its hall. */
export interface FoundBooking {
  readonly booking: StoredRequest;
  readonly branchId: BranchId;
}

/** Bookings of tables for the restaurant (INBOX-1). Callers check the right in the branch. */
export interface Bookings {
  /** `readsGuests`: with their guests. */
  day(branch: BranchId, day: CalendarDay, readsGuests: boolean): Promise<WireBookings>;
  /** The branch of a hall; throws a 404 for an unknown one. */
  branchOfHall(hallId: number): Promise<BranchId>;
  /** Null: there is no such booking. */
  find(id: number): Promise<FoundBooking | null>;
  show(found: FoundBooking, readsGuests: boolean): WireBooking;
  /** Returns the new booking's id. Refuses with 409. */
  take(booking: PhoneBooking, by: StaffCaller, call: Call | null): Promise<number>;
  /** `changed`: the booking has another version. Refuses with 409. */
  change(found: FoundBooking, version: number, change: BookingChange, by: BookingCaller): Promise<"done" | "changed">;
}

export interface BookingCaller {
  readonly caller: StaffCaller;
  readonly call: Call | null;
}

const dayMs = 86_400_000;
/** How far ahead staff book, and how long after its begin they write a booking down. */
const [maxAheadMs, maxLateMs] = [400 * dayMs, dayMs / 2];

export function createBookings(deps: BookingsDeps): Bookings {
  const { db, shop } = deps;
  return {
    day: (branch, day, readsGuests) => showDay(deps, branch, day, readsGuests),
    async branchOfHall(hallId) {
      return requireHall((await shop.current()).settings(), hallId).branchId;
    },
    async find(id) {
      const booking = await getRequest(db, id);
      if (booking === null || booking.kind !== "booking") return null;
      const branchId = branchOf(booking, (await shop.current()).settings());
      return branchId === null ? null : { booking, branchId };
    },
    show: ({ booking, branchId }, readsGuests) => bookingToWire(booking, branchId, readsGuests),
    take: (booking, by, call) => takeBooking(deps, booking, by, call),
    change: (found, version, wanted, by) => changeFound(deps, { found, version, change: wanted, by }),
  };
}

async function takeBooking(
  deps: BookingsDeps,
  wish: PhoneBooking,
  by: StaffCaller,
  call: Call | null,
): Promise<number> {
  const settings = (await deps.shop.current()).settings();
  const hall = requireHall(settings, wish.hallId);
  return transaction(deps.db, async (tx) => {
    const at = deps.now();
    const { answer } = await repeatable(tx, call, at, async () => {
      const times = timesOf(wish, settings.bookings.minutes, at);
      const id = await nextRequestNumber(tx);
      await queueUp(tx, "booking");
      const { seats, table } = wish;
      const number = await chooseTable(tx, { hall, ...times, seats, number: table, booking: null });
      const booking = phoneRow({ id, hall, wish, number, at, ...times });
      await insertRequest(tx, booking);
      await logBooking(deps.auditInsert, tx, {
        by,
        at,
        branchId: hall.branchId,
        action: "create",
        before: null,
        after: booking,
      });
      return id;
    });
    return answer;
  });
}

/** Refuses a time that is long past or too far ahead. */
function timesOf(wish: Pick<PhoneBooking, "from" | "to">, minutes: number, at: number): Interval {
  const { from } = wish;
  const to = wish.to ?? from + minutes * 60_000;
  if (from < at - maxLateMs) throw bookingRefused("time-passed");
  if (from > at + maxAheadMs || to <= from || to - from > longestBookingMs) throw bookingRefused("too-far");
  return { from, to };
}

interface FoundChange {
  readonly found: FoundBooking;
  readonly version: number;
  readonly change: BookingChange;
  readonly by: BookingCaller;
}

async function changeFound(
  deps: BookingsDeps,
  { found, version, change, by: { caller, call } }: FoundChange,
): Promise<"done" | "changed"> {
  const { booking, branchId } = found;
  const settings = (await deps.shop.current()).settings();
  const work = async (tx: Tx) => {
    const at = deps.now();
    if (change.from !== undefined || change.to !== undefined) {
      const from = change.from ?? booking.starts_at ?? 0;
      timesOf({ from, to: change.to ?? from + (booking.ends_at ?? 0) - (booking.starts_at ?? 0) }, 0, at);
    }
    await repeatable(tx, call, at, async () => {
      const { tellGuest } = deps;
      const changed = await changeBooking(tx, { ...booking, version }, change, { settings, tellGuest, at });
      if (changed === null) throw late.rollback("changed");
      await logBooking(deps.auditInsert, tx, {
        by: caller,
        at,
        branchId,
        action: "change",
        before: booking,
        after: changed,
      });
      // Whatever staff do with a new booking answers it.
      if (changed.state !== "new") await deps.inbox.endRequest(tx, booking.id, endOf(changed, caller, at));
    });
    return "done" as const;
  };
  const outcome = await late.outcomeOf(() => transaction(deps.db, work));
  if (outcome === "done") await deps.inbox.announce(branchId);
  return outcome;
}

/** Somebody else has changed the booking. */
const late = rollbacks<"changed">();

function endOf(changed: StoredRequest, caller: StaffCaller, at: number) {
  const outcome = changed.state === "cancelled" ? ("refused" as const) : ("confirmed" as const);
  const { refusal_reason: reason, refusal_message: message } = changed;
  return { outcome, reason, message, at, by: staffAuthor(caller) };
}
