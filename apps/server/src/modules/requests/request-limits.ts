import type { Tx } from "../../database/tables.ts";

const hour = 3_600_000;
/** Maximum requests of one network and of one number per hour: each of them costs the restaurant a call. */
const perHour = { network: 10, phone: 5 } as const;

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
