import type { WireMergePreview } from "@skatert/contract";
import { transaction } from "../../database/transaction.ts";
import { repeatable } from "../../repeats/repeatable.ts";
import { couponRightsOf } from "../../shop/coupons/coupon-rights.ts";
import type { AccountModule } from "../account/index.ts";
import type { FoundGuest } from "./find-guests.ts";
import type { GuestReadDeps } from "./guest-card.ts";
import { type GuestChange, type GuestChangesDeps, guestRefused, logGuest } from "./guest-changes.ts";
import { guestRowToWire, type Today } from "./guest-to-wire.ts";

export interface MergeDeps {
  readonly account: Pick<AccountModule, "joinGuests">;
}

/** Two guests that become one: `other` joins `guest`. */
export interface GuestMerge extends GuestChange {
  readonly other: FoundGuest;
}

/** What `other` would bring. */
export async function mergePreview(
  { db, parts }: GuestReadDeps,
  { guest, other }: Pick<GuestMerge, "guest" | "other">,
  at: Today,
): Promise<WireMergePreview> {
  requireTwo(guest, other);
  const userId = other.user_id;
  const notes = await db
    .selectFrom("guest_notes")
    .select((eb) => eb.fn.countAll<number>().as("count"))
    .where("phone", "=", other.phone)
    .executeTakeFirstOrThrow();
  return {
    other: guestRowToWire(other, at),
    points: userId === null ? 0 : await parts.balanceOf(db, userId),
    addresses: userId === null ? 0 : (await parts.addressesOf(db, userId)).length,
    coupons: userId === null ? 0 : (await couponRightsOf(db, userId)).length,
    notes: Number(notes.count),
    ends_account: guest.user_id !== null && userId !== null,
  };
}

/** Merges for good, in one transaction. Throws a 409 when one of the two was merged meanwhile. */
export async function mergeGuests(deps: GuestChangesDeps & MergeDeps, merge: GuestMerge): Promise<void> {
  const { guest, other, call } = merge;
  requireTwo(guest, other);
  await transaction(deps.db, async (tx) => {
    await repeatable(tx, call, deps.now(), async () => {
      await deps.account.joinGuests(tx, other.phone, guest.phone);
      await logGuest(deps, tx, merge, { action: "merge", after: { orders: other.orders } });
      return null;
    });
  });
}

function requireTwo(guest: FoundGuest, other: FoundGuest): void {
  if (guest.phone === other.phone) throw guestRefused("This is the same guest", "same-guest");
}
