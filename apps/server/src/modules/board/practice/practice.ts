import type { WireBoardOrder } from "@skatert/contract";
import { type AnswerState, afterAction, type BoardAction, type BranchId, type OrderId } from "@skatert/domain";
import type { Kysely } from "kysely";
import { writeLast } from "../../../database/last-writes.ts";
import { queueUp } from "../../../database/queue-up.ts";
import type { Database, Db, Tx } from "../../../database/tables.ts";
import { transaction } from "../../../database/transaction.ts";
import { tooManyRequests } from "../../../input/refusal.ts";
import { repeatable } from "../../../repeats/repeatable.ts";
import type { ShopData } from "../../../shop/shop-data.ts";
import type { AuditInsert } from "../../audit/audit-entry.ts";
import type { Answer, AnswerOrders } from "../answer-orders.ts";
import { type AnswerOutcome, requireNewCall, unanswered } from "../answer-outcome.ts";
import { actorOf } from "../record/actor.ts";
import type { PublishFeed } from "../record/feed-publisher.ts";
import { historyQuery } from "../record/feed-repository.ts";
import { feedStatements, type NewFeedEntry } from "../record/feed-statements.ts";
import { insertPractice, type PracticeRow, practiceRow, practiceRows, updatePractice } from "./practice-repository.ts";
import { practiceAnswer, practiceLines, practiceOrder, practicePromise } from "./show-practice.ts";

export interface PracticeDeps {
  readonly db: Kysely<Database>;
  readonly shop: ShopData;
  readonly now: () => number;
  readonly publish: PublishFeed;
  readonly auditInsert: AuditInsert;
}

/** Practice orders: they ring, print and are answered like others, and affect nothing else in the shop. */
export interface Practice extends AnswerOrders {
  /** Throws a 429 after twenty in an hour. */
  place(branch: BranchId, author: Author, call: Answer["call"]): Promise<OrderId>;
  get(id: OrderId): Promise<Pick<PracticeRow, "branch_id" | "created_at"> | null>;
  show(id: OrderId): Promise<WireBoardOrder | null>;
  /** Orders of the last day, the latest first. */
  ofBranch(branch: BranchId): Promise<readonly WireBoardOrder[]>;
}

type Author = Pick<Answer, "by" | "deviceId">;

const hourMs = 3_600_000;
const dayMs = 24 * hourMs;
const maxInHour = 20;

export function createPractice(deps: PracticeDeps): Practice {
  const { db, now } = deps;
  const shown = (rows: readonly PracticeRow[]) => showAll(db, rows, now());
  return {
    place: (branch, author, call) => place(deps, branch, author, call),
    get: (id) => practiceRow(db, id),
    async show(id) {
      const row = await practiceRow(db, id);
      return row === null ? null : ((await shown([row]))[0] ?? null);
    },
    ofBranch: async (branch) => shown(await practiceRows(db, branch, now() - dayMs)),
    confirm: (answer, promisedAt) =>
      change(deps, answer, { kind: "confirm" }, (row) => {
        const at = promisedAt ?? Math.max(row.promised_at, practicePromise(now()));
        return {
          fields: {
            confirmed_at: row.confirmed_at ?? now(),
            confirmed_by: row.confirmed_by ?? answer.by,
            promised_at: at,
          },
          entry: { kind: "confirmed", promised_at: at },
        };
      }),
    promise: (answer, promisedAt) =>
      change(deps, answer, { kind: "promise" }, (row) => ({
        fields: { promised_at: promisedAt, promised_before: row.promised_at },
        entry: { kind: "promised", promised_at: promisedAt },
      })),
    refuse: (answer, { reason }) =>
      change(deps, answer, { kind: "refuse" }, () => ({
        fields: { stage: "cancelled" },
        entry: { kind: "refused", reason },
      })),
    note: (answer, note) =>
      change(deps, answer, { kind: "note" }, (row) =>
        row.note === note ? null : { fields: { note }, entry: { kind: "changed", reason: "note" } },
      ),
    // A practice order has no guest's words to read.
    seen: (answer) => change(deps, answer, { kind: "seen" }, () => null),
    move: (answer, stage) =>
      change(deps, answer, { kind: "move", to: stage }, (row) => ({
        fields: { stage, confirmed_at: row.confirmed_at ?? now(), confirmed_by: row.confirmed_by ?? answer.by },
        entry: { kind: "moved", stage },
      })),
  };
}

