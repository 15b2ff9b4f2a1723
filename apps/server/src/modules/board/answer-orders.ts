import type { ShopSettings } from "@skatert/contract";
import {
  type AnswerState,
  afterAction,
  answerState,
  awaitedAnswer,
  type BoardAction,
  fulfilmentOf,
  needsReading,
  type OrderId,
  type OrderStage,
  proposedTime,
} from "@skatert/domain";
import type { Tx } from "../../database/tables.ts";
import type { Call } from "../../repeats/call.ts";
import type { ShopData } from "../../shop/shop-data.ts";
import type { RecordedChange, Refused } from "../orders/events.ts";
import type { Orders } from "../orders/service.ts";
import type { StoredOrder } from "../orders/stored/stored-order.ts";
import { type AnswerOutcome, requireNewCall, unanswered } from "./answer-outcome.ts";
import { stillAsksReading } from "./record/allergy-read.ts";
import { answerOfRow, boardRow } from "./record/board-repository.ts";

export interface AnswerDeps {
  readonly shop: ShopData;
  readonly now: () => number;
  readonly orders: Pick<Orders, "change" | "move" | "setPromise" | "publishAnswered" | "factsOf">;
}

/** The author of an answer, and the version that they saw. */
export interface Answer {
  readonly orderId: OrderId;
  /** See StageChange. */
  readonly by: string;
  readonly deviceId: number | null;
  /** The version that the person saw; null: the shop itself answers, and any version counts. */
  readonly version: number | null;
  /** Null: without an `Idempotency-Key`. */
  readonly call: Call | null;
}

/** The restaurant's answers to its orders (BOARD-4, BOARD-6). Each decides while the order is locked. */
export interface AnswerOrders {
  /**
   * `promisedAt` in milliseconds; null: the promise that stands or, before the guest was told one, the time that the
   * board proposes.
   */
  confirm(answer: Answer, promisedAt: number | null): Promise<AnswerOutcome>;
  promise(answer: Answer, promisedAt: number): Promise<AnswerOutcome>;
  /** Cancels the order and returns its reservations. */
  refuse(answer: Answer, refused: Refused): Promise<AnswerOutcome>;
  move(answer: Answer, to: OrderStage): Promise<AnswerOutcome>;
  /** Writes the staff's note; "" removes it. The guest never sees it. */
  note(answer: Answer, text: string): Promise<AnswerOutcome>;
  /** Records that the person has read what the guest's notes say of an allergy (MENU-15). Again: changes nothing. */
  seen(answer: Answer): Promise<AnswerOutcome>;
}

export function createAnswers(deps: AnswerDeps): AnswerOrders {
  const moved = (answer: Answer, to: OrderStage, action: BoardAction, refused?: Refused) =>
    unanswered.outcomeOf<AnswerOutcome>(async () => {
      const settings = (await deps.shop.current()).settings();
      const { by, deviceId } = answer;
      const outcome = await deps.orders.move(answer.orderId, to, by, {
        deviceId,
        ...(refused === undefined ? {} : { refused }),
        async guard(tx, order) {
          const { state } = await check(deps, tx, order, answer, action);
          if (action.kind === "move") await tellDeclined(deps, { tx, order, settings, state });
        },
      });
      if (outcome.kind === "not-found") return "not-found";
      return outcome.kind === "moved" ? "done" : "refused";
    });
  return {
    confirm: (answer, promisedAt) =>
      changed(deps, answer, { kind: "confirm" }, async (context) => {
        const at = promisedAt ?? (await timeFor(deps, context));
        const was = at === null ? null : await promiseFor(deps, context, at);
        await tellConfirmed(deps, context, at);
        await tellDeclined(deps, context);
        return [{ kind: "confirmed", promisedAt: at, was }];
      }),
    promise: (answer, promisedAt) =>
      changed(deps, answer, { kind: "promise" }, async (context) => {
        const was = await promiseFor(deps, context, promisedAt);
        await tellDeclined(deps, context);
        return [{ kind: "promised", promisedAt, was }];
      }),
    refuse: (answer, refused) => moved(answer, "cancelled", { kind: "refuse" }, refused),
    move: (answer, to) => moved(answer, to, { kind: "move", to }),
    note: (answer, is) =>
      changed(deps, answer, { kind: "note" }, async ({ note: was }) =>
        was === is ? [] : [{ kind: "changed", note: { was, is } }],
      ),
    seen: (answer) =>
      changed(deps, answer, { kind: "seen" }, async ({ tx, order }) =>
        (await stillAsksReading(tx, order)) ? [{ kind: "changed", isAllergyRead: true }] : [],
      ),
  };
}

