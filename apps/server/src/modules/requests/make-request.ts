import { randomBytes } from "node:crypto";
import type { LanguageCode, NewRequest, ShopSettings } from "@skatert/contract";
import {
  type BookingPolicy,
  type BranchId,
  bookableTables,
  bookingRefusal,
  type CustomerId,
  instantAt,
  saleOf,
  smallestTable,
} from "@skatert/domain";
import type { Kysely } from "kysely";
import { queueUp } from "../../database/queue-up.ts";
import type { Database, Tx } from "../../database/tables.ts";
import { transaction } from "../../database/transaction.ts";
import { requirePhoneNumber } from "../../input/phone-number.ts";
import { tooManyRequests } from "../../input/refusal.ts";
import type { Call } from "../../repeats/call.ts";
import { repeatable } from "../../repeats/repeatable.ts";
import { phoneOf } from "../../shop/branches/branch-rules.ts";
import { formerName } from "../../shop/guests/former-name.ts";
import { isGuestBlocked } from "../../shop/guests/guest-blocks.ts";
import type { ShopData } from "../../shop/shop-data.ts";
import type { ShopSnapshot } from "../../shop/snapshot.ts";
import type { InboxRecords } from "../inbox/record/inbox-records.ts";
import { branchOf, findHall, type Hall } from "./halls.ts";
import { refusedRequest, unknownSubject } from "./request-faults.ts";
import { waitForRequest, waitForTable } from "./request-limits.ts";
import { insertRequest, nextRequestNumber, requireRequest, seatsHeld } from "./request-repository.ts";
import type { BookedPlace } from "./request-view.ts";
import { scheduleNotice } from "./restaurant-notice.ts";
import type { StoredRequest } from "./tables.ts";

export interface RequestsDeps {
  readonly db: Kysely<Database>;
  readonly shop: ShopData;
  readonly now: () => number;
  /** A keyed digest of the caller's network. */
  readonly networkOf: (address: string) => string;
  readonly inbox: InboxRecords;
  /** A keyed digest of a number. */
  readonly personOf: (phone: string) => string;
}

/** A request as received. */
export interface RequestAttempt {
  readonly request: NewRequest;
  /** A repeat returns the first request as it is then. Null: without an Idempotency-Key. */
  readonly call: Call | null;
  readonly userId: CustomerId | null;
  readonly clientAddress: string;
  readonly language: LanguageCode;
}

/**
 * Saves a request and schedules its notice in one transaction. Requests are saved one after another: the second of two
 * parallel bookings counts the first, so that a hall is never overbooked.
 */
export async function makeRequest(deps: RequestsDeps, attempt: RequestAttempt): Promise<StoredRequest> {
  const snapshot = await deps.shop.current();
  let branchId: BranchId | null = null;
  const made = await transaction(deps.db, async (tx) => {
    const now = deps.now();
    const { answer: id } = await repeatable(tx, attempt.call, now, () =>
      saveRequest(deps, tx, { ...attempt, snapshot, now }),
    );
    const request = await requireRequest(tx, id);
    branchId = branchOf(request, snapshot.settings());
    return request;
  });
  await deps.inbox.announce(branchId);
  return made;
}

interface SavedAttempt extends RequestAttempt {
  readonly snapshot: ShopSnapshot;
  readonly now: number;
}

async function saveRequest(deps: RequestsDeps, tx: Tx, attempt: SavedAttempt): Promise<number> {
  const { request, userId, clientAddress, now } = attempt;
  const phone = requirePhoneNumber(request.phone, "phone").e164;
  await requireUnblocked(deps, tx, attempt, phone);
  const network = deps.networkOf(clientAddress);
  const subject = subjectOf(attempt);
  const id = await nextRequestNumber(tx);
  const wait = await waitForRequest(tx, { network, phone, now });
  if (wait > 0) throw tooManyRequests("Too many requests", "too-many-requests", wait);
  const place = subject.table === null ? null : await requireTable(tx, subject.table, { userId, network, phone, now });
  const { name, comment, kind } = request;
  const who = { user_id: userId, network, name, comment, kind, phone };
  const keys = { request_key: randomBytes(20).toString("base64url") };
  const times = { created_at: now, updated_at: now };
  const answer = { visit: null, refusal_reason: null, refusal_message: "", version: 1 };
  const stored: StoredRequest = {
    ...subject.row,
    ...keys,
    ...who,
    ...times,
    ...answer,
    id,
    state: "new",
    lang: attempt.language,
    table_number: place,
  };
  await insertRequest(tx, stored);
  await scheduleNotice(tx, { id, state: "new", at: now });
  const branchId = subject.table?.hall.branchId ?? null;
  await deps.inbox.add(tx, { kind, branchId, requestId: id, at: now, words: wordsOf(stored) });
  return id;
}

