import type { WireInbox, WireInboxFeed, WireInboxItem } from "@skatert/contract";
import { type BranchId, branchesWith, hasRight, type InboxKind, type InboxRules, roleLimit } from "@skatert/domain";
import type { Kysely } from "kysely";
import type { Database } from "../../database/tables.ts";
import type { StaffCaller } from "../staff-gate.ts";
import { type AnswerDeps, createInboxAnswers, type InboxAnswers } from "./answers/answers.ts";
import { type CancelRequest, cancelItem, type InboxSources, showItems } from "./show-items.ts";
import {
  changesQuery,
  type ItemFilter,
  itemById,
  lastChange,
  listQuery,
  openByKind,
  searchText,
} from "./store/item-repository.ts";
import { readRules } from "./store/rules-repository.ts";
import type { StoredItem } from "./tables.ts";

export interface InboxDeps extends AnswerDeps {
  readonly db: Kysely<Database>;
  readonly sources: InboxSources;
  readonly branches: () => Promise<readonly BranchId[]>;
  /** People who answer requests in a branch, or anywhere: null. */
  readonly people: (branch: BranchId | null) => Promise<readonly { readonly id: number; readonly name: string }[]>;
}

/** A page of the inbox; the branches are those of the caller, or the one asked for. */
export type InboxQuestion = Omit<ItemFilter, "kind" | "limit"> & { readonly kind: InboxKind | null };

/** Calls back, dishes on request, bookings and reviews that wait for an answer (INBOX-1). */
export interface Inbox extends InboxAnswers {
  list(question: InboxQuestion, caller: StaffCaller): Promise<WireInbox>;
  feed(question: Parameters<typeof changesQuery>[1], caller: StaffCaller): Promise<WireInboxFeed>;
  /** Null: there is none, or not for the caller. */
  find(id: number, caller: StaffCaller): Promise<StoredItem | null>;
  show(id: number, caller: StaffCaller): Promise<WireInboxItem | null>;
  rules(): Promise<InboxRules>;
  readonly people: InboxDeps["people"];
}

const perPage = 50;
const maxCancelRequests = 100;

export function createInbox(deps: InboxDeps): Inbox {
  const { db, sources } = deps;
  const shown = async (items: readonly StoredItem[], reader: StaffCaller) =>
    showItems(db, sources, items, { reader, rules: await readRules(db) });
  const find = async (id: number, { grants }: StaffCaller) => {
    const item = await itemById(db, id);
    const branches = branchesWith(grants, "requests.answer");
    const isTheirs = item?.branch_id === null ? branches === "all" || branches.length > 0 : mayAnswer(item, grants);
    return isTheirs ? item : null;
  };
  return {
    ...createInboxAnswers(deps),
    list: (question, caller) => listInbox(deps, question, caller, shown),
    async feed(question, caller) {
      // Before the items: a change committed between the two statements is in the next answer, and not skipped.
      const last = await lastChange(db);
      const { rows } = await db.executeQuery(changesQuery(db, question));
      const more = rows.length === question.limit;
      const reached = rows.at(-1)?.changed ?? 0;
      return { last: more ? reached : Math.max(last, reached), more, items: [...(await shown(rows, caller))] };
    },
    find,
    async show(id, caller) {
      const item = await find(id, caller);
      return item === null ? null : ((await shown([item], caller))[0] ?? null);
    },
    rules: () => readRules(db),
    people: deps.people,
  };
}

function mayAnswer(item: StoredItem | null, grants: StaffCaller["grants"]): boolean {
  return item !== null && item.branch_id !== null && hasRight(grants, "requests.answer", item.branch_id);
}

async function listInbox(
  deps: InboxDeps,
  question: InboxQuestion,
  caller: StaffCaller,
  shown: (items: readonly StoredItem[], caller: StaffCaller) => Promise<readonly WireInboxItem[]>,
): Promise<WireInbox> {
  const { db } = deps;
  const { branches, kind, state } = question;
  const own = branches === "all" ? await deps.branches() : branches;
  // Before the items: what changes meanwhile comes with the feed.
  const last = await lastChange(db);
  const search = searchText(question.search);
  const isOfOrders = kind === "cancel-request";
  const page = isOfOrders
    ? []
    : (await db.executeQuery(listQuery(db, { ...question, search, kind, limit: perPage + 1 }))).rows;
  const [asked, counts, rules] = await Promise.all([
    deps.sources.cancelRequests(db, own, maxCancelRequests),
    openByKind(db, branches),
    readRules(db),
  ]);
  const listsCancels = state === "open" && question.before === null && !(typeof question.assignee === "number");
  const cancels = listsCancels && (kind === null || isOfOrders) ? asked.filter((each) => matches(each, search)) : [];
  const rest = page.slice(0, perPage);
  const ended = rest.at(-1);
  const next = page.length <= perPage || ended === undefined ? null : `${placeOf(ended)}-${ended.id}`;
  return {
    last,
    items: [...cancels.map((each) => cancelItem(each, caller, rules)), ...(await shown(rest, caller))],
    next,
    open: openOf(counts, asked.length),
    max_points: Math.max(0, ...own.map((branch) => roleLimit(caller.grants, "reviewPoints", branch))),
  };
}

function openOf(counts: ReadonlyMap<InboxKind, number>, cancelRequests: number): WireInbox["open"] {
  const counted = (kind: InboxKind) => (kind === "cancel-request" ? cancelRequests : (counts.get(kind) ?? 0));
  return {
    call: counted("call"),
    dish: counted("dish"),
    booking: counted("booking"),
    "booking-cancelled": counted("booking-cancelled"),
    review: counted("review"),
    "cancel-request": counted("cancel-request"),
  };
}

function placeOf({ state, due_at: due, ended_at: ended }: StoredItem): number {
  return state === "open" ? due : (ended ?? 0);
}

function matches({ name, phone, orderId }: CancelRequest, search: string): boolean {
  return searchText(`${name} ${phone} ${orderId}`).includes(search);
}
