import type { MigrationDb } from "../src/database/migrating/migration-db.ts";

/**
 * Staff, their roles and their sign-in methods (decision 081). Tokens are stored as digests, passwords and PINs as
 * argon2id, authenticator secrets sealed. `branch_id` 0 means every branch. Times are milliseconds.
 */
export async function up(db: MigrationDb): Promise<void> {
  await createPeople(db);
  await createSessions(db);
  await db.schema
    .createTable("staff_passkeys")
    .addColumn("credential_id", "text", (column) => column.primaryKey())
    .addColumn("staff_id", "integer", (column) => column.notNull().references("staff.id"))
    .addColumn("public_key", "text", (column) => column.notNull())
    .addColumn("counter", "bigint", (column) => column.notNull())
    .addColumn("transports", "text", (column) => column.notNull())
    .addColumn("name", "text", (column) => column.notNull())
    .addColumn("created_at", "bigint", (column) => column.notNull())
    .addColumn("used_at", "bigint")
    .execute();
  await db.schema.createIndex("staff_passkeys_by_staff").on("staff_passkeys").column("staff_id").execute();
  await db.schema
    .createTable("staff_links")
    .addColumn("token_hash", "text", (column) => column.primaryKey())
    .addColumn("kind", "text", (column) => column.notNull())
    .addColumn("staff_id", "integer", (column) => column.references("staff.id"))
    .addColumn("expires_at", "bigint", (column) => column.notNull())
    .execute();
  await db.schema.createIndex("staff_links_by_staff").on("staff_links").column("staff_id").execute();
  await db.schema.createIndex("staff_links_by_end").on("staff_links").column("expires_at").execute();
  await db.schema
    .createTable("staff_guesses")
    .addColumn("subject", "text", (column) => column.primaryKey())
    .addColumn("used", "integer", (column) => column.notNull())
    .addColumn("ends", "bigint", (column) => column.notNull())
    .execute();
  await db.schema.createIndex("staff_guesses_by_end").on("staff_guesses").column("ends").execute();
}

async function createPeople(db: MigrationDb): Promise<void> {
  await db.schema
    .createTable("staff")
    .addColumn("id", "integer", (column) => column.primaryKey())
    .addColumn("login", "text", (column) => column.notNull().unique())
    .addColumn("name", "text", (column) => column.notNull())
    .addColumn("password_hash", "text")
    .addColumn("pin_hash", "text")
    .addColumn("totp_secret", "text")
    .addColumn("totp_step", "bigint", (column) => column.notNull())
    .addColumn("version", "integer", (column) => column.notNull())
    .addColumn("attempt_key", "text", (column) => column.unique())
    .addColumn("created_at", "bigint", (column) => column.notNull())
    .addColumn("disabled_at", "bigint")
    .execute();
  await db.schema
    .createTable("staff_roles")
    .addColumn("staff_id", "integer", (column) => column.notNull().references("staff.id"))
    .addColumn("role", "text", (column) => column.notNull())
    .addColumn("branch_id", "integer", (column) => column.notNull())
    .addPrimaryKeyConstraint("staff_roles_key", ["staff_id", "role", "branch_id"])
    .execute();
}

async function createSessions(db: MigrationDb): Promise<void> {
  await db.schema
    .createTable("staff_sessions")
    .addColumn("token_hash", "text", (column) => column.primaryKey())
    .addColumn("staff_id", "integer", (column) => column.notNull().references("staff.id"))
    .addColumn("device_id", "integer")
    .addColumn("by_pin", "integer", (column) => column.notNull())
    .addColumn("pin_at", "bigint")
    .addColumn("agent", "text", (column) => column.notNull())
    .addColumn("created_at", "bigint", (column) => column.notNull())
    .addColumn("seen_at", "bigint", (column) => column.notNull())
    .addColumn("expires_at", "bigint", (column) => column.notNull())
    .execute();
  await db.schema.createIndex("staff_sessions_by_staff").on("staff_sessions").column("staff_id").execute();
  await db.schema.createIndex("staff_sessions_by_device").on("staff_sessions").column("device_id").execute();
  await db.schema.createIndex("staff_sessions_by_end").on("staff_sessions").column("expires_at").execute();
}
