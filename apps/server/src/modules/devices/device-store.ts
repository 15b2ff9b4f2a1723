import { createHash, randomBytes } from "node:crypto";
import type { BranchId } from "@skatert/domain";
import { isOneOf } from "../../database/lists.ts";
import { nextInSequence } from "../../database/sequences.ts";
import type { Db, Tx } from "../../database/tables.ts";
import type { DevicesTables } from "./tables.ts";

export type DeviceRow = DevicesTables["office_devices"];

/** A device that is enrolled and not revoked. */
export interface Device {
  readonly id: number;
  readonly name: string;
  readonly branchId: BranchId;
}

/** How long the list shows a revoked device, milliseconds. */
const keepRevokedMs = 90 * 86_400_000;
const maxListed = 500;
/** Minimum time between two writes of a device's unchanged state. */
const stateEveryMs = 10_000;

export interface NewDevice {
  readonly name: string;
  readonly branchId: BranchId;
  readonly enrolledBy: number;
  readonly now: number;
}

/** Stores a device. Its token is 256 random bits, of which the store has only a digest. */
export async function insertDevice(
  tx: Tx,
  device: NewDevice,
): Promise<{ readonly id: number; readonly token: string }> {
  const { value: id } = await nextInSequence(tx, "office-device", 1).executeTakeFirstOrThrow();
  const token = randomBytes(32).toString("base64url");
  const { name, branchId, enrolledBy, now } = device;
  const fresh = { revoked_at: null, seen_at: null, sound: null, wake_lock: null, visible: null, version: null };
  await tx
    .insertInto("office_devices")
    .values({
      id,
      name,
      branch_id: branchId,
      enrolled_by: enrolledBy,
      created_at: now,
      ...fresh,
      token_hash: hashOf(token),
    })
    .execute();
  return { id, token };
}

/** The devices with these tokens, without revoked ones. */
export async function findDevices(db: Db, tokens: readonly string[]): Promise<ReadonlyMap<string, Device>> {
  const tokenOf = new Map(tokens.map((token) => [hashOf(token), token]));
  const rows = await db
    .selectFrom("office_devices")
    .select(["id", "name", "branch_id", "token_hash", "revoked_at"])
    .where(isOneOf(db, "token_hash", [...tokenOf.keys()]))
    .execute();
  // Filtered here: with a condition in the query SQLite would read all devices that are not revoked.
  const live = rows.filter((row) => row.revoked_at === null);
  return new Map(
    live.map((row) => [tokenOf.get(row.token_hash) ?? "", { id: row.id, name: row.name, branchId: row.branch_id }]),
  );
}

/** The devices of these branches, including recently revoked ones, the newest first. */
export async function listDevices(
  db: Db,
  branches: "all" | readonly BranchId[],
  now: number,
): Promise<readonly DeviceRow[]> {
  const all = db.selectFrom("office_devices").selectAll();
  const asked = branches === "all" ? all : all.where(isOneOf(db, "branch_id", branches));
  const live = asked.where("revoked_at", "is", null);
  // A separate query in the order of its index, so that devices revoked years ago are not read.
  const late = asked
    .where("revoked_at", ">", now - keepRevokedMs)
    .orderBy("revoked_at", "desc")
    .limit(maxListed);
  const revoked = db.selectFrom(late.as("late")).selectAll();
  return live.unionAll(revoked).orderBy("id", "desc").limit(maxListed).execute();
}

/** Revokes a device of these branches. Null: there is none; `isNew` false: it was revoked before. */
export async function revokeDevice(
  tx: Tx,
  id: number,
  { branches, now }: { readonly branches: "all" | readonly BranchId[]; readonly now: number },
): Promise<(Device & { readonly isNew: boolean }) | null> {
  const row = await tx
    .selectFrom("office_devices")
    .select(["id", "name", "branch_id"])
    .where("id", "=", id)
    .executeTakeFirst();
  if (row === undefined || (branches !== "all" && !branches.includes(row.branch_id))) return null;
  const { numUpdatedRows } = await tx
    .updateTable("office_devices")
    .set({ revoked_at: now })
    .where("id", "=", id)
    .where("revoked_at", "is", null)
    .executeTakeFirst();
  return { id, name: row.name, branchId: row.branch_id, isNew: numUpdatedRows > 0n };
}

/** The content of a device's report. */
export interface DeviceState {
  readonly sound: boolean;
  readonly wakeLock: boolean;
  readonly visible: boolean;
  /** Build of its pages. */
  readonly version: string;
}

/**
 * Stores a report that changes the state, and an unchanged one at most every ten seconds (BOARD-3). Returns whether it
 * was stored.
 */
export async function noteState(db: Db, id: number, state: DeviceState, now: number): Promise<boolean> {
  const reported = {
    sound: state.sound ? 1 : 0,
    wake_lock: state.wakeLock ? 1 : 0,
    visible: state.visible ? 1 : 0,
    version: state.version,
  } as const;
  const { numUpdatedRows } = await db
    .updateTable("office_devices")
    .set({ ...reported, seen_at: now })
    .where("id", "=", id)
    .where("revoked_at", "is", null)
    .where((eb) =>
      eb.or([
        ...[eb("seen_at", "is", null), eb("seen_at", "<=", now - stateEveryMs)],
        ...[eb("sound", "!=", reported.sound), eb("wake_lock", "!=", reported.wake_lock)],
        ...[eb("visible", "!=", reported.visible), eb("version", "!=", reported.version)],
      ]),
    )
    .executeTakeFirst();
  return numUpdatedRows > 0n;
}

/** A live device of a branch with its last report; `seenAt` null: none yet. */
export interface ReportedDevice extends Device {
  readonly seenAt: number | null;
  readonly sound: boolean;
  readonly wakeLock: boolean;
  readonly visible: boolean;
}

/** The devices of a branch that are not revoked, with their last reports. */
export async function reportedDevices(db: Db, branches: readonly BranchId[]): Promise<readonly ReportedDevice[]> {
  const rows = await db
    .selectFrom("office_devices")
    .select(["id", "name", "branch_id", "seen_at", "sound", "wake_lock", "visible"])
    .where(isOneOf(db, "branch_id", branches))
    .where("revoked_at", "is", null)
    .orderBy("id")
    .execute();
  return rows.map((row) => ({
    id: row.id,
    name: row.name,
    branchId: row.branch_id,
    seenAt: row.seen_at,
    sound: row.sound === 1,
    wakeLock: row.wake_lock === 1,
    visible: row.visible === 1,
  }));
}

function hashOf(token: string): string {
  return createHash("sha256").update(`office device:${token}`).digest("base64url");
}

/** Names of devices, including revoked ones, by id. */
export async function deviceNames(db: Db, ids: readonly number[]): Promise<ReadonlyMap<number, string>> {
  const rows = await db
    .selectFrom("office_devices")
    .select(["id", "name"])
    .where(isOneOf(db, "id", ids))
    .execute();
  return new Map(rows.map(({ id, name }) => [id, name]));
}
