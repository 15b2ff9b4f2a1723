import type { WireGuestPage } from "@skatert/contract";
import { branchesWith, hasRightEverywhere, roleLimit } from "@skatert/domain";
import { isoTime } from "../../ports/clock.ts";
import { couponRightsOf, couponsWithRights } from "../../shop/coupons/coupon-rights.ts";
import type { ShopSnapshot } from "../../shop/snapshot.ts";
import type { StaffCaller } from "../staff-gate.ts";
import type { FoundGuest, SeenBranches } from "./find-guests.ts";
import { type GuestReadDeps, guestCard } from "./guest-card.ts";
import type { Today } from "./guest-to-wire.ts";

export interface PageQuestion {
  readonly caller: StaffCaller;
  readonly branches: SeenBranches;
  readonly at: Today;
  readonly snapshot: ShopSnapshot;
}

/** One guest with everything that the office shows (GUEST-1). */
export async function guestPage(
  deps: GuestReadDeps,
  guest: FoundGuest,
  question: PageQuestion,
): Promise<WireGuestPage> {
  const { db, parts } = deps;
  const card = await guestCard(deps, guest, question);
  const user = guest.user_id === null ? null : await parts.accountOf(db, guest.user_id);
  const personal = question.snapshot.coupons().filter(({ isIndividual }) => isIndividual);
  return {
    ...card,
    email: user?.email ?? null,
    registered_at: user === null ? null : isoTime(user.createdAt),
    ledger: guest.user_id === null ? [] : await ledgerOf(deps, guest.user_id),
    coupons: guest.user_id === null ? [] : await couponsOf(deps, guest.user_id, guest.phone, question.snapshot),
    coupons_to_give: personal.map(({ id, code, description }) => ({ coupon_id: id, code, description })),
    may: mayOf(question.caller),
  };
}

function mayOf(caller: StaffCaller): WireGuestPage["may"] {
  const { grants } = caller;
  return {
    edit: editingGrants(caller).length > 0,
    erase: hasRightEverywhere(grants, "guests.erase"),
    points: pointLimitsOf(caller).points,
  };
}

/** The most points that a person enters at once, and in 24 hours. */
export function pointLimitsOf(caller: Pick<StaffCaller, "grants">) {
  const editing = editingGrants(caller);
  return { points: roleLimit(editing, "points"), pointsPerDay: roleLimit(editing, "pointsPerDay") };
}

function editingGrants({ grants }: Pick<StaffCaller, "grants">) {
  return grants.filter((grant) => branchesWith([grant], "guests.edit").length > 0);
}

async function ledgerOf({ db, parts }: GuestReadDeps, userId: number): Promise<WireGuestPage["ledger"]> {
  const entries = await parts.ledgerOf(db, userId);
  const manual = await db.selectFrom("manual_points").selectAll().where("user_id", "=", userId).execute();
  const given = new Map(manual.map((row) => [row.entry_id, row]));
  return entries.map(({ id, kind, points, at, orderId }) => ({
    id,
    kind,
    points,
    at: isoTime(at),
    order_id: orderId,
    reason: given.get(id)?.reason ?? null,
    by: given.get(id)?.by_name ?? null,
  }));
}

async function couponsOf(
  { db, parts }: GuestReadDeps,
  userId: number,
  phone: string,
  snapshot: ShopSnapshot,
): Promise<WireGuestPage["coupons"]> {
  const rights = new Map((await couponRightsOf(db, userId)).map((row) => [row.coupon_id, row.granted]));
  const coupons = await couponsWithRights(db, snapshot.coupons(), userId);
  const own = coupons.filter(
    ({ isIndividual, userIds, id }) => rights.has(id) || (isIndividual && userIds.includes(userId)),
  );
  if (own.length === 0) return [];
  const used = await parts.couponUsesOf(
    db,
    phone,
    own.map(({ id }) => id),
  );
  return own.map(({ id, code, description, usageLimitPerCustomer: limit }) => ({
    coupon_id: id,
    code,
    description,
    used: used.get(id) ?? 0,
    limit,
    granted: rights.get(id) ?? 0,
  }));
}
