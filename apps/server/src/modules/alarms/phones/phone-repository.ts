import { createHash } from "node:crypto";
import type { LanguageCode } from "@skatert/contract";
import type { Db } from "../../../database/tables.ts";
import type { DeviceKeys } from "../../../ports/web-push/encrypt-message.ts";
import type { AlarmsTables } from "../tables.ts";

export type StaffPhone = AlarmsTables["staff_push"];

export interface NewPhone {
  readonly session: string;
  readonly endpoint: string;
  readonly keys: DeviceKeys;
  readonly language: LanguageCode;
  readonly at: number;
}

/** The most subscriptions of one session: a browser has one, and one more after each renewal. */
const maxOfSession = 5;
/** The most phones that are called, the newest first; more than any restaurant has. */
const maxPhones = 500;

/** Subscribes a phone for a session. A browser has one subscription, whichever person signs in there. */
export async function savePhone(db: Db, { session, endpoint, keys, language, at }: NewPhone): Promise<void> {
  const fields = { session, p256dh: keys.p256dh, auth: keys.auth, language, created_at: at };
  const id = idOf(endpoint);
  await db
    .insertInto("staff_push")
    .values({ id, endpoint, ...fields })
    .onConflict((conflict) => conflict.column("id").doUpdateSet(fields))
    .execute();
  const kept = db
    .selectFrom("staff_push")
    .select("id")
    .where("session", "=", session)
    .orderBy("created_at", "desc")
    .orderBy("id")
    .limit(maxOfSession);
  await db.deleteFrom("staff_push").where("session", "=", session).where("id", "not in", kept).execute();
}

/** Ends a session's subscription of a browser; `endpoint` null: every one of the session. */
export async function removePhone(db: Db, session: string, endpoint: string | null): Promise<void> {
  const own = db.deleteFrom("staff_push").where("session", "=", session);
  await (endpoint === null ? own : own.where("endpoint", "=", endpoint)).execute();
}

export async function removePhones(db: Db, ids: readonly string[]): Promise<void> {
  if (ids.length > 0) await db.deleteFrom("staff_push").where("id", "in", ids).execute();
}

export async function phoneById(db: Db, id: string): Promise<StaffPhone | null> {
  return (await db.selectFrom("staff_push").selectAll().where("id", "=", id).executeTakeFirst()) ?? null;
}

/** A session's subscription of a browser. */
export async function phoneOf(db: Db, session: string, endpoint: string): Promise<StaffPhone | null> {
  const phone = await phoneById(db, idOf(endpoint));
  return phone?.session === session ? phone : null;
}

/** Every subscribed phone with its session. */
export async function allPhones(db: Db): Promise<readonly Pick<StaffPhone, "id" | "session">[]> {
  return db.selectFrom("staff_push").select(["id", "session"]).orderBy("created_at", "desc").limit(maxPhones).execute();
}

function idOf(endpoint: string): string {
  return createHash("sha256").update(endpoint).digest("base64url");
}
