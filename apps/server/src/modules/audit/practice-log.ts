import type { Db } from "../../database/tables.ts";

/**
 * Whether a practice order was refused since an instant. Read from the log, because the order itself is deleted after a
 * day.
 */
export async function hasPractised(db: Db, since: number): Promise<boolean> {
  const refused = db
    .selectFrom("audit_log")
    .select("id")
    .where("object_kind", "=", "practice-order")
    .where("at", ">=", since)
    .where("action", "=", "refused");
  return (await refused.limit(1).executeTakeFirst()) !== undefined;
}
