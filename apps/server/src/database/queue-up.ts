import { nextInSequence } from "./sequences.ts";
import type { Tx } from "./tables.ts";

/**
 * Lets the transactions of one name through one at a time until they end: counting first and writing later would let a
 * crowd past a limit.
 */
export async function queueUp(tx: Tx, name: "promo-guess" | "group-order" | "login-code"): Promise<void> {
  await nextInSequence(tx, name, 1).execute();
}
