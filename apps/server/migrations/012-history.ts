import { sql } from "kysely";
import { rowsAs } from "../src/database/lists.ts";
import type { MigrationDb } from "../src/database/migrating/migration-db.ts";

/** Indexes that keep calls independent of the number of stored orders, and the words for order search. */
export async function up(db: MigrationDb): Promise<void> {
  await db.schema.dropIndex("orders_by_creation").execute();
  await db.schema.createIndex("orders_by_time").on("orders").columns(["created_at", "id"]).execute();
  await db.schema.createIndex("orders_by_stage").on("orders").columns(["stage", "created_at", "id"]).execute();
  await db.schema.createIndex("bonus_entries_by_user").on("bonus_entries").columns(["user_id", "at"]).execute();
  await db.schema.createIndex("coupon_uses_by_customer").on("coupon_uses").column("customer").execute();
  await db.schema.createIndex("coupon_counters_by_customer").on("coupon_counters").column("customer").execute();
  await db.schema.createIndex("order_attempts_by_time").on("order_attempts").column("created_at").execute();
  await db.schema.createIndex("sessions_by_expiry").on("sessions").column("expires_at").execute();
  await db.schema.createIndex("wrong_tries_by_time").on("wrong_tries").column("at").execute();
  await createWords(db);
}

/** A row for each word of an order's name, and one for its e-mail, so that a search never reads all orders. */
async function createWords(db: MigrationDb): Promise<void> {
  await db.schema
    .createTable("order_words")
    .addColumn("word", "text", (column) => column.notNull())
    .addColumn("created_at", "bigint", (column) => column.notNull())
    .addColumn("order_id", "integer", (column) => column.notNull().references("orders.id"))
    .addPrimaryKeyConstraint("order_words_once", ["word", "created_at", "order_id"])
    .execute();
  for (let last = 0; ; ) {
    const { rows } = await sql<NamedOrder>`select id, name, email, created_at from orders
      where id > ${last} order by id limit ${batch}`.execute(db);
    const latest = rows.at(-1);
    if (latest === undefined) return;
    last = latest.id;
    const words = rows.flatMap(({ id, created_at, name, email }) =>
      wordsOf(name, email).map((word) => ({ word, created_at, order_id: id })),
    );
    const kept = rowsAs(db, "kept", { word: "text", created_at: "bigint", order_id: "integer" }, words);
    await sql`insert into order_words (word, created_at, order_id)
      select word, created_at, order_id from ${kept}`.execute(db);
  }
}

const batch = 1_000;

interface NamedOrder {
  readonly id: number;
  readonly name: string;
  readonly email: string | null;
  readonly created_at: number;
}

/** A copy of the rule in order-words.ts at the time of this migration. */
function wordsOf(name: string, email: string | null): readonly string[] {
  const words = name
    .toLowerCase()
    .split(/[^\p{L}\p{N}]+/u)
    .filter((word) => word !== "")
    .slice(0, 8);
  const all = [...words, ...(email === null ? [] : [email.trim().toLowerCase()])];
  return [...new Set(all.map((word) => word.slice(0, 60)))].filter((word) => word !== "");
}
