import { nextInSequence } from "./sequences.ts";
import type { Tx } from "./tables.ts";

/**
 * Admits the transactions of one name one at a time until they end: parallel requests that count first and write later
 * would exceed a limit.
 */
export async function queueUp(
  tx: Tx,
  name:
    | "booking"
    | "promo-guess"
    | "group-order"
    | "login-code"
    | "staff-owners"
    | "practice-place"
    | "outbox"
    | "manual-points",
): Promise<void> {
  await nextInSequence(tx, name, 1).execute();
}