/** What staff find a request by. */
export function wordsOf({ id, name, phone, comment, product_name: product }: StoredRequest): readonly string[] {
  return [String(id), name, phone, comment, product ?? ""];
}

/** A blocked guest calls instead (GUEST-1). */
async function requireUnblocked(deps: RequestsDeps, tx: Tx, attempt: SavedAttempt, phone: string): Promise<void> {
  const { userId, snapshot, language } = attempt;
  const isBlocked = await isGuestBlocked(tx, { userId, phone, former: formerName(deps.personOf(phone)) });
  if (isBlocked)
    throw refusedRequest("Requests of this number are taken by telephone only", {
      reason: "guest-blocked",
      ...phoneOf(snapshot.settings(language)),
    });
}

type SubjectRow = Pick<
  StoredRequest,
  "product_id" | "product_name" | "restaurant_id" | "place" | "seats" | "starts_at" | "ends_at"
>;

interface Table {
  readonly hall: Hall;
  readonly from: number;
  readonly to: number;
  readonly seats: number;
  readonly policy: BookingPolicy;
}

interface Subject {
  readonly row: SubjectRow;
  /** Null: not a booking. */
  readonly table: Table | null;
}

const noRow: SubjectRow = {
  product_id: null,
  product_name: null,
  restaurant_id: null,
  place: null,
  seats: null,
  starts_at: null,
  ends_at: null,
};

/** The requested dish or hall under its current name; throws a 404 for an unknown one. */
function subjectOf({ request, language, snapshot }: SavedAttempt): Subject {
  if (request.kind === "call") return { row: noRow, table: null };
  if (request.kind === "booking") return tableOf(request, snapshot.settings(language));
  const catalog = snapshot.catalog(language);
  const product = catalog.products.get(request.productId);
  if (product === undefined || saleOf(product.id, catalog) !== "dish") throw unknownSubject("There is no such dish");
  return { row: { ...noRow, product_id: product.id, product_name: product.name }, table: null };
}

function tableOf(request: Extract<NewRequest, { kind: "booking" }>, settings: ShopSettings): Subject {
  const hall = findHall(settings, request.restaurantId);
  if (hall === null) throw unknownSubject("There is no such hall");
  const { timeZone } = hall.schedule;
  const from = instantAt(request.day, request.minute, timeZone);
  const to = from + settings.bookings.minutes * 60_000;
  const place: BookedPlace = { name: hall.name, address: hall.address, timeZone };
  const { seats } = request;
  const row = { ...noRow, restaurant_id: hall.id, place: JSON.stringify(place), seats, starts_at: from, ends_at: to };
  return { row, table: { hall, from, to, seats, policy: settings.bookings } };
}

interface Guest {
  readonly userId: CustomerId | null;
  readonly network: string;
  readonly phone: string;
  readonly now: number;
}

/** The table of the booking; null: the hall counts its seats. */
async function requireTable(tx: Tx, { hall, from, to, seats, policy }: Table, guest: Guest): Promise<string | null> {
  await queueUp(tx, "booking");
  const wait = await waitForTable(tx, guest);
  if (wait > 0) throw tooManyRequests("Too many tables are booked already", "too-many-requests", wait);
  const held = await seatsHeld(tx, hall.id, { from, to });
  const booked = { ...hall, held, isForUnconfirmed: guest.userId === null };
  const refusal = bookingRefusal(booked, policy, { from, seats }, guest.now);
  if (refusal !== null) throw refusedRequest("The table cannot be booked", { ...refusal });
  return smallestTable(bookableTables(booked, { from, to }), seats)?.number ?? null;
}
