import type { Db } from "../../../database/tables.ts";

/** Whether the shop has any order. */
export async function hasOrder(db: Db): Promise<boolean> {
  return (await db.selectFrom("orders").select("id").limit(1).executeTakeFirst()) !== undefined;
}
