import { createHash, randomBytes } from "node:crypto";
import { type BranchId, hasRight, type StaffRight, type StaffRole } from "@skatert/domain";
import { isOneOf } from "../../../database/lists.ts";
import type { Db } from "../../../database/tables.ts";
import { type Grant, grantFromRow } from "../people/grants.ts";

const hour = 3_600_000;
const day = 24 * hour;
/** A personal session ends after this time without a request, and after `max` in any case. */
const personal = { idle: 14 * day, max: 90 * day } as const;
/** A session on a shared tablet lasts one shift. */
const onDevice = { idle: 12 * hour, max: 24 * hour } as const;

/** Milliseconds until the end of a personal session, which is also the lifetime of its cookie. */
export const longestSessionMs = personal.max;

export interface NewSession {
  readonly staffId: number;
  /** The enrolled device to which the session belongs; null: a personal one. */
  readonly deviceId: number | null;
  /** Whether the person identified by PIN and not by password or passkey. */
  readonly byPin: boolean;
  /** The browser's `User-Agent`. */
  readonly agent: string;
  readonly now: number;
}

/** A session with its person and grants. */
export interface StaffSession {
  readonly id: string;
  readonly staffId: number;
  readonly name: string;
  readonly login: string;
  /** Of the person; increases when roles change. */
  readonly version: number;
  readonly deviceId: number | null;
  readonly byPin: boolean;
  /** When the person last entered the PIN; null: not in this session. */
  readonly pinAt: number | null;
  readonly createdAt: number;
  readonly seenAt: number;
  readonly expiresAt: number;
  readonly grants: readonly Grant[];
}

/** The key of a session in the store. */
export function staffSessionId(token: string): string {
  return createHash("sha256").update(`staff session:${token}`).digest("base64url");
}

function endOf(deviceId: number | null, createdAt: number, now: number): number {
  const { idle, max } = deviceId === null ? personal : onDevice;
  return Math.min(createdAt + max, now + idle);
}

/** Opens a session and returns its token: 256 random bits, of which the store has only a digest. */
export async function openStaffSession(db: Db, { staffId, deviceId, byPin, agent, now }: NewSession): Promise<string> {
  const token = randomBytes(32).toString("base64url");
  await db
    .insertInto("staff_sessions")
    .values({
      token_hash: staffSessionId(token),
      staff_id: staffId,
      device_id: deviceId,
      agent: agent.slice(0, 200),
      by_pin: byPin ? 1 : 0,
      pin_at: byPin ? now : null,
      created_at: now,
      seen_at: now,
      expires_at: endOf(deviceId, now, now),
    })
    .execute();
  return token;
}

/** Null for a session that ended, and for one of a disabled person. */
export async function findStaffSession(db: Db, token: string, now: number): Promise<StaffSession | null> {
  return (await findStaffSessions(db, [token], now)).get(token) ?? null;
}

/** The sessions of these tokens, without those that ended and those of disabled people. */
export async function findStaffSessions(
  db: Db,
  tokens: readonly string[],
  now: number,
): Promise<ReadonlyMap<string, StaffSession>> {
  const tokenOf = new Map(tokens.map((token) => [staffSessionId(token), token]));
  const rows = await sessionQuery(db, [...tokenOf.keys()], now).execute();
  const found = Map.groupBy(rows, ({ token_hash: id }) => tokenOf.get(id) ?? "");
  return new Map([...found].map(([token, grants]) => [token, sessionOf(grants)]));
}

function sessionOf(rows: readonly SessionRow[]): StaffSession {
  const [row] = rows;
  if (row === undefined) throw new Error("a session has no row");
  return {
    id: row.token_hash,
    staffId: row.id,
    name: row.name,
    login: row.login,
    version: row.version,
    deviceId: row.device_id,
    byPin: row.by_pin === 1,
    pinAt: row.pin_at,
    createdAt: Number(row.created_at),
    seenAt: Number(row.seen_at),
    expiresAt: Number(row.expires_at),
    grants: rows.flatMap(grantOfRow),
  };
}

type SessionRow = Awaited<ReturnType<ReturnType<typeof sessionQuery>["execute"]>>[number];

/** The roles of the person of an open session; null: it ended, or the person is disabled. */
export async function grantsOfSession(db: Db, id: string, now: number): Promise<readonly Grant[] | null> {
  const rows = await sessionQuery(db, [id], now).execute();
  return rows.length === 0 ? null : rows.flatMap(grantOfRow);
}

