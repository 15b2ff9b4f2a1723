import type { Tx } from "./tables.ts";

/**
 * Lets the transactions of one name through one at a time until they end: counting first and writing later would let a
 * crowd past a limit.
 */
export async function queueUp(tx: Tx, name: "promo-guess" | "group-order"): Promise<void> {
  await tx
    .insertInto("sequences")
    .values({ name, value: 1 })
    .onConflict((conflict) => conflict.column("name").doUpdateSet((eb) => ({ value: eb("sequences.value", "+", 1) })))
    .execute();
}
