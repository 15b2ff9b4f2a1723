import type { Db, Tx } from "../../database/tables.ts";
import { type EntityKey, keyOf, readKey } from "../entities/entity.ts";

/** A call that adds an entity. */
export interface DraftAttempt {
  /** The `Idempotency-Key` with the caller and the call. */
  readonly key: string;
  /** Digest of what was sent, to tell a repeat from another entity under the same key. */
  readonly fingerprint: string;
}

/** The entity that an earlier call with the key added, and the digest of that call; null: the key is new. */
export async function findDraftAttempt(
  db: Db,
  key: string,
): Promise<{ readonly fingerprint: string; readonly entity: EntityKey } | null> {
  const row = await db.selectFrom("shop_draft_attempts").selectAll().where("attempt_key", "=", key).executeTakeFirst();
  return row === undefined ? null : { fingerprint: row.fingerprint, entity: keyOf(row.kind, row.entity_id) };
}

export async function insertDraftAttempt(
  tx: Tx,
  { key, fingerprint }: DraftAttempt,
  entity: EntityKey,
  now: number,
): Promise<void> {
  const read = readKey(entity);
  if (read === null) throw new TypeError(`${entity} is no entity`);
  const row = { attempt_key: key, fingerprint, kind: read.kind, entity_id: read.id, at: now };
  await tx.insertInto("shop_draft_attempts").values(row).execute();
}
