import type { BookingDay, RequestState, ShopSettings } from "@skatert/contract";
import { bookingTimes, type CalendarDay, instantAt, localTime } from "@skatert/domain";
import type { Tx } from "../../database/tables.ts";
import { transaction } from "../../database/transaction.ts";
import { branchOf, findHall } from "./halls.ts";
import { makeRequest, type RequestAttempt, type RequestsDeps, wordsOf } from "./make-request.ts";
import { refusedRequest } from "./request-faults.ts";
import {
  getRequest,
  listRequests,
  type RequestFilter,
  requireRequest,
  seatsHeld,
  updateState,
} from "./request-repository.ts";
import { canCancel } from "./request-view.ts";
import { scheduleNotice } from "./restaurant-notice.ts";
import type { StoredRequest } from "./tables.ts";

/** Shoppers' requests other than orders: calls back, dishes by request (CART-1), tables (APP-1). */
export interface Requests {
  /**
   * Throws 400, 404 for an unknown dish or hall, 409 with a reason for an unavailable table, 422 for another body under
   * a key, 429.
   */
  make(attempt: RequestAttempt): Promise<StoredRequest>;
  get(id: number): Promise<StoredRequest | null>;
  list(filter: RequestFilter): ReturnType<typeof listRequests>;
  /** Cancels the request for its maker; 409 when it is too late. A repeat changes nothing. */
  callOff(id: number): Promise<StoredRequest>;
  /**
   * Sets the state for an integration, whose name is `by`; null: no such request. A cancelled request cannot change: 409.
   */
  put(id: number, state: RequestState, by: string): Promise<StoredRequest | null>;
  /**
   * The times at which a table may be booked on a day; null: no such hall. `isSignedIn`: for a number that a code has
   * confirmed.
   */
  bookingDay(restaurantId: number, day: CalendarDay, isSignedIn: boolean): Promise<BookingDay | null>;
}

const dayMs = 86_400_000;

export function createRequests(deps: RequestsDeps): Requests {
  const { db, now } = deps;
  return {
    make: (attempt) => makeRequest(deps, attempt),
    get: (id) => getRequest(db, id),
    list: (filter) => listRequests(db, filter),
    callOff: (id) => announced(deps, (tx, settings) => callOff(deps, tx, { id, at: now(), settings })),
    put: (id, state, by) =>
      announced(deps, async (tx) => {
        const request = await getRequest(tx, id);
        if (request === null || request.state === state) return request;
        const isPut = await updateState(tx, { id, from: ["new", "done"], to: state, at: now() });
        if (!isPut) throw refusedRequest("A cancelled request cannot change", { reason: "cancelled" });
        if (state === "new") await deps.inbox.reopenRequest(tx, id);
        else await deps.inbox.endRequest(tx, id, integrationEnd(state, { by, at: now() }));
        return requireRequest(tx, id);
      }),
    bookingDay: (restaurantId, day, isSignedIn) => bookingDay(deps, restaurantId, day, isSignedIn),
  };
}

/** A change of a request, told to the boards of its branch. */
async function announced<Found extends StoredRequest | null>(
  { db, shop, inbox }: RequestsDeps,
  work: (tx: Tx, settings: ShopSettings) => Promise<Found>,
): Promise<Found> {
  const settings = (await shop.current()).settings();
  const request = await transaction(db, (tx) => work(tx, settings));
  if (request !== null) await inbox.announce(branchOf(request, settings));
  return request;
}

function integrationEnd(state: "done" | "cancelled", { by, at }: { readonly by: string; readonly at: number }) {
  const outcome = state === "done" ? ("done" as const) : ("refused" as const);
  return { outcome, reason: null, message: "", at, by: `operator:${by}` };
}

interface CallOff {
  readonly id: number;
  readonly at: number;
  readonly settings: ShopSettings;
}

async function callOff({ inbox }: RequestsDeps, tx: Tx, { id, at, settings }: CallOff): Promise<StoredRequest> {
  const request = await requireRequest(tx, id);
  if (request.state === "cancelled") return request;
  const isOff = canCancel(request, at) && (await updateState(tx, { id, from: [request.state], to: "cancelled", at }));
  if (!isOff) throw refusedRequest("It is too late to cancel the request", { reason: "too-late" });
  await scheduleNotice(tx, { id, state: "cancelled", at });
  await inbox.endRequest(tx, id, { outcome: "cancelled", reason: null, message: "", at, by: "shopper" });
  if (request.kind === "booking") {
    const branchId = branchOf(request, settings);
    await inbox.add(tx, { kind: "booking-cancelled", branchId, requestId: id, at, words: wordsOf(request) });
  }
  return requireRequest(tx, id);
}

async function bookingDay(
  deps: RequestsDeps,
  restaurantId: number,
  day: CalendarDay,
  isSignedIn: boolean,
): Promise<BookingDay | null> {
  const settings = (await deps.shop.current()).settings();
  const { bookings: policy } = settings;
  const hall = findHall(settings, restaurantId);
  if (hall === null) return null;
  const { timeZone } = hall.schedule;
  const midnight = instantAt(day, 0, timeZone);
  const held = await seatsHeld(deps.db, hall.id, {
    from: midnight,
    to: midnight + 2 * dayMs + policy.minutes * 60_000,
  });
  const wall = (instant: number) => localTime(instant, timeZone);
  return {
    seats: hall.seats,
    days: policy.days,
    times: bookingTimes({ ...hall, held, isForUnconfirmed: !isSignedIn }, policy, day, deps.now()).map(
      ({ from, to, free }) => ({
        day: wall(from).day,
        from: wall(from).minute,
        to: wall(to).minute,
        free,
      }),
    ),
  };
}
