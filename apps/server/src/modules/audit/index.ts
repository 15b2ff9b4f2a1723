import type { FastifyInstance } from "fastify";
import type { AuditInsert } from "./audit-entry.ts";
import { auditInsert } from "./audit-insert.ts";
import { type AuditRoutesDeps, auditRoutes } from "./routes.ts";

/** The log of changes (STAFF-4). */
export interface AuditModule {
  readonly auditInsert: AuditInsert;
  register(app: FastifyInstance, deps: AuditRoutesDeps): void;
}

export function createAuditModule(): AuditModule {
  return { auditInsert, register: auditRoutes };
}
