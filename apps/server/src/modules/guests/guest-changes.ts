import { randomUUID } from "node:crypto";
import type { AuditAction, WireBlockGuest, WireGuestCoupon, WireGuestNote, WireGuestPoints } from "@skatert/contract";
import { manualPointsRefusal } from "@skatert/domain";
import type { Kysely } from "kysely";
import type { Database, Tx } from "../../database/tables.ts";
import { transaction } from "../../database/transaction.ts";
import { Refusal } from "../../input/refusal.ts";
import type { Call } from "../../repeats/call.ts";
import { repeatable } from "../../repeats/repeatable.ts";
import { changeGrant } from "../../shop/coupons/coupon-rights.ts";
import { blockOf, setBlock } from "../../shop/guests/guest-blocks.ts";
import type { ShopData } from "../../shop/shop-data.ts";
import type { AuditInsert } from "../audit/audit-entry.ts";
import type { StaffCaller } from "../staff-gate.ts";
import type { FoundGuest } from "./find-guests.ts";
import type { GuestParts } from "./guest-parts.ts";
import { noteManualPoints } from "./manual-points.ts";

export interface GuestChangesDeps {
  readonly db: Kysely<Database>;
  readonly shop: ShopData;
  readonly now: () => number;
  readonly personOf: (phone: string) => string;
  readonly auditInsert: AuditInsert;
  readonly parts: GuestParts;
}

/** A change of a guest by staff, once for all repeats of its call. */
export interface GuestChange {
  readonly guest: FoundGuest;
  readonly by: StaffCaller;
  readonly call: Call | null;
}

/** What the log keeps of a change: never a text that staff typed. */
export interface LoggedGuest {
  readonly action: AuditAction;
  readonly before?: Readonly<Record<string, unknown>>;
  readonly after?: Readonly<Record<string, unknown>>;
}

const maxNotes = 50;

export function guestRefused(message: string, reason: string): Refusal {
  return new Refusal("guest_refused", message, { reason });
}

/** Appends an entry about a guest, whom only a pseudonym names; the account's link goes with the account (STAFF-4). */
export async function logGuest(
  { personOf, auditInsert, now }: Pick<GuestChangesDeps, "personOf" | "auditInsert" | "now">,
  tx: Tx,
  { guest, by }: Pick<GuestChange, "guest" | "by">,
  { action, before, after }: LoggedGuest,
): Promise<void> {
  const entry = {
    at: now(),
    by: { kind: "staff" as const, id: by.id, name: by.name, deviceId: by.deviceId },
    branchId: null,
    object: { kind: "guest" as const, id: personOf(guest.phone).slice(0, 12) },
    action,
    before: before ?? null,
    after: after ?? null,
    reason: "",
    guestId: guest.user_id,
  };
  await tx.executeQuery(auditInsert(tx, entry));
}

async function changeOnce(
  deps: GuestChangesDeps,
  change: GuestChange,
  work: (tx: Tx, now: number) => Promise<LoggedGuest | null>,
): Promise<void> {
  await transaction(deps.db, async (tx) => {
    const now = deps.now();
    await repeatable(tx, change.call, now, async () => {
      const logged = await work(tx, now);
      if (logged !== null) await logGuest(deps, tx, change, logged);
      return null;
    });
  });
}

function requireAccount({ user_id }: FoundGuest): number {
  if (user_id === null) throw guestRefused("Points and coupons need an account", "no-account");
  return user_id;
}

/** A manual entry of points; two at once never take the balance below zero. */
export function addPoints(
  deps: GuestChangesDeps,
  change: GuestChange,
  { points, reason }: WireGuestPoints,
  limits: { readonly points: number; readonly pointsPerDay: number },
): Promise<void> {
  return changeOnce(deps, change, async (tx, at) => {
    const userId = requireAccount(change.guest);
    const entered = await deps.parts.enterPoints(tx, { userId, points, at });
    const was = entered === null ? 0 : entered.balance - points;
    const refusal = manualPointsRefusal(points, { balance: was, limit: limits.points });
    if (refusal !== null || entered === null)
      throw guestRefused("These points cannot be entered", refusal ?? "points-balance");
    const given = { entryId: entered.id, userId, points, reason, by: change.by, at };
    if (!(await noteManualPoints(tx, given, limits.pointsPerDay)))
      throw guestRefused("These points exceed what the person may enter in a day", "points-limit");
    return { action: "points", after: { points, balance: entered.balance } };
  });
}

/** Gives uses of an individual coupon of the shop, or takes back what was given. */
export async function giveCoupon(
  deps: GuestChangesDeps,
  change: GuestChange,
  { coupon_id: couponId, uses }: WireGuestCoupon,
): Promise<void> {
  const coupon = (await deps.shop.current()).coupons().find(({ id }) => id === couponId);
  return changeOnce(deps, change, async (tx) => {
    const userId = requireAccount(change.guest);
    if (uses > 0 && coupon?.isIndividual !== true)
      throw guestRefused("This is no individual coupon of the shop", "coupon-unknown");
    if (coupon?.userIds.includes(userId))
      throw guestRefused("The shop lists the guest for this coupon", "coupon-listed");
    if (!(await changeGrant(tx, { userId, couponId, uses })))
      throw guestRefused("The guest has fewer uses of this coupon", "coupon-uses");
    return { action: "give-coupon", after: { coupon_id: couponId, uses } };
  });
}

export function addNote(deps: GuestChangesDeps, change: GuestChange, { text }: WireGuestNote): Promise<void> {
  return changeOnce(deps, change, async (tx, at) => {
    const { phone } = change.guest;
    const { count } = await tx
      .selectFrom("guest_notes")
      .select((eb) => eb.fn.countAll<number>().as("count"))
      .where("phone", "=", phone)
      .executeTakeFirstOrThrow();
    if (Number(count) >= maxNotes) throw guestRefused(`A guest has at most ${maxNotes} notes`, "too-many-notes");
    const note = { id: randomUUID(), phone, text, at, by_name: change.by.name };
    await tx.insertInto("guest_notes").values(note).execute();
    return { action: "note", after: { note_length: text.length } };
  });
}

/** Removing a note twice removes it once. */
export function removeNote(deps: GuestChangesDeps, change: GuestChange, id: string): Promise<void> {
  return changeOnce(deps, change, async (tx) => {
    const note = await tx
      .deleteFrom("guest_notes")
      .where("id", "=", id)
      .where("phone", "=", change.guest.phone)
      .returning("text")
      .executeTakeFirst();
    return note === undefined ? null : { action: "note", before: { note_length: note.text.length } };
  });
}

/** Blocks a guest with a reason for the staff, or ends the block. */
export function blockGuest(deps: GuestChangesDeps, change: GuestChange, { reason }: WireBlockGuest): Promise<void> {
  return changeOnce(deps, change, async (tx, at) => {
    const { phone } = change.guest;
    const was = await blockOf(tx, phone);
    if (was === null && reason === null) return null;
    await setBlock(tx, phone, reason === null ? null : { reason, at, by_name: change.by.name });
    return {
      action: reason === null ? "unblock" : "block",
      before: { blocked: was !== null },
      after: { blocked: reason !== null },
    };
  });
}
