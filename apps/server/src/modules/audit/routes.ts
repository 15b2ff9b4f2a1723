import { ApiErrorSchema, AuditQuerySchema, AuditSchema, OFFICE_PATHS, type WireAuditQuery } from "@skatert/contract";
import type { BranchId } from "@skatert/domain";
import type { FastifyInstance } from "fastify";
import type { ZodTypeProvider } from "fastify-type-provider-zod";
import type { Db } from "../../database/tables.ts";
import { isoTime } from "../../ports/clock.ts";
import type { StaffGate } from "../staff-gate.ts";
import { type AuditCursor, type AuditFilter, type AuditRow, readAudit } from "./audit-list.ts";
import { type AuditNames, type EntryNames, namesOfEntries } from "./audit-names.ts";

export interface AuditRoutesDeps {
  readonly db: Db;
  readonly gate: StaffGate;
  readonly names: () => Promise<AuditNames>;
}

/** The calls that read the log of the branches in which the caller has the right (STAFF-4). */
export function auditRoutes(instance: FastifyInstance, { db, gate, names }: AuditRoutesDeps): void {
  const app = instance.withTypeProvider<ZodTypeProvider>();
  app.get(
    OFFICE_PATHS.audit,
    {
      schema: {
        tags: ["office"],
        description:
          "The log of changes, newest first, of the branches in which the caller may read it. `next` of an answer continues it as `after`; a page may have fewer entries than asked, or none, and a `next`.",
        querystring: AuditQuerySchema,
        response: { 200: AuditSchema, 400: ApiErrorSchema, 401: ApiErrorSchema, 403: ApiErrorSchema },
      },
    },
    async (request) => {
      const { query } = request;
      const branches = await branchesFor(gate, request, query);
      const { rows, next } = await readAudit(db, filterFromWire(query, branches));
      const nameOf = await namesOfEntries(await names(), rows);
      return {
        entries: rows.map((row) => entryToWire(row, nameOf(row))),
        next: next === null ? null : `${next.at}.${next.id}`,
      };
    },
  );
}

async function branchesFor(
  gate: StaffGate,
  request: Parameters<StaffGate["caller"]>[0],
  { branch_id: branch }: WireAuditQuery,
): Promise<"all" | readonly BranchId[]> {
  if (branch === undefined) return (await gate.requireSomewhere(request, "audit.read")).branches;
  await gate.require(request, "audit.read", Number(branch));
  return [Number(branch)];
}

function filterFromWire(query: WireAuditQuery, branches: "all" | readonly BranchId[]): AuditFilter {
  return {
    branches,
    staffId: query.staff_id === undefined ? null : Number(query.staff_id),
    deviceId: query.device_id === undefined ? null : Number(query.device_id),
    objectKind: query.object_kind ?? null,
    objectId: query.object_id ?? null,
    action: query.action ?? null,
    words: query.q ?? "",
    from: query.from === undefined ? null : Date.parse(query.from),
    to: query.to === undefined ? null : Date.parse(query.to),
    after: cursorFromWire(query.after),
    limit: Number(query.limit ?? 50),
  };
}

function cursorFromWire(text: string | undefined): AuditCursor | null {
  const [at, id] = text?.split(".") ?? [];
  return at === undefined || id === undefined ? null : { at: Number(at), id };
}

function entryToWire(row: AuditRow, names: EntryNames) {
  return {
    id: row.id,
    at: isoTime(row.at),
    by: { kind: row.actor_kind, name: row.actor_name },
    staff_id: row.actor_id,
    device_id: row.device_id,
    branch_id: row.branch_id,
    device_name: names.device,
    object: { kind: row.object_kind, id: row.object_id, name: names.object },
    action: row.action,
    before: row.before === null ? null : JSON.parse(row.before),
    after: row.after === null ? null : JSON.parse(row.after),
    named: names.named,
    reason: row.reason,
  };
}
