import { ApiErrorSchema, DoneSchema, OFFICE_PATHS, StaffSessionsSchema } from "@skatert/contract";
import type { Kysely } from "kysely";
import * as z from "zod/mini";
import type { Database } from "../../database/tables.ts";
import { transaction } from "../../database/transaction.ts";
import type { TypedApp } from "../../http/typed-app.ts";
import { Refusal } from "../../input/refusal.ts";
import { isoTime } from "../../ports/clock.ts";
import { sessionTag } from "../../realtime/held-session.ts";
import type { AuditInsert } from "../audit/audit-entry.ts";
import type { StaffCaller } from "../staff-gate.ts";
import { actorOf, staffEntry } from "./people/staff-log.ts";
import { type OwnGate, rightMissing } from "./sessions/gate.ts";
import { type EndedStaffSessions, endStaffSessions, listSessionsOf } from "./sessions/session-store.ts";

export interface OwnSessionDeps {
  readonly db: Kysely<Database>;
  readonly now: () => number;
  readonly gate: OwnGate;
  readonly auditInsert: AuditInsert;
  readonly onEnded: () => void;
}

const tags = ["office"];
const faults = { 400: ApiErrorSchema, 401: ApiErrorSchema, 404: ApiErrorSchema, 429: ApiErrorSchema };
const SessionParams = z.object({ id: z.string().check(z.maxLength(60)) });

/** The signed-in person's own sessions: the list, and the end of one or of all others (STAFF-1). */
export function ownSessionRoutes(app: TypedApp, deps: OwnSessionDeps): void {
  const { db, now, gate, onEnded } = deps;
  app.get(
    OFFICE_PATHS.sessions,
    {
      schema: {
        tags,
        description: "The caller's own sessions, the last used first.",
        response: { 200: StaffSessionsSchema, ...faults },
      },
    },
    async (request) => {
      const own = await gate.session(request);
      const sessions = await listSessionsOf(db, own.staffId, now());
      return {
        sessions: sessions.map(({ id, agent, deviceId, createdAt, seenAt }) => ({
          id: sessionTag(id),
          current: id === own.id,
          agent,
          on_device: deviceId !== null,
          created_at: isoTime(createdAt),
          seen_at: isoTime(seenAt),
        })),
      };
    },
  );
  app.delete(
    OFFICE_PATHS.sessions,
    {
      schema: {
        tags,
        description: "Signs the caller out everywhere else.",
        response: { 200: DoneSchema, ...faults },
      },
    },
    async (request) => {
      const own = await gate.session(request);
      // Refused for a PIN session: a person who saw the four digits must not sign the PIN's owner out elsewhere.
      if (own.byPin) throw rightMissing("own.sessions", "password-needed");
      await endOwnSessions(deps, await gate.caller(request), { staffId: own.staffId, except: own.id });
      onEnded();
      return { status: "success" as const };
    },
  );
  app.delete(
    `${OFFICE_PATHS.sessions}/:id`,
    {
      schema: {
        tags,
        description: "Ends one of the caller's own sessions.",
        params: SessionParams,
        response: { 200: DoneSchema, ...faults },
      },
    },
    async (request) => {
      const { staffId, byPin } = await gate.session(request);
      const sessions = await listSessionsOf(db, staffId, now());
      const found = sessions.find(({ id }) => sessionTag(id) === request.params.id);
      if (found === undefined) throw new Refusal("rest_not_found", "There is no such session");
      if (byPin && found.deviceId === null) throw rightMissing("own.sessions", "password-needed");
      await endOwnSessions(deps, await gate.caller(request), { sessionId: found.id });
      onEnded();
      return { status: "success" as const };
    },
  );
}

/** Ends sessions of the caller with their entry in the log (STAFF-4). */
async function endOwnSessions(
  { db, now, auditInsert }: OwnSessionDeps,
  caller: StaffCaller,
  which: EndedStaffSessions,
): Promise<void> {
  await transaction(db, async (tx) => {
    const sessions = await endStaffSessions(tx, which);
    if (sessions === 0) return;
    const object = { kind: "session", id: String(caller.id) } as const;
    const entry = { at: now(), staffId: caller.id, action: "end" as const, before: null, after: { sessions } };
    await tx.executeQuery(auditInsert(tx, { ...staffEntry(actorOf({ caller }), entry), object }));
  });
}
