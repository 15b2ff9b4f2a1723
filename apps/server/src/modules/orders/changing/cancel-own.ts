import { answerState, guestCancel, type OrderId } from "@skatert/domain";
import { rollbacks } from "../../../database/rollback.ts";
import type { Tx } from "../../../database/tables.ts";
import { type AnswersOf, answerOf } from "../answers/order-answers.ts";
import type { MoveOptions, MoveOutcome } from "../moving/move-order.ts";
import { getPromise } from "../promises/promise-repository.ts";
import type { StoredOrder } from "../stored/stored-order.ts";
import { type ChangeOrderDeps, changeOrder } from "./change-order.ts";

export interface CancelOwnDeps extends ChangeOrderDeps {
  readonly answersOf: AnswersOf;
  readonly move: (id: OrderId, options: MoveOptions) => Promise<MoveOutcome>;
}

/** The guest may not cancel the order now; see guestCancel. */
const uncancelled = rollbacks<null>();

/**
 * A guest's cancellation (BOARD-6): it cancels the order, or sends a request if the restaurant has confirmed it. This
 * is decided while the order is locked. "refused": neither is possible.
 */
export async function cancelOwn(deps: CancelOwnDeps, seen: StoredOrder): Promise<StoredOrder | "refused"> {
  if (seen.stage === "cancelled") return seen;
  const effect = (tx: Tx, order: StoredOrder) => effectOf(deps.answersOf, tx, order);
  const outcome = await uncancelled.outcomeOf(() =>
    deps.move(seen.id, {
      from: seen.stage,
      async guard(tx, order) {
        if (order.stage !== "cancelled" && (await effect(tx, order)) !== "cancel") throw uncancelled.rollback(null);
      },
    }),
  );
  if (outcome !== null) return outcome.kind === "moved" || outcome.kind === "unchanged" ? outcome.order : "refused";
  let isAsked = false;
  const order = await changeOrder(deps, seen.id, {
    by: "shopper",
    async work(tx, locked) {
      const answer = await answerOf(deps.answersOf, tx, locked.id);
      const isNew = (await effect(tx, locked)) === "request";
      isAsked = isNew || answer.cancelAskedAt !== null;
      return isNew ? [{ kind: "cancel-requested" }] : [];
    },
  });
  return order === null || !isAsked ? "refused" : order;
}

async function effectOf(answersOf: AnswersOf, tx: Tx, order: StoredOrder) {
  const [answer, promise] = [await answerOf(answersOf, tx, order.id), await getPromise(tx, order.id)];
  return guestCancel(answerState(order.stage, answer), promise?.is_asked === 1);
}
