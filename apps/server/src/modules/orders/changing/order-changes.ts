import type { OrderId } from "@skatert/domain";
import type { CompiledQuery } from "kysely";
import type { Tx } from "../../../database/tables.ts";
import type { AnswersOf } from "../answers/order-answers.ts";
import { answerProposal, type GuestAnswer, type ProposalAnswer } from "../changes/answer-proposal.ts";
import { changePlaced } from "../changes/change-placed.ts";
import type { ChangeOutcome, ChangePlacedDeps, WantedChange } from "../changes/change-types.ts";
import { endProposal } from "../changes/propose-change.ts";
import { type ChangesOfOrder, changesOf } from "../changes/stored-changes.ts";
import type { OrderAnswered, OrderBrief, OrderEvents } from "../events.ts";
import { factsOf } from "../lists/order-facts.ts";
import { agreeTo } from "../promises/promise-repository.ts";
import { type GivenPromise, setPromise } from "../promises/set-promise.ts";
import { ordersIn } from "../stored/order-repository.ts";
import type { StoredOrder } from "../stored/stored-order.ts";
import { wooAnswers } from "../woo/woo-answers.ts";
import type { WooAnswer } from "../woo/woo-order.ts";
import { type ChangeOrderDeps, changeOrder, type OrderChange } from "./change-order.ts";

/** Changes of an order beside its stages, for the restaurant's board and for its guest. */
export interface OrderChanges {
  /** See changeOrder. */
  change(id: OrderId, change: OrderChange): Promise<StoredOrder | null>;
  /** See setPromise. */
  setPromise(tx: Tx, order: StoredOrder, promise: GivenPromise): ReturnType<typeof setPromise>;
  /** Inside the transaction of an answer: notifies the guest. */
  publishAnswered(tx: Tx, event: Omit<OrderAnswered, "at">): Promise<void>;
  /** See agreeTo. */
  agree(id: OrderId, promisedAt: number): Promise<boolean>;
  /** The orders that exist, in no order, in one query. */
  many(ids: readonly OrderId[]): Promise<readonly StoredOrder[]>;
  /** See factsOf. */
  readonly factsOf: typeof factsOf;
  /** See changePlaced. */
  changePlaced(wanted: WantedChange): Promise<ChangeOutcome>;
  /** See answerProposal. */
  answerProposal(answer: GuestAnswer): Promise<ProposalAnswer>;
  /** See endProposal. Ends it as withdrawn. */
  withdrawProposal(id: OrderId, wanted: Withdrawal): Promise<boolean>;
  /** See changesOf. */
  changesOf(ids: readonly OrderId[]): Promise<ReadonlyMap<OrderId, ChangesOfOrder>>;
  /** See wooAnswers. */
  wooAnswers(ids: readonly OrderId[]): Promise<ReadonlyMap<OrderId, WooAnswer>>;
}

/** See WantedChange. */
export type Withdrawal = Pick<WantedChange, "by" | "deviceId" | "guard">;

interface Deps extends ChangePlacedDeps {
  readonly events: OrderEvents;
  readonly answersOf: AnswersOf;
}

export function orderChanges(deps: Deps): OrderChanges {
  const { db } = deps;
  return {
    change: (id, change) => changeOrder(deps, id, change),
    setPromise: (tx, order, promise) => setPromise(deps.events, tx, order, promise),
    publishAnswered: (tx, event) => deps.events.answered(tx, { ...event, at: deps.now() }),
    async agree(id, promisedAt) {
      let isAgreed = false;
      await changeOrder(deps, id, {
        by: "shopper",
        async work(tx) {
          isAgreed = await agreeTo(tx, id, promisedAt);
          return isAgreed ? [{ kind: "changed" }] : [];
        },
      });
      return isAgreed;
    },
    many: (ids) => ordersIn(db, ids),
    factsOf,
    changePlaced: (wanted) => changePlaced(deps, wanted),
    answerProposal: (answer) => answerProposal(deps, answer),
    withdrawProposal: (id, { by, deviceId, guard }) =>
      endProposal(deps, id, { by, deviceId }, "withdrawn", async (tx, order) => {
        await guard(tx, order);
        return true;
      }),
    changesOf: (ids) => changesOf(db, ids, deps.now()),
    wooAnswers: (ids) => wooAnswers(db, deps.answersOf, ids),
  };
}

/** For a transaction that continues: one change, with the statements that are otherwise sent last. */
export async function recordNow(
  { events, now }: Pick<ChangeOrderDeps, "now"> & { readonly events: Pick<OrderEvents, "recorded"> },
  tx: Tx,
  order: OrderBrief,
  kind: "paid" | "refunded",
): Promise<void> {
  const recorded = { order, by: "payment", deviceId: null, at: now(), from: order.stage, changes: [{ kind }] };
  const statements: readonly CompiledQuery<unknown>[] = events.recorded(tx, recorded);
  for (const statement of statements) await tx.executeQuery(statement);
}