/** One row for each grant of a session's person; one row without a grant if there are none. */
export function sessionQuery(db: Db, ids: readonly string[], now: number) {
  return db
    .selectFrom("staff_sessions as session")
    .innerJoin("staff", "staff.id", "session.staff_id")
    .leftJoin("staff_roles as grant", "grant.staff_id", "staff.id")
    .select(["session.token_hash", "session.device_id", "session.created_at", "session.seen_at", "session.expires_at"])
    .select(["session.by_pin", "session.pin_at"])
    .select(["staff.id", "staff.name", "staff.login", "staff.version", "grant.role", "grant.branch_id"])
    .where(isOneOf(db, "session.token_hash", ids))
    .where("session.expires_at", ">", now)
    .where("staff.disabled_at", "is", null)
    .orderBy("grant.role")
    .orderBy("grant.branch_id");
}

function grantOfRow(row: { readonly role: StaffRole | null; readonly branch_id: BranchId | null }): Grant[] {
  return row.role === null || row.branch_id === null
    ? []
    : [grantFromRow({ role: row.role, branch_id: row.branch_id })];
}

/** The sessions of some people that have not ended, with the version of their roles. */
export async function liveSessionsOf(
  db: Db,
  staffIds: readonly number[],
  now: number,
): Promise<readonly { readonly id: string; readonly version: number }[]> {
  return db
    .selectFrom("staff_sessions as session")
    .innerJoin("staff", "staff.id", "session.staff_id")
    .select(["session.token_hash as id", "staff.version"])
    .where("session.staff_id", "in", staffIds)
    .where("session.expires_at", ">", now)
    .where("staff.disabled_at", "is", null)
    .execute();
}

/** The sessions of a person that have not ended, the last used first. */
export async function listSessionsOf(db: Db, staffId: number, now: number) {
  const rows = await db
    .selectFrom("staff_sessions")
    .select(["token_hash", "agent", "device_id", "created_at", "seen_at"])
    .where("staff_id", "=", staffId)
    .where("expires_at", ">", now)
    .orderBy("seen_at", "desc")
    .limit(100)
    .execute();
  return rows.map((row) => ({
    id: row.token_hash,
    agent: row.agent,
    deviceId: row.device_id,
    createdAt: Number(row.created_at),
    seenAt: Number(row.seen_at),
  }));
}

/** Records the use of a session and extends it. Of several parallel requests one writes. */
export async function touchStaffSession(db: Db, session: StaffSession, now: number): Promise<void> {
  await db
    .updateTable("staff_sessions")
    .set({ seen_at: now, expires_at: endOf(session.deviceId, session.createdAt, now) })
    .where("token_hash", "=", session.id)
    .where("seen_at", "=", session.seenAt)
    .execute();
}

/** Records that the person of a session has entered the PIN. */
export async function notePin(db: Db, id: string, now: number): Promise<void> {
  await db.updateTable("staff_sessions").set({ pin_at: now }).where("token_hash", "=", id).execute();
}

/** The sessions to end: one, all of a person, a person's at shared devices, or all of a device. */
export type EndedStaffSessions =
  | { readonly sessionId: string }
  | { readonly staffId: number; readonly except?: string }
  | { readonly staffAtDevices: number }
  | { readonly deviceId: number };

/** Ends sessions; call it in the transaction of the change that causes it. Returns how many. */
export async function endStaffSessions(db: Db, which: EndedStaffSessions): Promise<number> {
  const all = db.deleteFrom("staff_sessions");
  const chosen =
    "sessionId" in which
      ? all.where("token_hash", "=", which.sessionId)
      : "staffId" in which
        ? all.where("staff_id", "=", which.staffId).where("token_hash", "<>", which.except ?? "")
        : "staffAtDevices" in which
          ? all.where("staff_id", "=", which.staffAtDevices).where("device_id", "is not", null)
          : all.where("device_id", "=", which.deviceId);
  return Number((await chosen.executeTakeFirst()).numDeletedRows);
}

/** The open ones of these sessions, with whether their person has a right in a branch. */
export async function openSessions(
  db: Db,
  ids: readonly string[],
  { right, branch, now }: { readonly right: StaffRight; readonly branch: BranchId; readonly now: number },
): Promise<ReadonlyMap<string, boolean>> {
  if (ids.length === 0) return new Map();
  const rows = await db
    .selectFrom("staff_sessions as session")
    .innerJoin("staff", "staff.id", "session.staff_id")
    .leftJoin("staff_roles as grant", "grant.staff_id", "staff.id")
    .select(["session.token_hash", "grant.role", "grant.branch_id"])
    .where("session.token_hash", "in", ids)
    .where("session.expires_at", ">", now)
    .where("staff.disabled_at", "is", null)
    .execute();
  const bySession = Map.groupBy(rows, ({ token_hash: id }) => id);
  return new Map(
    [...bySession].map(([id, grants]) => [
      id,
      hasRight(
        grants.flatMap((row) => grantOfRow(row)),
        right,
        branch,
      ),
    ]),
  );
}
