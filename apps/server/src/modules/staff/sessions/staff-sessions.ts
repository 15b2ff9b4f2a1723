import type { FastifyReply, FastifyRequest } from "fastify";
import type { Db, Tx } from "../../../database/tables.ts";
import type { KnownBrowsers } from "../sign-in/known-browsers.ts";
import {
  endStaffSessions,
  findStaffSession,
  openStaffSession,
  type StaffSession,
  staffSessionId,
} from "./session-store.ts";
import type { StaffCookies } from "./staff-cookie.ts";

export interface StaffSessions {
  /**
   * Opens a session for a person whose identity was checked, sets its cookie, and ends the session that the request
   * had. `deviceId`: the enrolled device to which the session belongs; null: a personal session.
   */
  open(
    request: FastifyRequest,
    reply: FastifyReply,
    who: { readonly staffId: number; readonly deviceId: number | null; readonly byPin?: boolean },
  ): Promise<StaffSession>;
  /** Ends the session of the request and removes its cookie. */
  close(request: FastifyRequest, reply: FastifyReply): Promise<void>;
  /** Ends every session of a device in the transaction that revokes it; call `announceEnded` after the commit. */
  endOfDevice(tx: Tx, deviceId: number): Promise<void>;
  /** Ends what depends on ended sessions, in every process. */
  announceEnded(): void;
}

export interface StaffSessionsDeps {
  readonly db: Db;
  readonly now: () => number;
  readonly cookies: StaffCookies;
  readonly browsers: KnownBrowsers;
  /** Called after sessions have ended in the store. */
  readonly onEnded: () => void;
}

export function createStaffSessions({ db, now, cookies, browsers, onEnded }: StaffSessionsDeps): StaffSessions {
  async function end(request: FastifyRequest): Promise<void> {
    const token = cookies.tokenOf(request);
    if (token !== null && (await endStaffSessions(db, { sessionId: staffSessionId(token) })) > 0) onEnded();
  }
  return {
    announceEnded: onEnded,
    async endOfDevice(tx, deviceId) {
      await endStaffSessions(tx, { deviceId });
    },
    async open(request, reply, { staffId, deviceId, byPin = false }) {
      await end(request);
      const agent = request.headers["user-agent"] ?? "";
      const token = await openStaffSession(db, { staffId, deviceId, byPin, agent, now: now() });
      const session = await findStaffSession(db, token, now());
      if (session === null) throw new Error("the session ended while it was opened");
      cookies.set(request, reply, token);
      if (!byPin) browsers.remember(request, reply, session.login);
      return session;
    },
    async close(request, reply) {
      await end(request);
      cookies.drop(request, reply);
    },
  };
}
