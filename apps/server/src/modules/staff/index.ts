import { type BranchId, hasRight, type RoleGrant } from "@skatert/domain";
import type { FastifyInstance, FastifyRequest } from "fastify";
import type { Kysely } from "kysely";
import { requireSecret } from "../../database/secrets.ts";
import type { Database, Tx } from "../../database/tables.ts";
import { originOf } from "../../http/request-origin.ts";
import type { Realtime } from "../../realtime/realtime.ts";
import type { ShopData } from "../../shop/shop-data.ts";
import type { Signals } from "../../signals/signals.ts";
import type { AuditInsert } from "../audit/audit-entry.ts";
import type { StaffGate } from "../staff-gate.ts";
import { firstOwnerLink } from "./command-staff.ts";
import { linkRoutes } from "./link-routes.ts";
import type { IssuedLink } from "./links/link-store.ts";
import { ownRoutes } from "./own-routes.ts";
import { ownSignInRoutes } from "./own-sign-in-routes.ts";
import { passkeyRoutes } from "./passkey-routes.ts";
import { createMe, type OfficePlace } from "./people/me.ts";
import { findStaff } from "./people/staff-store.ts";
import { createPinDigests } from "./pins/pin-digest.ts";
import { pinRoutes } from "./pins/pin-routes.ts";
import { type PinPerson, peopleWithPin } from "./pins/pin-store.ts";
import { createPins, type PinGate } from "./pins/pins.ts";
import { channelRoutes } from "./realtime/channel-routes.ts";
import { watchStaff } from "./realtime/staff-watch.ts";
import { sessionRoutes } from "./session-routes.ts";
import { createGate, type DeviceOf } from "./sessions/gate.ts";
import { grantsOfSession } from "./sessions/session-store.ts";
import { createStaffCookies } from "./sessions/staff-cookie.ts";
import { createStaffSessions, type StaffSessions } from "./sessions/staff-sessions.ts";
import { createGuessDigests } from "./sign-in/digests.ts";
import { forgiveGuesses, guessLimits, takeGuessOf } from "./sign-in/guesses.ts";
import { createKnownBrowsers } from "./sign-in/known-browsers.ts";
import { passkeyAddress } from "./sign-in/passkey-address.ts";
import { createSeal } from "./sign-in/sealed.ts";
import { staffRoutes } from "./staff-routes.ts";

export interface StaffModuleDeps extends OfficePlace {
  readonly db: Kysely<Database>;
  readonly shop: ShopData;
  readonly now: () => number;
  /** The office's own address; null: that of each request. */
  readonly publicUrl: URL | null;
  readonly realtime: Realtime;
  readonly signals: Signals;
  readonly onError: (error: unknown) => void;
  /** The enrolled device that sends a request. */
  readonly deviceOf: DeviceOf;
  readonly auditInsert: AuditInsert;
}

/** People of the restaurant: sign-in, sessions, roles (STAFF-1, STAFF-2). */
export interface StaffModule {
  readonly gate: StaffGate;
  readonly sessions: StaffSessions;
  /** The address for passkeys in the form of a browser's origin; null: there are none. */
  readonly passkeyHost: string | null;
  /** Requires the PIN again before refunds on shared devices. */
  readonly pinGate: PinGate;
  /** The person's name if they work here and may edit the branch's devices; else null. */
  deviceEditor(tx: Tx, staffId: number, branch: BranchId): Promise<string | null>;
  /** People who have a PIN and a role in the branch. */
  peopleWithPin(branch: BranchId): Promise<readonly PinPerson[]>;
  /**
   * Counts a guess of an enrolment code; throws 429 if the network's budget is spent. Returns a function that returns
   * the guess.
   */
  guessOfNetwork(request: FastifyRequest): Promise<() => Promise<void>>;
  /** The roles of the person of an open session, by its key in the store; null: it ended, or the person was removed. */
  grantsOfSession(sessionId: string): Promise<readonly RoleGrant<BranchId>[] | null>;
  /** A one-time link that creates the first owner; null if there is one. */
  firstOwnerLink(): Promise<IssuedLink | null>;
  register(app: FastifyInstance): void;
}

export async function createStaffModule(deps: StaffModuleDeps): Promise<StaffModule> {
  const { db, shop, now, publicUrl, deviceOf, auditInsert, realtime } = deps;
  const watch = watchStaff(deps);
  const cookies = createStaffCookies(publicUrl);
  const passkeyUrl = passkeyAddress(publicUrl);
  const onEnded = () => watch.changed();
  const secret = await requireSecret(db, "staff");
  const browsers = createKnownBrowsers(secret, publicUrl);
  const sessions = createStaffSessions({ db, now, cookies, browsers, onEnded });
  const digests = createGuessDigests(secret);
  const gate = createGate({ db, now, cookies, deviceOf, digests });
  const me = createMe(shop, realtime, deps);
  const seal = createSeal(await requireSecret(db, "staff-authenticators"));
  const own = { db, now, digests, seal, auditInsert, gate };
  const pinDigests = createPinDigests(await requireSecret(db, "staff-pins"));
  const pins = createPins({ db, now, digests: pinDigests, gate, auditInsert });
  return {
    gate,
    sessions,
    passkeyHost: passkeyUrl?.host ?? null,
    firstOwnerLink: () => firstOwnerLink(db, now()),
    grantsOfSession: (sessionId) => grantsOfSession(db, sessionId, now()),
    pinGate: pins.pinGate,
    peopleWithPin: (branch) => peopleWithPin(db, branch),
    async deviceEditor(tx, id, branch) {
      const person = await findStaff(tx, { id });
      const isEditor = person?.disabledAt === null && hasRight(person.grants, "devices.edit", branch);
      return isEditor ? person.name : null;
    },
    async guessOfNetwork(request) {
      const subject = digests.enrolment(request.ip);
      await takeGuessOf(db, subject, guessLimits.place, now());
      return () => forgiveGuesses(db, { all: [], one: [subject] });
    },
    register(app) {
      pinRoutes(app, { signIn: { db, now, digests }, gate, sessions, deviceOf, me, pins });
      sessionRoutes(app, { ...own, sessions, deviceOf, me, browsers });
      ownRoutes(app, { ...own, shop, onEnded });
      passkeyRoutes(app, { ...own, shop, onEnded, publicUrl: passkeyUrl, sessions, deviceOf, me, browsers });
      ownSignInRoutes(app, { ...own, onEnded, publicUrl: passkeyUrl });
      channelRoutes(app, { gate, realtime });
      app.addHook("onReady", async () => watch.start());
      app.addHook("onClose", async () => watch.stop());
      linkRoutes(app, { db, now, auditInsert, onEnded, sessions, deviceOf, me });
      const originOfOffice: Parameters<typeof staffRoutes>[1]["originOf"] = (request) => originOf(request, publicUrl);
      staffRoutes(app, { db, now, auditInsert, onEnded, gate, shop, originOf: originOfOffice, pins });
    },
  };
}
