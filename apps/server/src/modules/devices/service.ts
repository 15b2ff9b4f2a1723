import type { BranchId } from "@skatert/domain";
import type { Kysely } from "kysely";
import type { Database, Tx } from "../../database/tables.ts";
import { transaction } from "../../database/transaction.ts";
import { Refusal, tooManyRequests } from "../../input/refusal.ts";
import type { Actor, AuditInsert } from "../audit/audit-entry.ts";
import type { StaffCaller } from "../staff-gate.ts";
import { codeLifeMs, insertCode, spendCode } from "./code-store.ts";
import { digestOfCode, newDeviceCode, readDeviceCode } from "./device-code.ts";
import { type Device, insertDevice, revokeDevice } from "./device-store.ts";

/** Dependencies on the staff module. */
export interface DeviceStaff {
  readonly sessions: {
    endOfDevice(tx: Tx, deviceId: number): Promise<void>;
    announceEnded(): void;
  };
  /** The person's name if they work here and may still edit the branch's devices; else null. */
  deviceEditor(tx: Tx, staffId: number, branch: BranchId): Promise<string | null>;
}

export interface DeviceServiceDeps {
  readonly db: Kysely<Database>;
  readonly now: () => number;
  /** Key of the codes' digests. */
  readonly secret: string;
  readonly auditInsert: AuditInsert;
  readonly staff: DeviceStaff;
}

export interface DeviceService {
  /** A code that enrols one device of the branch within ten minutes. */
  makeCode(caller: StaffCaller, branch: BranchId): Promise<{ readonly code: string; readonly expiresAt: number }>;
  /**
   * Enrols a device with a code. `before`: the browser's previous enrolment, which ends. Throws a 400 for a code that
   * is wrong, used or expired.
   */
  enrol(
    typed: string,
    name: string,
    before: Device | null,
  ): Promise<{ readonly device: Device; readonly token: string }>;
  /** Revokes a device and ends its sessions; false if it is in none of these branches. */
  revoke(caller: StaffCaller, id: number, branches: "all" | readonly BranchId[]): Promise<boolean>;
}

/** Enrolment and revocation of tablets (STAFF-3). */
export function createDeviceService({ db, now, secret, auditInsert, staff }: DeviceServiceDeps): DeviceService {
  async function log(tx: Tx, by: Actor, device: Device, action: "enrol" | "revoke"): Promise<void> {
    const state = { branch_id: device.branchId, revoked: action === "revoke" };
    const before = action === "enrol" ? null : { ...state, revoked: false };
    const object = { kind: "device", id: String(device.id) } as const;
    const fixed = { at: now(), branchId: device.branchId, reason: "", guestId: null };
    await tx.executeQuery(auditInsert(tx, { ...fixed, by, object, action, before, after: state }));
  }

  /** Null: it is in none of these branches. */
  async function end(tx: Tx, id: number, branches: "all" | readonly BranchId[], by: Actor): Promise<Device | null> {
    const device = await revokeDevice(tx, id, { branches, now: now() });
    if (device === null) return null;
    await staff.sessions.endOfDevice(tx, id);
    if (device.isNew) await log(tx, by, device, "revoke");
    return device;
  }

  return {
    async makeCode(caller, branchId) {
      const code = newDeviceCode();
      const made = { hash: digestOfCode(secret, code), branchId, madeBy: caller.id, now: now() };
      if (!(await transaction(db, (tx) => insertCode(tx, made))))
        throw tooManyRequests("The branch has too many unused codes", "too-many-codes", codeLifeMs);
      return { code, expiresAt: made.now + codeLifeMs };
    },
    async enrol(typed, name, before) {
      const code = readDeviceCode(typed);
      const enrolled = await transaction(db, async (tx) => {
        const used = code === null ? null : await spendCode(tx, digestOfCode(secret, code), now());
        const maker = used === null ? null : await staff.deviceEditor(tx, used.madeBy, used.branchId);
        if (used === null || maker === null) return null;
        const by: Actor = { kind: "staff", id: used.madeBy, name: maker, deviceId: null };
        if (before !== null) await end(tx, before.id, "all", by);
        const { id, token } = await insertDevice(tx, { ...used, enrolledBy: used.madeBy, name, now: now() });
        const device = { id, name, branchId: used.branchId };
        await log(tx, by, device, "enrol");
        return { device, token };
      });
      if (enrolled === null) throw new Refusal("code_invalid", "The code is wrong, used, or older than ten minutes");
      if (before !== null) staff.sessions.announceEnded();
      return enrolled;
    },
    async revoke({ id: staffId, name, deviceId }, id, branches) {
      const by: Actor = { kind: "staff", id: staffId, name, deviceId };
      const device = await transaction(db, (tx) => end(tx, id, branches, by));
      if (device !== null) staff.sessions.announceEnded();
      return device !== null;
    },
  };
}
