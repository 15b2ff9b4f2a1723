import { sql } from "kysely";
import type { Db } from "../../database/tables.ts";

/** Changes with every edit of the open draft, without reading what was edited. */
export async function draftStamp(db: Db): Promise<string> {
  const row = await db
    .selectFrom("shop_draft_entities as entity")
    .innerJoin("shop_releases as release", "release.id", "entity.release_id")
    .where("release.state", "=", "draft")
    .select(({ fn }) => [fn.countAll().as("count"), fn.max("entity.at").as("last"), fn.max("release.id").as("release")])
    // The times alone would not tell an edit by a process whose clock is behind. The remainder keeps the sum exact.
    .select(sql`sum(entity.at % 1000000007)`.as("times"))
    .executeTakeFirst();
  return [row?.release, row?.count, row?.last, row?.times].map(String).join(" ");
}
