import * as z from "zod/mini";
import { ActorSchema } from "./feed-entry.ts";

const instant = z.iso.datetime().check(z.maxLength(40));
const askedInstant = instant.check(z.maxLength(40));
const word = z.string().check(z.maxLength(60));

/** The position at which a page of the log ends, as `next` of the answer. */
const cursor = z.string().check(z.regex(/^\d{1,15}\.[0-9a-z]{1,40}$/));

/**
 * Query of `GET /api/office/audit` (STAFF-4). `q`: words in the names, objects and reasons of entries. `from` and `to`:
 * instants, `to` excluded.
 */
export const AuditQuerySchema = z.object({
  branch_id: z.optional(z.string().check(z.regex(/^\d{1,9}$/))),
  staff_id: z.optional(z.string().check(z.regex(/^\d{1,9}$/))),
  device_id: z.optional(z.string().check(z.regex(/^\d{1,9}$/))),
  object_kind: z.optional(word),
  object_id: z.optional(word),
  action: z.optional(word),
  q: z.optional(z.string().check(z.trim(), z.maxLength(100))),
  from: z.optional(askedInstant),
  to: z.optional(askedInstant),
  after: z.optional(cursor),
  limit: z.optional(z.string().check(z.regex(/^([1-9]\d?|100)$/))),
});
export type WireAuditQuery = z.infer<typeof AuditQuerySchema>;

const state = z.nullable(z.looseObject({}));

/** One change. `before` and `after` have the fields that changed, never a guest's name, number or address. */
export const AuditEntrySchema = z.looseObject({
  id: z.string(),
  at: instant,
  by: ActorSchema,
  /** Id of the staff member; null for others. */
  staff_id: z.nullable(z.int()),
  device_id: z.nullable(z.int()),
  branch_id: z.nullable(z.int()),
  device_name: z.nullable(z.string()),
  /** `name`: the current name of the person, device, dish, branch or code; null: it has none, or was removed. */
  object: z.looseObject({ kind: z.string(), id: z.string(), name: z.nullable(z.string()) }),
  action: z.string(),
  before: state,
  after: state,
  /** Names of what these fields refer to, by key: "product:101". Without what is gone. */
  named: z.record(z.string(), z.string()),
  reason: z.string(),
});
export type WireAuditEntry = z.infer<typeof AuditEntrySchema>;

/** Newest first. `next` continues the search; it may be present although fewer entries than requested were found. */
export const AuditSchema = z.looseObject({
  entries: z.array(AuditEntrySchema),
  next: z.nullable(z.string()),
});
export type WireAudit = z.infer<typeof AuditSchema>;
