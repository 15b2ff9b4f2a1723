import { createHash, randomBytes } from "node:crypto";
import type { Db, Tx } from "../../../database/tables.ts";
import type { StaffLinkKind } from "../tables.ts";

const hour = 3_600_000;

/** Lifetime of each kind of link. An invitation lasts until the person's next shift. */
const lifetimeMs: Readonly<Record<StaffLinkKind, number>> = {
  owner: 24 * hour,
  invitation: 72 * hour,
  password: 24 * hour,
  "passkey-sign-in": hour / 12,
  "passkey-new": hour / 12,
};

export interface NewLink {
  readonly kind: StaffLinkKind;
  /** Null: an owner who is not created yet, or any person who signs in. */
  readonly staffId: number | null;
  readonly now: number;
}

/** 256 random bits, of which the store has only a digest, and the end in milliseconds. */
export interface IssuedLink {
  readonly token: string;
  readonly expiresAt: number;
}

export function linkDigest(token: string): string {
  return createHash("sha256").update(`staff link:${token}`).digest("base64url");
}

/** Makes a one-time token. It replaces the person's earlier one of the same kind. */
export async function issueLink(db: Db, { kind, staffId, now }: NewLink): Promise<IssuedLink> {
  const token = randomBytes(32).toString("base64url");
  const expiresAt = now + lifetimeMs[kind];
  if (staffId !== null)
    await db.deleteFrom("staff_links").where("staff_id", "=", staffId).where("kind", "=", kind).execute();
  await db
    .insertInto("staff_links")
    .values({ token_hash: linkDigest(token), kind, staff_id: staffId, expires_at: expiresAt })
    .execute();
  return { token, expiresAt };
}

export interface FoundLink {
  readonly kind: StaffLinkKind;
  readonly staffId: number | null;
}

/** Null for a token that is unknown, used or expired. */
export async function findLink(db: Db, token: string, now: number): Promise<FoundLink | null> {
  const row = await db
    .selectFrom("staff_links")
    .select(["kind", "staff_id"])
    .where("token_hash", "=", linkDigest(token))
    .where("expires_at", ">", now)
    .executeTakeFirst();
  return row === undefined ? null : { kind: row.kind, staffId: row.staff_id };
}

/** Like findLink, and consumes the token: of parallel calls one gets it. A rollback makes it usable again. */
export async function takeLink(db: Db, token: string, now: number): Promise<FoundLink | null> {
  const row = await db
    .deleteFrom("staff_links")
    .where("token_hash", "=", linkDigest(token))
    .where("expires_at", ">", now)
    .returning(["kind", "staff_id"])
    .executeTakeFirst();
  return row === undefined ? null : { kind: row.kind, staffId: row.staff_id };
}

export async function endLinksOf(tx: Tx, staffId: number): Promise<void> {
  await tx.deleteFrom("staff_links").where("staff_id", "=", staffId).execute();
}

/** Ends every link that creates an owner, so that a link in an old log cannot create another one. */
export async function endOwnerLinks(tx: Tx): Promise<void> {
  await tx.deleteFrom("staff_links").where("kind", "=", "owner").execute();
}
