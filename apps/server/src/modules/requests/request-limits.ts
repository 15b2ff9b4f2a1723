import type { CustomerId } from "@skatert/domain";
import type { Tx } from "../../database/tables.ts";

const hour = 3_600_000;
/** Maximum requests of one network and of one number per hour: each of them costs the restaurant a call. */
const perHour = { network: 10, phone: 5 } as const;
/** Maximum bookings to come that the restaurant has not confirmed. */
const openTables = { network: 6, phone: 3, user_id: 3 } as const;

/**
 * Milliseconds until the next request of this network and number is accepted; 0: now. The counts are stored, so a
 * restart resets nothing. Call only while no other request is being saved (nextRequestNumber).
 */
export async function waitForRequest(
  tx: Tx,
  { network, phone, now }: { readonly network: string; readonly phone: string; readonly now: number },
): Promise<number> {
  return Math.max(await waitOf(tx, "network", network, now), await waitOf(tx, "phone", phone, now));
}

/**
 * Milliseconds until another table may be booked; 0: now. Bookings count until the restaurant confirms them. The
 * network counts only for guests, whose numbers nobody has confirmed.
 */
export async function waitForTable(
  tx: Tx,
  {
    userId,
    network,
    phone,
    now,
  }: {
    readonly userId: CustomerId | null;
    readonly network: string;
    readonly phone: string;
    readonly now: number;
  },
): Promise<number> {
  const ofPhone = await waitForOpen(tx, ["phone", phone], now);
  const ofCaller = await waitForOpen(tx, userId === null ? ["network", network] : ["user_id", userId], now);
  return Math.max(ofPhone, ofCaller);
}

async function waitForOpen(
  tx: Tx,
  [column, value]: readonly ["phone" | "network", string] | readonly ["user_id", CustomerId],
  now: number,
): Promise<number> {
  const open = await tx
    .selectFrom("requests")
    .select("ends_at")
    .where(column, "=", value)
    .where("kind", "=", "booking")
    .where("state", "=", "new")
    .where("ends_at", ">", now)
    .orderBy("ends_at", "desc")
    .offset(openTables[column] - 1)
    .limit(1)
    .executeTakeFirst();
  return open === undefined ? 0 : (open.ends_at ?? now) - now;
}

async function waitOf(tx: Tx, column: "network" | "phone", value: string, now: number): Promise<number> {
  const oldestThatCounts = await tx
    .selectFrom("requests")
    .select("created_at")
    .where(column, "=", value)
    .where("created_at", ">", now - hour)
    .orderBy("created_at", "desc")
    .offset(perHour[column] - 1)
    .limit(1)
    .executeTakeFirst();
  return oldestThatCounts === undefined ? 0 : oldestThatCounts.created_at + hour - now;
}
