import type { WireGuestCard } from "@skatert/contract";
import { usualDishes } from "@skatert/domain";
import type { Db } from "../../database/tables.ts";
import { isoTime } from "../../ports/clock.ts";
import { blockOf } from "../../shop/guests/guest-blocks.ts";
import { numbersOf } from "../../shop/guests/guest-numbers.ts";
import type { FoundGuest, SeenBranches } from "./find-guests.ts";
import type { GuestParts } from "./guest-parts.ts";
import { guestAddresses, guestOrderToWire, guestRowToWire, type Today } from "./guest-to-wire.ts";

export interface GuestReadDeps {
  readonly db: Db;
  readonly parts: GuestParts;
}

/** The orders that tell what a guest usually takes and where. */
const remembered = 50;
const shownOrders = 5;
const shownNotes = 50;
const complaintStars = 3;

/** The facts about a guest that an order by telephone starts from (PHONE-1). */
export async function guestCard(
  { db, parts }: GuestReadDeps,
  guest: FoundGuest,
  { branches, at }: { readonly branches: SeenBranches; readonly at: Today },
): Promise<WireGuestCard> {
  const numbers = await numbersOf(db, guest.phone);
  const userId = guest.user_id;
  const orders = await parts.ordersOf(db, { userId, numbers }, { branches, limit: remembered });
  const kept = orders.filter(({ stage }) => stage !== "cancelled");
  const block = await blockOf(db, guest.phone);
  return {
    ...guestRowToWire(guest, at),
    numbers: numbers.slice(1),
    addresses: guestAddresses(userId === null ? [] : await parts.addressesOf(db, userId), orders),
    usual: usualDishes(kept.map(({ details }) => details.lines)).map((dish) => ({
      product_id: dish.productId,
      variation_id: dish.variationId,
      name: dish.name,
      variation: dish.variation,
      quantity: dish.quantity,
      orders: dish.orders,
    })),
    last_orders: orders.slice(0, shownOrders).map(guestOrderToWire),
    last_complaint: await parts.lastComplaintOf(
      db,
      orders.map(({ id }) => id),
      complaintStars,
    ),
    points: userId === null ? null : await parts.balanceOf(db, userId),
    block: block === null ? null : { reason: block.reason, at: isoTime(block.at), by: block.by_name },
    notes: await notesOf(db, guest.phone),
  };
}

async function notesOf(db: Db, phone: string): Promise<WireGuestCard["notes"]> {
  const rows = await db
    .selectFrom("guest_notes")
    .selectAll()
    .where("phone", "=", phone)
    .orderBy("at", "desc")
    .orderBy("id")
    .limit(shownNotes)
    .execute();
  return rows.map(({ id, text, at, by_name }) => ({ id, text, at: isoTime(at), by: by_name }));
}
