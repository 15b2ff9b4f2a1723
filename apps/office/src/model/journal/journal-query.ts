import { AuditSchema, OFFICE_PATHS, type WireAudit } from "@skatert/contract";
import { infiniteQueryOptions } from "@tanstack/react-query";
import { api } from "../../platform/api/api.ts";
import { requireAnswer } from "../../platform/api/office-error.ts";

/** Filters of the log; "" is no filter. Instants are ISO 8601, `to` excluded. */
export interface JournalFilter {
  /** Null: every branch, and entries without a branch, such as changes of people. */
  readonly branch: number | null;
  readonly q: string;
  readonly kind: string;
  readonly staff: string;
  readonly device: string;
  /** With `kind`: one object. */
  readonly object: string;
  readonly from: string | null;
  readonly to: string | null;
}

/** The changes, newest first, page by page (STAFF-4). */
export function journalQuery(filter: JournalFilter) {
  const { branch, q, kind, staff, device, object, from, to } = filter;
  const query = {
    branch_id: branch,
    q: q || null,
    object_kind: kind || null,
    object_id: object || null,
    staff_id: staff || null,
    device_id: device || null,
    from,
    to,
  };
  return infiniteQueryOptions({
    queryKey: ["journal", query],
    initialPageParam: null,
    queryFn: async ({ pageParam, signal }: { pageParam: string | null; signal: AbortSignal }): Promise<WireAudit> =>
      requireAnswer(await api.read(OFFICE_PATHS.audit, AuditSchema, { query: { ...query, after: pageParam }, signal })),
    getNextPageParam: ({ next }) => next,
  });
}
