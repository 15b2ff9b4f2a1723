import type { WireStaffMe } from "@skatert/contract";
import type { FastifyInstance } from "fastify";
import type { Kysely } from "kysely";
import { requireSecret } from "../../database/secrets.ts";
import type { Database } from "../../database/tables.ts";
import type { ShopData } from "../../shop/shop-data.ts";
import type { StaffGate } from "./caller.ts";
import { createMe } from "./people/me.ts";
import { sessionRoutes } from "./session-routes.ts";
import { createGate, type DeviceOf } from "./sessions/gate.ts";
import { createStaffCookies } from "./sessions/staff-cookie.ts";
import { createStaffSessions, type StaffSessions } from "./sessions/staff-sessions.ts";
import { createGuessDigests } from "./sign-in/digests.ts";

export interface StaffModuleDeps {
  readonly db: Kysely<Database>;
  readonly shop: ShopData;
  readonly now: () => number;
  readonly publicUrl: URL | null;
  /** The address of the realtime endpoint, for the office's pages. */
  readonly realtime: WireStaffMe["realtime"];
  /** The enrolled device that sends a request. */
  readonly deviceOf: DeviceOf;
}

/** People of the restaurant: sign-in, sessions, roles (STAFF-1, STAFF-2). */
export interface StaffModule {
  readonly gate: StaffGate;
  readonly sessions: StaffSessions;
  register(app: FastifyInstance): void;
}

export async function createStaffModule(deps: StaffModuleDeps): Promise<StaffModule> {
  const { db, now, deviceOf } = deps;
  const cookies = createStaffCookies(deps.publicUrl);
  const gate = createGate({ db, now, cookies, deviceOf });
  const sessions = createStaffSessions({ db, now, cookies, onEnded: () => undefined });
  const digests = createGuessDigests(await requireSecret(db, "staff"));
  const me = createMe(deps.shop, deps.realtime);
  return {
    gate,
    sessions,
    register(app) {
      sessionRoutes(app, { db, now, digests, gate, sessions, deviceOf, me });
    },
  };
}