/** A change inside its transaction. */
interface Context {
  readonly tx: Tx;
  readonly order: StoredOrder;
  readonly settings: ShopSettings;
  /** Before the change. */
  readonly state: AnswerState;
  readonly note: string;
}

function changed(
  deps: AnswerDeps,
  answer: Answer,
  action: BoardAction,
  work: (context: Context) => Promise<readonly RecordedChange[]>,
): Promise<AnswerOutcome> {
  return unanswered.outcomeOf<AnswerOutcome>(async () => {
    const settings = (await deps.shop.current()).settings();
    const { orderId, by, deviceId } = answer;
    const order = await deps.orders.change(orderId, {
      by,
      deviceId,
      async work(tx, stored) {
        const checked = await check(deps, tx, stored, answer, action);
        return work({ tx, order: stored, settings, ...checked });
      },
    });
    return order === null ? "not-found" : "done";
  });
}

/**
 * Checks, while the order is locked, that the call is new, that the person saw the current version, that the rules allow
 * the action, and that words on an allergy were read before it.
 */
async function check(
  { now }: AnswerDeps,
  tx: Tx,
  order: StoredOrder,
  { call, version }: Answer,
  action: BoardAction,
): Promise<Pick<Context, "state" | "note">> {
  await requireNewCall(tx, call, now());
  const row = await boardRow(tx, order.id);
  if (version !== null && (row?.version ?? 0) !== version) throw unanswered.rollback("changed");
  const state = answerState(order.stage, answerOfRow(row));
  // The shop answers only if nobody else has answered since its job checked the order (BOARD-6).
  if (version === null && awaitedAnswer(state) !== "confirm") throw unanswered.rollback("refused");
  if (afterAction(state, action, fulfilmentOf(order.method)) === null) throw unanswered.rollback("refused");
  if (needsReading(state, action) && (await stillAsksReading(tx, order))) throw unanswered.rollback("unread");
  return { state, note: row?.note ?? "" };
}

/** A later time needs the guest's consent, except with the first confirmation. Returns the time promised before. */
function promiseFor(
  deps: AnswerDeps,
  { tx, order, settings, state }: Context,
  promisedAt: number,
): Promise<number | null> {
  return deps.orders.setPromise(tx, order, { promisedAt, asksGuest: isTold(state), at: deps.now(), settings });
}

/** Whether the guest was promised a time. Where the branch confirms its orders, the confirmation is the first to say one. */
function isTold({ isConfirmed, asks }: AnswerState): boolean {
  return isConfirmed || !asks;
}

async function timeFor({ orders, now }: AnswerDeps, { tx, order, settings, state }: Context): Promise<number | null> {
  const at = now();
  const facts = (await orders.factsOf(tx, [order], settings, at)).get(order.id);
  if (facts === undefined) return null;
  const stands = facts.promise?.promised_at ?? null;
  return isTold(state) ? stands : proposedTime(at, stands, facts.handover);
}

async function tellConfirmed({ orders }: AnswerDeps, context: Context, promisedAt: number | null): Promise<void> {
  const { tx, order, settings, state } = context;
  if (state.isConfirmed) return;
  await orders.publishAnswered(tx, { order, settings, answer: "confirmed", promisedAt });
}

/** Every action of the restaurant other than a cancellation declines the guest's request. */
async function tellDeclined(
  { orders }: AnswerDeps,
  { tx, order, settings, state }: Omit<Context, "note">,
): Promise<void> {
  if (!state.isCancelAsked) return;
  await orders.publishAnswered(tx, { order, settings, answer: "cancel-declined", promisedAt: null });
}
