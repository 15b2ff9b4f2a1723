import { randomBytes } from "node:crypto";
import type { Db } from "./tables.ts";

/** A secret of this shop, created at first use and stored; every process gets the same. 32 random bytes as text. */
export async function requireSecret(db: Db, name: string): Promise<string> {
  await db
    .insertInto("secrets")
    .values({ name, value: randomBytes(32).toString("base64url") })
    .onConflict((conflict) => conflict.column("name").doNothing())
    .execute();
  const row = await db.selectFrom("secrets").select("value").where("name", "=", name).executeTakeFirstOrThrow();
  return row.value;
}
