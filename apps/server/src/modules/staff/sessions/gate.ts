import { branchesWith, grantsByPin, hasRight, needsPassword, type StaffRight } from "@skatert/domain";
import type { FastifyRequest } from "fastify";
import { gatherCalls } from "../../../database/gathered-calls.ts";
import { isStoreTrouble } from "../../../database/store-trouble.ts";
import type { Db } from "../../../database/tables.ts";
import { Refusal } from "../../../input/refusal.ts";
import type { StaffCaller, StaffGate } from "../../staff-gate.ts";
import type { GuessDigests } from "../sign-in/digests.ts";
import { placeOfCaller } from "../sign-in/guess-place.ts";
import { checkPassword } from "../sign-in/sign-in.ts";
import { findStaffSessions, type StaffSession, touchStaffSession } from "./session-store.ts";
import type { StaffCookies } from "./staff-cookie.ts";

/** An enrolled device that is not revoked. */
export interface StaffDevice {
  readonly id: number;
  readonly name: string;
  readonly branchId: number;
}

/** The device whose cookie a request has; null: none, or a revoked one. */
export type DeviceOf = (request: FastifyRequest) => Promise<StaffDevice | null>;

export interface GateDeps {
  readonly db: Db;
  readonly now: () => number;
  readonly cookies: StaffCookies;
  readonly deviceOf: DeviceOf;
  readonly digests: GuessDigests;
}

/** The gate with the session itself, for the calls of this module. */
export interface OwnGate extends StaffGate {
  /** Refuses with `staff_session_required` without a session. */
  session(request: FastifyRequest): Promise<StaffSession>;
  withPassword(request: FastifyRequest, password: string): Promise<StaffSession>;
}

/** Minimum time between two records of a session's use, so that reads rarely cause a write. */
const touchEveryMs = 300_000;

/**
 * Reads the session of a request from the store each time, so that a removed person is refused at once in every process
 * (STAFF-1). Concurrent requests share a statement. A session of a shared tablet is valid only on that tablet.
 */
export function createGate(deps: GateDeps): OwnGate {
  const known = new WeakMap<FastifyRequest, Promise<Known | null>>();

  const sessionOf = gatherCalls((tokens: readonly string[]) => findStaffSessions(deps.db, tokens, deps.now()));

  async function read(request: FastifyRequest): Promise<Known | null> {
    const token = deps.cookies.tokenOf(request);
    if (token === null) return null;
    const [found, device] = await Promise.all([sessionOf(token), deps.deviceOf(request)]);
    if (found === undefined) return null;
    if (found.deviceId !== null && found.deviceId !== device?.id) return null;
    const session = device === null ? found : sessionAt(found, device);
    await touch(deps, session);
    const { staffId: id, name, grants, id: sessionId } = session;
    return { session, caller: { id, name, grants, sessionId, deviceId: device?.id ?? null } };
  }

  async function required(request: FastifyRequest): Promise<Known> {
    const asked = known.get(request) ?? read(request);
    known.set(request, asked);
    const found = await asked;
    if (found === null) throw new Refusal("staff_session_required", "Sign in to the office first");
    return found;
  }

  async function allowed(request: FastifyRequest, right: StaffRight): Promise<Known> {
    const known = await required(request);
    if (known.session.byPin && needsPassword(right)) throw rightMissing(right, "password-needed");
    return known;
  }

  return {
    session: async (request) => (await required(request)).session,
    caller: async (request) => (await required(request)).caller,
    async require(request, right, branch) {
      const { caller } = await allowed(request, right);
      if (!hasRight(caller.grants, right, branch)) throw rightMissing(right);
      return caller;
    },
    async requireSomewhere(request, right) {
      const { caller } = await allowed(request, right);
      const branches = branchesWith(caller.grants, right);
      if (branches !== "all" && branches.length === 0) throw rightMissing(right);
      return { caller, branches };
    },
    async withPassword(request, password) {
      const { session, caller } = await required(request);
      await checkPassword(deps, { login: session.login, password, place: placeOfCaller(caller) });
      return session;
    },
  };
}

/** The session with the grants that apply at a device: a PIN gives only the roles in the device's branch. */
export function sessionAt(session: StaffSession, { branchId }: StaffDevice): StaffSession {
  return session.byPin ? { ...session, grants: grantsByPin(session.grants, branchId) } : session;
}

interface Known {
  readonly session: StaffSession;
  readonly caller: StaffCaller;
}

/** A refusal that names the missing right. */
export function rightMissing(right: string, reason?: "password-needed"): Refusal {
  const data = { right, ...(reason === undefined ? {} : { reason }) };
  return new Refusal("staff_right_missing", "Your role does not allow this", data);
}

/** If the store cannot write, the session stays valid. */
async function touch({ db, now }: GateDeps, session: StaffSession): Promise<void> {
  if (now() - session.seenAt < touchEveryMs) return;
  try {
    await touchStaffSession(db, session, now());
  } catch (error) {
    if (!isStoreTrouble(error)) throw error;
  }
}
