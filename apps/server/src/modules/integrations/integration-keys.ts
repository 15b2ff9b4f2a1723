import { createHash, randomBytes } from "node:crypto";
import type { Db } from "../../database/tables.ts";

/** Opens the WooCommerce paths to an integration; shown once, stored as digests. */
export interface IntegrationKeys {
  readonly consumer_key: string;
  readonly consumer_secret: string;
}

export async function createIntegrationKeys(db: Db, name: string, now: number): Promise<IntegrationKeys> {
  const keys = { consumer_key: `ck_${token()}`, consumer_secret: `cs_${token()}` };
  await db
    .insertInto("integration_keys")
    .values({
      consumer_key_hash: digest(keys.consumer_key),
      consumer_secret_hash: digest(keys.consumer_secret),
      name,
      created_at: now,
    })
    .execute();
  return keys;
}

/** The integration's name, or null when key and secret do not belong together. */
export async function integrationNamed(db: Db, key: string, secret: string): Promise<string | null> {
  const row = await db
    .selectFrom("integration_keys")
    .select("name")
    .where("consumer_key_hash", "=", digest(key))
    .where("consumer_secret_hash", "=", digest(secret))
    .executeTakeFirst();
  return row?.name ?? null;
}

export async function listIntegrations(db: Db): Promise<readonly { name: string; created_at: number }[]> {
  return db.selectFrom("integration_keys").select(["name", "created_at"]).orderBy("created_at").execute();
}

/** Takes the keys of that name away; answers how many there were. */
export async function revokeIntegration(db: Db, name: string): Promise<number> {
  const result = await db.deleteFrom("integration_keys").where("name", "=", name).executeTakeFirst();
  return Number(result.numDeletedRows);
}

function token(): string {
  return randomBytes(20).toString("hex");
}

/** The keys are random and long: a plain digest is enough to keep them unreadable. */
function digest(text: string): string {
  return createHash("sha256").update(text).digest("hex");
}
