import { sql } from "kysely";
import { rowsAs } from "../src/database/lists.ts";
import type { MigrationDb } from "../src/database/migrating/migration-db.ts";

/**
 * Guests by their number, for the office's list: numbers joined to another guest, blocks, notes of the staff, and the
 * reasons of manual points. Times are milliseconds.
 */
export async function up(db: MigrationDb): Promise<void> {
  await createGuests(db);
  await createStaffEntries(db);
  await sql`create index users_by_birthday on users (substr(birth, 6, 5))`.execute(db);
  await fill(db);
}

async function createGuests(db: MigrationDb): Promise<void> {
  await db.schema
    .createTable("guests")
    .addColumn("phone", "text", (column) => column.primaryKey())
    .addColumn("name", "text", (column) => column.notNull())
    .addColumn("folded", "text", (column) => column.notNull())
    .addColumn("orders", "integer", (column) => column.notNull())
    .addColumn("first_at", "bigint")
    .addColumn("last_at", "bigint")
    .addColumn("seen_at", "bigint", (column) => column.notNull())
    .execute();
  await db.schema.createIndex("guests_by_time").on("guests").columns(["seen_at", "phone"]).execute();
  await db.schema
    .createTable("guest_branches")
    .addColumn("phone", "text", (column) => column.notNull())
    .addColumn("branch_id", "integer", (column) => column.notNull())
    .addPrimaryKeyConstraint("guest_branches_once", ["phone", "branch_id"])
    .execute();
  await db.schema
    .createTable("guest_numbers")
    .addColumn("number", "text", (column) => column.primaryKey())
    .addColumn("phone", "text", (column) => column.notNull())
    .execute();
  await db.schema.createIndex("guest_numbers_by_phone").on("guest_numbers").column("phone").execute();
}

async function createStaffEntries(db: MigrationDb): Promise<void> {
  await db.schema
    .createTable("guest_blocks")
    .addColumn("subject", "text", (column) => column.primaryKey())
    .addColumn("reason", "text", (column) => column.notNull())
    .addColumn("at", "bigint", (column) => column.notNull())
    .addColumn("by_name", "text", (column) => column.notNull())
    .execute();
  await db.schema
    .createTable("guest_notes")
    .addColumn("id", "text", (column) => column.primaryKey())
    .addColumn("phone", "text", (column) => column.notNull())
    .addColumn("text", "text", (column) => column.notNull())
    .addColumn("at", "bigint", (column) => column.notNull())
    .addColumn("by_name", "text", (column) => column.notNull())
    .execute();
  await db.schema.createIndex("guest_notes_by_phone").on("guest_notes").columns(["phone", "at"]).execute();
  await db.schema
    .createTable("manual_points")
    .addColumn("entry_id", "text", (column) => column.primaryKey())
    .addColumn("user_id", "integer", (column) => column.notNull())
    .addColumn("reason", "text", (column) => column.notNull())
    .addColumn("by_name", "text", (column) => column.notNull())
    .execute();
  await db.schema.createIndex("manual_points_by_user").on("manual_points").column("user_id").execute();
}

const batch = 1_000;

/** Numbers of deleted accounts are digests and do not begin with a plus. */
async function fill(db: MigrationDb): Promise<void> {
  await sql`insert into guests (phone, name, folded, orders, first_at, last_at, seen_at)
    select p.phone, coalesce(nullif(u.name, ''), o.name, ''), '', p.orders, p.first_at, p.last_at, p.seen_at
    from (select phone, sum(live) as orders, min(case when live = 1 then at end) as first_at,
        max(case when live = 1 then at end) as last_at, max(at) as seen_at, max(id) as latest
      from (select coalesce(u.phone, o.phone) as phone, o.created_at as at, o.id as id,
          case when o.stage = 'cancelled' then 0 else 1 end as live
        from orders as o left join users as u on u.id = o.user_id
        union all select phone, created_at, null, 0 from users) as visits
      where phone like '+%' group by phone) as p
    left join orders as o on o.id = p.latest left join users as u on u.phone = p.phone`.execute(db);
  for (let last = ""; ; ) {
    const { rows } = await sql<{ phone: string; name: string }>`select phone, name from guests
      where phone > ${last} order by phone limit ${batch}`.execute(db);
    const latest = rows.at(-1);
    if (latest === undefined) break;
    last = latest.phone;
    const folded = rows.map(({ phone, name }) => ({ phone, folded: foldText(name) }));
    await sql`update guests set folded = kept.folded
      from (select phone, folded from ${rowsAs(db, "kept", { phone: "text", folded: "text" }, folded)}) as kept
      where kept.phone = guests.phone`.execute(db);
  }
  await sql`insert into guest_branches (phone, branch_id)
    select distinct coalesce(u.phone, o.phone), o.warehouse_id
    from orders as o left join users as u on u.id = o.user_id
    where coalesce(u.phone, o.phone) like '+%'`.execute(db);
}

/** A copy of the domain's rule at the time of this migration. */
function foldText(text: string): string {
  return text
    .normalize("NFKD")
    .toLowerCase()
    .normalize("NFKD")
    .replace(/[\u0300-\u036f]/g, "")
    .replaceAll("ı", "i")
    .normalize("NFC")
    .replace(/[\u0027\u0060\u02b9-\u02bf\u2018\u2019]/g, "")
    .replace(/\p{Script=Han}/gu, " $& ")
    .replace(/[^\p{L}\p{M}\p{N}]+/gu, " ")
    .trim();
}
