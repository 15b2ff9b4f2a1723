import type { MigrationDb } from "../src/database/migrating/migration-db.ts";

/** Accounts: sign-in, saved data, and rights in the loyalty games. Times are milliseconds, JSON is text. */
export async function up(db: MigrationDb): Promise<void> {
  await createUsers(db);
  await createSignIn(db);
  await createBelongings(db);
  await createLoyalty(db);
}

async function createUsers(db: MigrationDb): Promise<void> {
  await db.schema
    .createTable("users")
    .addColumn("id", "integer", (column) => column.primaryKey())
    .addColumn("phone", "text", (column) => column.notNull().unique())
    .addColumn("name", "text", (column) => column.notNull())
    .addColumn("email", "text")
    .addColumn("birth", "text")
    .addColumn("preferences", "text", (column) => column.notNull())
    .addColumn("referral_code", "text", (column) => column.notNull().unique())
    .addColumn("created_at", "bigint", (column) => column.notNull())
    .execute();
  await db.schema
    .createTable("seeded_users")
    .addColumn("id", "integer", (column) => column.primaryKey())
    .addColumn("at", "bigint", (column) => column.notNull())
    .execute();
}

async function createSignIn(db: MigrationDb): Promise<void> {
  await db.schema
    .createTable("sessions")
    .addColumn("token_hash", "text", (column) => column.primaryKey())
    .addColumn("user_id", "integer", (column) => column.notNull())
    .addColumn("created_at", "bigint", (column) => column.notNull())
    .addColumn("expires_at", "bigint", (column) => column.notNull())
    .execute();
  await db.schema.createIndex("sessions_by_user").on("sessions").column("user_id").execute();
  await db.schema
    .createTable("login_codes")
    .addColumn("person", "text", (column) => column.primaryKey())
    .addColumn("code_hash", "text", (column) => column.notNull())
    .addColumn("tries_left", "integer", (column) => column.notNull())
    .addColumn("expires_at", "bigint", (column) => column.notNull())
    .execute();
  await db.schema
    .createTable("code_sends")
    .addColumn("id", "text", (column) => column.primaryKey())
    .addColumn("person", "text", (column) => column.notNull())
    .addColumn("address", "text", (column) => column.notNull())
    .addColumn("at", "bigint", (column) => column.notNull())
    .execute();
  await db.schema.createIndex("code_sends_by_time").on("code_sends").column("at").execute();
  await db.schema.createIndex("code_sends_by_person").on("code_sends").columns(["person", "at"]).execute();
  await db.schema
    .createTable("wrong_tries")
    .addColumn("id", "text", (column) => column.primaryKey())
    .addColumn("person", "text", (column) => column.notNull())
    .addColumn("at", "bigint", (column) => column.notNull())
    .execute();
  await db.schema.createIndex("wrong_tries_by_person").on("wrong_tries").columns(["person", "at"]).execute();
}

async function createBelongings(db: MigrationDb): Promise<void> {
  await db.schema
    .createTable("addresses")
    .addColumn("id", "text", (column) => column.primaryKey())
    .addColumn("user_id", "integer", (column) => column.notNull())
    .addColumn("body", "text", (column) => column.notNull())
    .addColumn("created_at", "bigint", (column) => column.notNull())
    .execute();
  await db.schema.createIndex("addresses_by_user").on("addresses").column("user_id").execute();
  await db.schema
    .createTable("favorites")
    .addColumn("user_id", "integer", (column) => column.notNull())
    .addColumn("product_id", "integer", (column) => column.notNull())
    .addColumn("at", "bigint", (column) => column.notNull())
    .addPrimaryKeyConstraint("favorites_once", ["user_id", "product_id"])
    .execute();
  await db.schema
    .createTable("notifications")
    .addColumn("id", "text", (column) => column.primaryKey())
    .addColumn("user_id", "integer", (column) => column.notNull())
    .addColumn("kind", "text", (column) => column.notNull())
    .addColumn("params", "text", (column) => column.notNull())
    .addColumn("at", "bigint", (column) => column.notNull())
    .addColumn("is_read", "integer", (column) => column.notNull())
    .execute();
  await db.schema.createIndex("notifications_by_user").on("notifications").columns(["user_id", "at"]).execute();
}

async function createLoyalty(db: MigrationDb): Promise<void> {
  await db.schema
    .createTable("referrals")
    .addColumn("friend_id", "integer", (column) => column.primaryKey())
    .addColumn("inviter_id", "integer", (column) => column.notNull())
    .addColumn("joined_at", "bigint", (column) => column.notNull())
    .addColumn("rewarded_at", "bigint")
    .execute();
  await db.schema.createIndex("referrals_by_inviter").on("referrals").column("inviter_id").execute();
  await db.schema
    .createTable("coupon_rights")
    .addColumn("user_id", "integer", (column) => column.notNull())
    .addColumn("coupon_id", "integer", (column) => column.notNull())
    .addColumn("granted", "integer", (column) => column.notNull())
    .addPrimaryKeyConstraint("coupon_rights_one", ["user_id", "coupon_id"])
    .execute();
  await db.schema
    .createTable("wheel_turns")
    .addColumn("person", "text", (column) => column.notNull())
    .addColumn("period", "text", (column) => column.notNull())
    .addColumn("used", "integer", (column) => column.notNull())
    .addPrimaryKeyConstraint("wheel_turns_one", ["person", "period"])
    .execute();
  await db.schema
    .createTable("wheel_results")
    .addColumn("id", "text", (column) => column.primaryKey())
    .addColumn("user_id", "integer", (column) => column.notNull())
    .addColumn("segment", "text", (column) => column.notNull())
    .addColumn("at", "bigint", (column) => column.notNull())
    .execute();
  await db.schema.createIndex("wheel_results_by_user").on("wheel_results").columns(["user_id", "at"]).execute();
}
