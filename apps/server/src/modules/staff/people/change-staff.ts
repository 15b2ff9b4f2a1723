import type { AuditAction } from "@skatert/contract";
import { mayManage } from "@skatert/domain";
import type { Kysely } from "kysely";
import { queueUp } from "../../../database/queue-up.ts";
import type { Database, Tx } from "../../../database/tables.ts";
import { transaction } from "../../../database/transaction.ts";
import { Refusal } from "../../../input/refusal.ts";
import type { AuditInsert } from "../../audit/audit-entry.ts";
import { endLinksOf } from "../links/link-store.ts";
import { writePin } from "../pins/pin-store.ts";
import { rightMissing } from "../sessions/gate.ts";
import { endStaffSessions } from "../sessions/session-store.ts";
import { type Grant, writeGrants } from "./grants.ts";
import { countOwners, requireOwner } from "./owners.ts";
import { actorOf, type StaffActor, staffEntry, stateForLog } from "./staff-log.ts";
import { findStaff, type StaffMember } from "./staff-store.ts";

export interface ChangeDeps {
  readonly db: Kysely<Database>;
  readonly now: () => number;
  readonly auditInsert: AuditInsert;
  /** Called after a change that ends sessions or subscriptions. */
  readonly onEnded: () => void;
}

export interface StaffChange {
  readonly name?: string | undefined;
  readonly grants?: readonly Grant[] | undefined;
  /** True removes the person; false restores a removed one. */
  readonly disabled?: boolean | undefined;
  /** Of a new PIN for shared tablets; not of a removed person (STAFF-3). */
  readonly pinHash?: string | undefined;
}

/**
 * Changes a person in one transaction with its entry in the log. Changes of people wait for each other, so that two
 * owners who remove each other at once leave one (STAFF-1). Throws `rest_not_found`, `staff_right_missing`,
 * `staff_last_owner`, or `rest_invalid_param` for the PIN of a removed person.
 */
export async function changeStaff(
  deps: ChangeDeps,
  by: StaffActor,
  id: number,
  change: StaffChange,
): Promise<StaffMember> {
  const at = deps.now();
  const changed = await transaction(deps.db, async (tx) => {
    await queueUp(tx, "staff-owners");
    const before = await findStaff(tx, { id });
    if (before === null) throw noSuchPerson();
    await requireManager(tx, by, [...before.grants, ...(change.grants ?? [])]);
    const owners = await countOwners(tx);
    await apply(tx, before, change, at);
    requireOwner(owners, await countOwners(tx));
    const after = await requireStaff(tx, id);
    const action = actionOf(before, after, change);
    const states = { before: stateForLog(before), after: stateForLog(after) };
    await tx.executeQuery(deps.auditInsert(tx, staffEntry(actorOf(by), { at, staffId: id, action, ...states })));
    return after;
  });
  deps.onEnded();
  return changed;
}

/** Throws `staff_right_missing` unless the caller's current roles allow these grants to be given and taken. */
export async function requireManager(tx: Tx, by: StaffActor, grants: readonly Grant[]): Promise<void> {
  if (typeof by === "string") return;
  const own = await findStaff(tx, { id: by.caller.id });
  if (own === null || own.disabledAt !== null || !mayManage(own.grants, grants)) throw rightMissing("staff.edit");
}

export function noSuchPerson(): Refusal {
  return new Refusal("rest_not_found", "There is no such person");
}

async function apply(tx: Tx, before: StaffMember, change: StaffChange, at: number): Promise<void> {
  const { id } = before;
  const { name, grants, disabled, pinHash } = change;
  if (name !== undefined) await tx.updateTable("staff").set({ name }).where("id", "=", id).execute();
  if (grants !== undefined) {
    await writeGrants(tx, id, grants);
    // Open links end, because their issuer may lack the right to issue one for the new roles.
    await endLinksOf(tx, id);
  }
  await tx
    .updateTable("staff")
    .set({ version: before.version + 1 })
    .where("id", "=", id)
    .execute();
  if (pinHash !== undefined) await setPin(tx, before, pinHash);
  if (disabled === true && before.disabledAt === null) await remove(tx, id, at);
  if (disabled === false) await tx.updateTable("staff").set({ disabled_at: null }).where("id", "=", id).execute();
}

/** Whoever knows the earlier PIN must not stay signed in with it. */
async function setPin(tx: Tx, { id, disabledAt }: StaffMember, pinHash: string): Promise<void> {
  if (disabledAt !== null) throw new Refusal("rest_invalid_param", "A removed person has no PIN");
  await writePin(tx, id, pinHash);
  await endStaffSessions(tx, { staffAtDevices: id });
}

/** A person who returns gets a new link, because all their credentials were removed. */
async function remove(tx: Tx, id: number, at: number): Promise<void> {
  const nothing = { password_hash: null, pin_hash: null, totp_secret: null };
  await tx
    .updateTable("staff")
    .set({ ...nothing, disabled_at: at })
    .where("id", "=", id)
    .execute();
  await endStaffSessions(tx, { staffId: id });
  await endLinksOf(tx, id);
  await tx.deleteFrom("staff_passkeys").where("staff_id", "=", id).execute();
}

async function requireStaff(tx: Tx, id: number): Promise<StaffMember> {
  const found = await findStaff(tx, { id });
  if (found === null) throw noSuchPerson();
  return found;
}

function actionOf(before: StaffMember, after: StaffMember, { pinHash }: StaffChange): AuditAction {
  if (before.disabledAt === null && after.disabledAt !== null) return "remove";
  if (before.disabledAt !== null && after.disabledAt === null) return "return";
  return pinHash === undefined ? "change" : "set-pin";
}
