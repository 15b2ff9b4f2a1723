import { createHash, createHmac, randomBytes } from "node:crypto";
import { requireSecret } from "../../../database/secrets.ts";
import type { Db } from "../../../database/tables.ts";
import { type Scope, scopeNamed } from "./scopes.ts";

/** Keys that open the WooCommerce paths to an integration; shown once, stored as digests. */
export interface IntegrationKeys {
  readonly consumer_key: string;
  readonly consumer_secret: string;
}

/** The integration behind a key, and the key's scope. */
export interface Integration {
  readonly name: string;
  readonly scope: Scope;
}

export async function createIntegrationKeys(
  db: Db,
  name: string,
  now: number,
  scope: Scope = "all",
): Promise<IntegrationKeys> {
  const consumerKey = `ck_${randomBytes(20).toString("hex")}`;
  const keys = { consumer_key: consumerKey, consumer_secret: secretOf(consumerKey, await integrationsSecret(db)) };
  await db
    .insertInto("integration_keys")
    .values({
      consumer_key_hash: digest(keys.consumer_key),
      consumer_secret_hash: digest(keys.consumer_secret),
      name,
      created_at: now,
      scope,
    })
    .execute();
  return keys;
}

/** The integration, or null when key and secret do not match. */
export async function findIntegration(db: Db, key: string, secret: string): Promise<Integration | null> {
  const row = await db
    .selectFrom("integration_keys")
    .select(["name", "scope"])
    .where("consumer_key_hash", "=", digest(key))
    .where("consumer_secret_hash", "=", digest(secret))
    .executeTakeFirst();
  if (row === undefined) return null;
  const scope = scopeNamed(row.scope);
  if (scope === null) throw new Error(`the keys of ${row.name} have an unknown scope`);
  return { name: row.name, scope };
}

/** The secret from which consumer secrets are derived; see secretOf. */
export function integrationsSecret(db: Db): Promise<string> {
  return requireSecret(db, "integrations");
}

/** The integration of a key, with the secret that verifies its signatures; null for an unknown key. */
export async function findConsumer(
  db: Db,
  key: string,
  shopSecret: string,
): Promise<(Integration & { readonly secret: string }) | null> {
  const secret = secretOf(key, shopSecret);
  const integration = await findIntegration(db, key, secret);
  return integration === null ? null : { ...integration, secret };
}

export async function listIntegrations(
  db: Db,
): Promise<readonly { name: string; scope: string; created_at: number }[]> {
  return db.selectFrom("integration_keys").select(["name", "scope", "created_at"]).orderBy("created_at").execute();
}

/** Deletes the keys of that name; returns how many there were. */
export async function revokeIntegration(db: Db, name: string): Promise<number> {
  const result = await db.deleteFrom("integration_keys").where("name", "=", name).executeTakeFirst();
  return Number(result.numDeletedRows);
}

/**
 * Verifying a signature needs the secret itself. It is derived from the key and a secret of the shop, and never stored.
 * The database holds only a digest of the key, so a leaked database reveals neither.
 */
function secretOf(consumerKey: string, shopSecret: string): string {
  return `cs_${createHmac("sha256", shopSecret).update(consumerKey).digest("hex").slice(0, 40)}`;
}

/** The keys are long and random, so a plain digest protects them. */
export function digest(text: string): string {
  return createHash("sha256").update(text).digest("hex");
}
