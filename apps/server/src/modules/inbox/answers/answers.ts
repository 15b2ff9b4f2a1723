import { isDeepStrictEqual } from "node:util";
import type { InboxReason } from "@skatert/contract";
import {
  type BranchId,
  type InboxOutcome,
  type InboxRule,
  type InboxRules,
  type OrderId,
  outcomesOf,
  roleLimit,
} from "@skatert/domain";
import type { Kysely } from "kysely";
import { rollbacks } from "../../../database/rollback.ts";
import type { Database, Tx } from "../../../database/tables.ts";
import { transaction } from "../../../database/transaction.ts";
import { Refusal } from "../../../input/refusal.ts";
import type { Call } from "../../../repeats/call.ts";
import { repeatable } from "../../../repeats/repeatable.ts";
import { staffAuthor } from "../../../shop/staff-author.ts";
import type { AuditEntry, AuditInsert } from "../../audit/audit-entry.ts";
import type { StaffCaller } from "../../staff-gate.ts";
import { changeItem, type ItemChange, itemById } from "../store/item-repository.ts";
import { RULED_KINDS, readRules, saveRules } from "../store/rules-repository.ts";
import type { StoredItem } from "../tables.ts";

/** An answer to a request, as its module carries it out and tells the guest. */
export interface RequestAnswer {
  readonly requestId: number;
  readonly outcome: InboxOutcome;
  readonly reason: InboxReason | null;
  readonly message: string;
  readonly at: number;
}

export interface AnswerDeps {
  readonly db: Kysely<Database>;
  readonly now: () => number;
  readonly auditInsert: AuditInsert;
  /** Before the item is written. False: the request is no longer open. */
  readonly answerRequest: (tx: Tx, answer: RequestAnswer) => Promise<boolean>;
  /** Changes a review, before the item is written; its guest is told of a reply. */
  readonly changeReview: (tx: Tx, orderId: OrderId, change: ReviewChange) => Promise<void>;
  /** Gives points to the guest of an order, once for an id; otherwise tells why not. */
  readonly givePoints: (tx: Tx, gift: ReviewGift) => Promise<"given" | "no-account" | "above-limit">;
  /** Whether a person who is not removed answers requests in the branch; null: anywhere. */
  readonly mayBeAssigned: (tx: Tx, staffId: number, branch: BranchId | null) => Promise<boolean>;
  /** After the commit. */
  readonly announce: (branchId: BranchId | null) => Promise<void>;
}

export interface ReviewChange {
  /** "": none. */
  readonly reply?: string;
  /** Null: the comment is shown. */
  readonly hidden?: string | null;
  readonly at: number;
}

export interface ReviewGift {
  readonly id: string;
  readonly orderId: OrderId;
  readonly points: number;
  readonly reason: string;
  readonly by: StaffCaller;
  readonly at: number;
}

/** A change of an item by a person who saw a version of it. */
export interface Attempt {
  readonly item: StoredItem;
  readonly version: number;
  readonly by: StaffCaller;
  /** Null: without an `Idempotency-Key`. */
  readonly call: Call | null;
}

/** `changed`: somebody else was first. */
export type AttemptOutcome = "done" | "changed";

/** What staff do with items. A refusal throws `inbox_answer_refused` with its reason. */
export interface InboxAnswers {
  assign(
    attempt: Attempt,
    to: { readonly staffId: number | null; readonly dueAt: number | null },
  ): Promise<AttemptOutcome>;
  answer(attempt: Attempt, answer: Omit<RequestAnswer, "requestId" | "at">): Promise<AttemptOutcome>;
  review(
    attempt: Attempt,
    change: Omit<ReviewChange, "at">,
    gift: { readonly points: number; readonly reason: string } | null,
  ): Promise<AttemptOutcome>;
  setRules(rules: InboxRules, by: StaffCaller): Promise<void>;
}

export function createInboxAnswers(deps: AnswerDeps): InboxAnswers {
  return {
    assign: (attempt, { staffId, dueAt }) =>
      attempted(deps, attempt, async (tx, item) => {
        if (item.state === "done") throw refused("ended");
        if (staffId !== null && !(await deps.mayBeAssigned(tx, staffId, item.branch_id)))
          throw refused("no-such-person");
        const change = { assignee_id: staffId, ...(dueAt === null ? {} : { due_at: dueAt }) };
        return {
          change,
          action: "change",
          after: { assigned: staffId !== null, due_at: dueAt ?? item.due_at },
          reason: "",
        };
      }),
    answer: (attempt, answer) =>
      attempted(deps, attempt, async (tx, item, at) => {
        const { outcome, reason, message } = answer;
        if (item.state === "done") throw refused("ended");
        if (!outcomesOf(item.kind).includes(outcome)) throw refused("outcome");
        if (outcome === "refused" && reason === null) throw refused("reason");
        const answersRequest = item.request_id !== null && item.kind !== "booking-cancelled";
        const isOpen =
          !answersRequest || (await deps.answerRequest(tx, { ...answer, requestId: item.request_id ?? 0, at }));
        if (!isOpen) return null;
        const end = {
          state: "done",
          outcome,
          reason,
          message,
          ended_at: at,
          ended_by: staffAuthor(attempt.by),
        } as const;
        const action = outcome === "confirmed" ? "confirm" : outcome === "refused" ? "refuse" : "end";
        return { change: end, action, after: {}, reason: reason ?? "" };
      }),
    review: (attempt, change, gift) =>
      attempted(deps, attempt, (tx, item, at) => changeOfReview(deps, tx, { item, by: attempt.by, change, gift, at })),
    setRules: (rules, by) =>
      transaction(deps.db, async (tx) => {
        const before = await readRules(tx);
        await saveRules(tx, rules);
        for (const kind of RULED_KINDS) {
          if (isDeepStrictEqual(before[kind], rules[kind])) continue;
          const object = { kind: "inbox-rules", id: kind } as const;
          const entry = { object, action: "change", branchId: null, reason: "" } as const;
          await log(deps, tx, by, { ...entry, before: ruleFields(before[kind]), after: ruleFields(rules[kind]) });
        }
      }),
  };
}