async function showAll(db: Db, rows: readonly PracticeRow[], now: number): Promise<readonly WireBoardOrder[]> {
  if (rows.length === 0) return [];
  const query = historyQuery(
    db,
    rows.map(({ id }) => id),
  );
  const history = Map.groupBy((await db.executeQuery(query)).rows, ({ order_id: id }) => id);
  return rows.map((row) => practiceOrder(row, history.get(row.id) ?? [], now));
}

async function place(deps: PracticeDeps, branch: BranchId, author: Author, call: Answer["call"]): Promise<OrderId> {
  const at = deps.now();
  const rules = (await deps.shop.current()).rulesFor(branch);
  const lines = JSON.stringify(rules === null ? [] : practiceLines(rules.catalog));
  const work = async (tx: Tx): Promise<OrderId> => {
    await queueUp(tx, "practice-place");
    const placed = await practiceRows(tx, branch, at - hourMs);
    const [oldest] = placed.slice(maxInHour - 1);
    if (oldest !== undefined)
      throw tooManyRequests("Too many practice orders in an hour", "practice-orders", oldest.created_at + hourMs - at);
    const row: Omit<PracticeRow, "id"> = {
      branch_id: branch,
      version: 1,
      stage: "accepted",
      lines,
      created_at: at,
      promised_at: practicePromise(at),
      promised_before: null,
      confirmed_at: null,
      confirmed_by: null,
      note: "",
    };
    const id = await insertPractice(tx, row);
    await record(deps, tx, { branch, id, author, at }, { kind: "placed" }, { after: row });
    return id;
  };
  const { answer: orderId } = await transaction(deps.db, (tx) => repeatable(tx, call, at, () => work(tx)));
  await deps.publish(branch);
  return orderId;
}

interface PracticeChange {
  readonly fields: Partial<PracticeRow>;
  readonly entry: NewFeedEntry;
}

/** Like the answers to other orders: the rules of the domain, and one conditional update. */
async function change(
  deps: PracticeDeps,
  answer: Answer,
  action: BoardAction,
  changeOf: (row: PracticeRow, state: AnswerState) => PracticeChange | null,
): Promise<AnswerOutcome> {
  const at = deps.now();
  let branch: BranchId | null = null;
  const work = async (tx: Tx): Promise<AnswerOutcome> => {
    const row = await practiceRow(tx, answer.orderId);
    if (row === null) return "not-found";
    await requireNewCall(tx, answer.call, at);
    if (answer.version !== null && answer.version !== row.version) throw unanswered.rollback("changed");
    const state = practiceAnswer(row);
    if (afterAction(state, action, "pickup") === null) throw unanswered.rollback("refused");
    const changed = changeOf(row, state);
    if (changed === null) return "done";
    const { fields, entry } = changed;
    if (!(await updatePractice(tx, row, fields))) throw unanswered.rollback("changed");
    branch = row.branch_id;
    const source = { branch: row.branch_id, id: row.id, author: answer, at };
    await record(deps, tx, source, entry, { before: logged(row), after: logged({ ...row, ...fields }) });
    return "done";
  };
  const outcome = await unanswered.outcomeOf(() => transaction(deps.db, work));
  if (branch !== null) await deps.publish(branch);
  return outcome;
}

/** The log has only the length of a note (STAFF-4). */
function logged(row: PracticeRow) {
  return { ...row, note_length: row.note.length };
}

interface Source {
  readonly branch: BranchId;
  readonly id: OrderId;
  readonly author: Author;
  readonly at: number;
}

/** The entries of log and feed. The feed is last: see feedStatements. */
async function record(
  { auditInsert }: PracticeDeps,
  tx: Tx,
  { branch, id, author, at }: Source,
  entry: NewFeedEntry,
  states: { readonly before?: unknown; readonly after: unknown },
): Promise<void> {
  const log = auditInsert(tx, {
    at,
    by: actorOf(author.by, author.deviceId),
    branchId: branch,
    action: entry.kind,
    guestId: null,
    object: { kind: "practice-order", id: String(id) },
    reason: entry.kind === "changed" ? "" : (entry.reason ?? ""),
    before: states.before ?? null,
    after: states.after,
  });
  await writeLast(tx, [log, ...feedStatements(tx, { branchId: branch, orderId: id, at, by: author.by }, [entry])]);
}
