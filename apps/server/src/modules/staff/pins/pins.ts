import type { FastifyRequest } from "fastify";
import type { Kysely } from "kysely";
import type { Database } from "../../../database/tables.ts";
import { transaction } from "../../../database/transaction.ts";
import { Refusal } from "../../../input/refusal.ts";
import type { AuditInsert } from "../../audit/audit-entry.ts";
import type { StaffCaller } from "../../staff-gate.ts";
import type { OwnGate, StaffDevice } from "../sessions/gate.ts";
import { notePin } from "../sessions/session-store.ts";
import { forgiveGuesses, takeGuessOf } from "../sign-in/guesses.ts";
import { hashPassword, isPassword } from "../sign-in/password.ts";
import { loginFailed } from "../sign-in/sign-in.ts";
import type { PinDigests } from "./pin-digest.ts";
import { pinHashOf, writePin } from "./pin-store.ts";

const minute = 60_000;

/** Budgets of wrong PINs; the person's two budgets count at one device. A lock-out ends by time alone. */
export const pinLimits = {
  person: { max: 5, spanMs: 5 * minute },
  personDay: { max: 30, spanMs: 1_440 * minute },
  device: { max: 30, spanMs: 15 * minute },
} as const;

/** How long an entered PIN allows refunds, milliseconds. */
const freshMs = 2 * minute;

/** Requires the PIN again before a refund or a cut after confirmation (STAFF-3). */
export interface PinGate {
  /**
   * Refuses with `staff_pin_required` on a shared device unless the person entered the PIN in the last two minutes; a
   * personal device passes. `data.reason`: "pin-not-fresh".
   */
  requireFreshPin(request: FastifyRequest): Promise<StaffCaller>;
}

export interface PinsDeps {
  readonly db: Kysely<Database>;
  readonly now: () => number;
  readonly digests: PinDigests;
  readonly gate: OwnGate;
  readonly auditInsert: AuditInsert;
}

export interface Pins {
  /**
   * Checks the PIN of a person of the device's branch. Throws 401 with the same answer for everybody, 429 after too
   * many wrong ones.
   */
  check(staffId: number, pin: string, device: StaffDevice): Promise<void>;
  /** Records that the person of the session entered the PIN; returns until when refunds are allowed. */
  confirm(sessionId: string): Promise<number>;
  /** Precondition: the caller's identity was checked by password. */
  change(caller: StaffCaller, pin: string): Promise<void>;
  /** What is stored of a PIN. */
  hash(staffId: number, pin: string): Promise<string>;
  readonly pinGate: PinGate;
}

/** PINs of people who share a tablet (STAFF-3). */
export function createPins({ db, now, digests, gate, auditInsert }: PinsDeps): Pins {
  async function takeGuess(staffId: number, deviceId: number): Promise<() => Promise<void>> {
    const person = digests.person(staffId, deviceId);
    const [day, device] = [`${person} day`, digests.device(deviceId)];
    // In this order a person who is locked out does not spend the device's budget.
    await takeGuessOf(db, person, pinLimits.person, now());
    await takeGuessOf(db, day, pinLimits.personDay, now());
    await takeGuessOf(db, device, pinLimits.device, now());
    return () => forgiveGuesses(db, { all: [person, day], one: [device] });
  }

  const hash = (staffId: number, pin: string) => hashPassword(digests.peppered(staffId, pin));

  return {
    hash,
    async check(staffId, pin, device) {
      const forgive = await takeGuess(staffId, device.id);
      const stored = await pinHashOf(db, staffId, device.branchId);
      if (!(await isPassword(digests.peppered(staffId, pin), stored))) throw loginFailed();
      await forgive();
    },
    async confirm(sessionId) {
      await notePin(db, sessionId, now());
      return now() + freshMs;
    },
    async change({ id, name, deviceId }, pin) {
      const stored = await hash(id, pin);
      await transaction(db, async (tx) => {
        await writePin(tx, id, stored);
        const by = { kind: "staff", id, name, deviceId } as const;
        const entry = { at: now(), by, branchId: null, object: { kind: "staff", id: String(id) } } as const;
        const after = { has_pin: true };
        await tx.executeQuery(
          auditInsert(tx, { ...entry, action: "set-pin", before: null, after, reason: "", guestId: null }),
        );
      });
    },
    pinGate: {
      async requireFreshPin(request) {
        const caller = await gate.caller(request);
        const { pinAt } = await gate.session(request);
        const isFresh = pinAt !== null && now() - pinAt < freshMs;
        if (caller.deviceId === null || isFresh) return caller;
        throw new Refusal("staff_pin_required", "Enter your PIN first", { reason: "pin-not-fresh" });
      },
    },
  };
}