interface Written {
  readonly change: ItemChange;
  readonly action: AuditEntry["action"];
  readonly after: Readonly<Record<string, unknown>>;
  readonly reason: string;
}

/** Null: what the item tells of was changed meanwhile, so its version will be too. */
type Work = (tx: Tx, item: StoredItem, at: number) => Promise<Written | null>;

/**
 * Decides on the item as it is now. The request or review is changed first and the item last, because the number of an
 * item's change stays locked until the commit.
 */
async function attempted(deps: AnswerDeps, attempt: Attempt, work: Work): Promise<AttemptOutcome> {
  const { version, by, call } = attempt;
  const outcome = await late.outcomeOf(() =>
    transaction(deps.db, async (tx) => {
      const at = deps.now();
      await repeatable(tx, call, at, async () => {
        const item = await itemById(tx, attempt.item.id);
        if (item === null || item.version !== version) throw late.rollback("changed");
        const written = await work(tx, item, at);
        if (written === null) throw late.rollback("changed");
        const { change, action, after, reason } = written;
        const object = { kind: "inbox", id: String(item.id) } as const;
        const before = keysOf(after, item);
        await log(deps, tx, by, { object, action, branchId: item.branch_id, before, after, reason });
        if (!(await changeItem(tx, item, change))) throw late.rollback("changed");
      });
      return "done" as const;
    }),
  );
  if (outcome === "done") await deps.announce(attempt.item.branch_id);
  return outcome;
}

/** Somebody else has changed the item or what it tells of. */
const late = rollbacks<"changed">();

function refused(reason: string): Refusal {
  return new Refusal("inbox_answer_refused", "The item cannot be answered in this way", { reason });
}

interface ReviewWork {
  readonly item: StoredItem;
  readonly by: StaffCaller;
  readonly change: Omit<ReviewChange, "at">;
  readonly gift: { readonly points: number; readonly reason: string } | null;
  readonly at: number;
}

async function changeOfReview(deps: AnswerDeps, tx: Tx, { item, by, change, gift, at }: ReviewWork): Promise<Written> {
  const { order_id: orderId, branch_id: branch } = item;
  if (item.kind !== "review" || orderId === null || branch === null) throw refused("no-review");
  if (gift === null) {
    await deps.changeReview(tx, orderId, { ...change, at });
    const { reply, hidden } = change;
    const after = {
      ...(reply === undefined ? {} : { reply_length: reply.length }),
      ...(hidden === undefined ? {} : { hidden: hidden !== null }),
    };
    // The words of staff may name the guest: they are in the review, and in the points' entry, alone (STAFF-4).
    return { change: {}, action: "change", after, reason: "" };
  }
  if (item.points > 0) throw refused("compensated");
  if (gift.points > roleLimit(by.grants, "reviewPoints", branch)) throw refused("above-limit");
  const outcome = await deps.givePoints(tx, { ...gift, id: `review:${orderId}`, orderId, by, at });
  if (outcome !== "given") throw refused(outcome);
  const { points } = gift;
  return { change: { points }, action: "return", after: { points }, reason: "" };
}

function keysOf(after: Readonly<Record<string, unknown>>, item: StoredItem): Record<string, unknown> {
  const state = { assigned: item.assignee_id !== null, due_at: item.due_at, points: item.points };
  return Object.fromEntries(Object.entries(state).filter(([key]) => Object.hasOwn(after, key)));
}

function ruleFields({ dueMinutes, rings, escalates }: InboxRule) {
  return { due_minutes: dueMinutes, rings, escalates };
}

type Logged = Pick<AuditEntry, "object" | "action" | "branchId" | "before" | "after" | "reason">;

async function log(deps: AnswerDeps, tx: Tx, { id, name, deviceId }: StaffCaller, entry: Logged): Promise<void> {
  const by = { kind: "staff", id, name, deviceId } as const;
  await tx.executeQuery(deps.auditInsert(tx, { ...entry, at: deps.now(), by, guestId: null }));
}
