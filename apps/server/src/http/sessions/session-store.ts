import { createHash, randomBytes } from "node:crypto";
import type { CustomerId } from "@skatert/domain";
import { isStoreTrouble } from "../../database/store-trouble.ts";
import type { Db } from "../../database/tables.ts";

/** Days until a session ends regardless of use. */
export const sessionDays = 180;
/** Days without a request until a session ends. */
const idleDays = 30;
const dayMs = 86_400_000;
/** Minimum extension of a session, so that reads rarely cause a write. */
const renewEveryMs = 3_600_000;

function endOf(createdAt: number, now: number): number {
  return Math.min(createdAt + sessionDays * dayMs, now + idleDays * dayMs);
}

/** The signed-in user. */
export interface Viewer {
  readonly userId: CustomerId;
  /** E.164, confirmed by a code. */
  readonly phone: string;
}

/** Opens a session: 256 random bits, of which the store has only a digest. */
export async function openSession(db: Db, userId: CustomerId, now: number): Promise<string> {
  const token = randomBytes(32).toString("base64url");
  await db
    .insertInto("sessions")
    .values({
      token_hash: sessionId(token),
      user_id: userId,
      created_at: now,
      expires_at: endOf(now, now),
    })
    .execute();
  await db.deleteFrom("sessions").where("user_id", "=", userId).where("expires_at", "<=", now).execute();
  return token;
}

/** The user of a session; null if it ended or does not exist. Each use extends the session. */
export async function findViewer(db: Db, token: string, now: number): Promise<Viewer | null> {
  const row = await db
    .selectFrom("sessions")
    .innerJoin("users", "users.id", "sessions.user_id")
    .select(["users.id", "users.phone", "sessions.created_at", "sessions.expires_at"])
    .where("sessions.token_hash", "=", sessionId(token))
    .where("sessions.expires_at", ">", now)
    .executeTakeFirst();
  if (row === undefined) return null;
  const end = endOf(Number(row.created_at), now);
  if (Math.abs(end - Number(row.expires_at)) >= renewEveryMs) await moveEnd(db, token, Number(row.expires_at), end);
  return { userId: row.id, phone: row.phone };
}

/** Of several parallel requests one extends it. If the store cannot write, the session is not extended. */
async function moveEnd(db: Db, token: string, before: number, end: number): Promise<void> {
  try {
    await db
      .updateTable("sessions")
      .set({ expires_at: end })
      .where("token_hash", "=", sessionId(token))
      .where("expires_at", "=", before)
      .execute();
  } catch (error) {
    if (!isStoreTrouble(error)) throw error;
  }
}

/** A session under its id in the store; `expiresAt` in milliseconds. */
export interface StoredSession {
  readonly id: string;
  readonly userId: CustomerId;
  readonly expiresAt: number;
}

/** A user's session; null if it has ended. */
export async function findSession(db: Db, id: string, userId: CustomerId): Promise<StoredSession | null> {
  const row = await db
    .selectFrom("sessions")
    .select("expires_at")
    .where("token_hash", "=", id)
    .where("user_id", "=", userId)
    .executeTakeFirst();
  return row === undefined ? null : { id, userId, expiresAt: row.expires_at };
}

/** False for a session that has ended or does not exist. */
export async function endSession(db: Db, token: string): Promise<boolean> {
  const result = await db.deleteFrom("sessions").where("token_hash", "=", sessionId(token)).executeTakeFirst();
  return result.numDeletedRows > 0n;
}

/** `id`: see sessionId. Null for a session that has ended. */
export async function userOfSession(db: Db, id: string, now: number): Promise<CustomerId | null> {
  const session = await db
    .selectFrom("sessions")
    .select("user_id")
    .where("token_hash", "=", id)
    .where("expires_at", ">", now)
    .executeTakeFirst();
  return session?.user_id ?? null;
}

/** Every session of a user. */
export async function sessionsOf(
  db: Db,
  userId: CustomerId,
): Promise<readonly { readonly created_at: number; readonly expires_at: number }[]> {
  return db.selectFrom("sessions").select(["created_at", "expires_at"]).where("user_id", "=", userId).execute();
}

export async function endSessionsOf(db: Db, userId: CustomerId): Promise<void> {
  await db.deleteFrom("sessions").where("user_id", "=", userId).execute();
}

/** The key of a session in the store. The tokens are long and random, so a plain digest is enough. */
export function sessionId(token: string): string {
  return createHash("sha256").update(token).digest("base64url");
}
