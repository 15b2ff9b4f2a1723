import type { Db } from "../../../database/tables.ts";
import { digest } from "./integration-keys.ts";

/** Stores the nonce of a signed request; false when it was used before. `maxAgeMs`: how long it is stored. */
export async function spendNonce(
  db: Db,
  use: { readonly key: string; readonly nonce: string; readonly now: number; readonly maxAgeMs: number },
): Promise<boolean> {
  await db
    .deleteFrom("integration_nonces")
    .where("at", "<", use.now - use.maxAgeMs)
    .execute();
  const result = await db
    .insertInto("integration_nonces")
    .values({ consumer_key_hash: digest(use.key), nonce: use.nonce, at: use.now })
    .onConflict((conflict) => conflict.columns(["consumer_key_hash", "nonce"]).doNothing())
    .executeTakeFirst();
  return result.numInsertedOrUpdatedRows === 1n;
}
