import {
  InboxItemSchema,
  InboxPeopleSchema,
  InboxRulesSchema,
  InboxSchema,
  inboxItemPath,
  OFFICE_PATHS,
  type WireAnswerInbox,
  type WireAssignInbox,
  type WireInbox,
  type WireInboxItem,
  type WireInboxRules,
  type WireReviewInbox,
} from "@skatert/contract";
import { infiniteQueryOptions, queryOptions } from "@tanstack/react-query";
import { api } from "../../platform/api/api.ts";
import { type OfficeResult, requireAnswer } from "../../platform/api/office-error.ts";
import { queryClient } from "../../platform/api/query-client.ts";
import { createListeners } from "../../platform/realtime/listeners.ts";

/** First key of all queries of the inbox. */
export const INBOX = "inbox";

/** Without a running board no channel announces new items. */
const everyMs = 15_000;

/** Filters of the inbox; "" is no filter. */
export interface InboxFilter {
  readonly kind: string;
  /** Null: every branch of the person. */
  readonly branch: number | null;
  readonly isMine: boolean;
  readonly isDone: boolean;
  readonly q: string;
}

function queryOf({ kind, branch, isMine, isDone, q }: InboxFilter) {
  return {
    branch_id: branch,
    kind: kind || null,
    state: isDone ? "done" : null,
    assignee: isMine ? "me" : null,
    q: q || null,
  };
}

/** The items, page by page (INBOX-1). */
export function inboxQuery(filter: InboxFilter) {
  const query = queryOf(filter);
  return infiniteQueryOptions({
    queryKey: [INBOX, "list", query],
    initialPageParam: null,
    refetchInterval: everyMs,
    queryFn: async ({ pageParam, signal }: { pageParam: string | null; signal: AbortSignal }): Promise<WireInbox> =>
      requireAnswer(
        await api.read(OFFICE_PATHS.inbox, InboxSchema, { query: { ...query, before: pageParam }, signal }),
      ),
    getNextPageParam: ({ next }) => next,
  });
}

/** The number of open items by kind in the person's branches, for the navigation. */
export const openCountQuery = queryOptions({
  queryKey: [INBOX, "open"],
  refetchInterval: everyMs,
  queryFn: async ({ signal }): Promise<WireInbox["open"]> =>
    requireAnswer(await api.read(OFFICE_PATHS.inbox, InboxSchema, { signal })).open,
});

/** People to whom an item of a branch can be given. Null: an item of no branch. */
export function inboxPeopleQuery(branch: number | null) {
  return queryOptions({
    queryKey: [INBOX, "people", branch],
    queryFn: async ({ signal }) =>
      requireAnswer(
        await api.read(OFFICE_PATHS.inboxPeople, InboxPeopleSchema, { query: { branch_id: branch }, signal }),
      ).people,
  });
}

/** How each kind rings and when it is due. */
export const inboxRulesQuery = queryOptions({
  queryKey: [INBOX, "rules"],
  queryFn: async ({ signal }): Promise<WireInboxRules> =>
    requireAnswer(await api.read(OFFICE_PATHS.inboxSettings, InboxRulesSchema, { signal })),
});

export async function saveInboxRules(rules: WireInboxRules): Promise<OfficeResult<WireInboxRules>> {
  const result = await api.change("PUT", OFFICE_PATHS.inboxSettings, InboxRulesSchema, { body: rules });
  if (result.ok) queryClient.setQueryData(inboxRulesQuery.queryKey, result.value);
  return result;
}

/** Tells the items that this device has changed, so that the running board falls silent at once. */
export const changedItems = createListeners<WireInboxItem>();

export function assignItem(id: number, body: WireAssignInbox): Promise<OfficeResult<WireInboxItem>> {
  return changed(api.change("POST", inboxItemPath(id, "assign"), InboxItemSchema, { body }));
}

export function answerItem(id: number, body: WireAnswerInbox): Promise<OfficeResult<WireInboxItem>> {
  return changed(api.change("POST", inboxItemPath(id, "answer"), InboxItemSchema, { body }));
}

export function reviewItem(id: number, body: WireReviewInbox): Promise<OfficeResult<WireInboxItem>> {
  return changed(api.change("POST", inboxItemPath(id, "review"), InboxItemSchema, { body }));
}

/** Reloads the lists, also after a refusal, because a colleague may have answered. */
async function changed(call: Promise<OfficeResult<WireInboxItem>>): Promise<OfficeResult<WireInboxItem>> {
  const result = await call;
  if (result.ok) changedItems.tell(result.value);
  await refreshInbox();
  return result;
}

export function refreshInbox(): Promise<void> {
  return queryClient.invalidateQueries({ queryKey: [INBOX] });
}
