import { ChangeSchema, HistorySchema, OFFICE_PATHS, type WireChange, type WireHistory } from "@skatert/contract";
import { infiniteQueryOptions, queryOptions } from "@tanstack/react-query";
import { api } from "../../platform/api/api.ts";
import { requireAnswer } from "../../platform/api/office-error.ts";
import { SHOP_DATA } from "../entities/entity-query.ts";

/** Filters of the history; "" is no filter. `entity`: "product:101". */
export interface HistoryFilter {
  readonly entity: string;
  readonly by: string;
  readonly source: string;
}

/** Published changes, newest first, page by page (EDIT-6). */
export function historyQuery({ entity, by, source }: HistoryFilter) {
  const query = { entity: entity || null, by: by || null, source: source || null };
  return infiniteQueryOptions({
    queryKey: [SHOP_DATA, "history", query],
    initialPageParam: null,
    queryFn: async ({ pageParam, signal }: { pageParam: string | null; signal: AbortSignal }): Promise<WireHistory> =>
      requireAnswer(
        await api.read(OFFICE_PATHS.history, HistorySchema, { query: { ...query, after: pageParam }, signal }),
      ),
    getNextPageParam: ({ next }) => next,
  });
}

/** One change with before and after of every field. */
export function changeQuery(id: number) {
  return queryOptions({
    queryKey: [SHOP_DATA, "change", id],
    queryFn: async ({ signal }): Promise<WireChange> =>
      requireAnswer(await api.read(`${OFFICE_PATHS.history}/${id}`, ChangeSchema, { signal })),
  });
}
