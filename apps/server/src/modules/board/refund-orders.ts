import type { Tx } from "../../database/tables.ts";
import type { RefundOutcome, RefundWish } from "../orders/refunding/refund-order.ts";
import type { Orders } from "../orders/service.ts";
import type { StoredOrder } from "../orders/stored/stored-order.ts";
import type { Answer } from "./answer-orders.ts";
import { type AnswerOutcome, requireNewCall, unanswered } from "./answer-outcome.ts";
import { boardRow } from "./record/board-repository.ts";

export interface RefundOrdersDeps {
  readonly now: () => number;
  readonly orders: Pick<Orders, "refund" | "handedBack">;
}

/** Refunds by the version that the person saw (CHANGE-2). */
export interface RefundOrders {
  refund(
    answer: Answer,
    wish: Omit<RefundWish, "orderId" | "by" | "deviceId" | "guard">,
  ): Promise<RefundOutcome | AnswerOutcome>;
  /** Records that a person handed a refund back. "refused": nothing of it is to be handed back. */
  handedBack(answer: Answer, refundId: string): Promise<AnswerOutcome>;
}

export function createRefundOrders({ orders, now }: RefundOrdersDeps): RefundOrders {
  const authorOf = (answer: Answer) => {
    const { orderId, by, deviceId, call, version } = answer;
    const guard = async (tx: Tx, { id }: StoredOrder) => {
      await requireNewCall(tx, call, now());
      if (version !== ((await boardRow(tx, id))?.version ?? 0)) throw unanswered.rollback("changed");
    };
    return { orderId, by, deviceId, guard };
  };
  return {
    refund: (answer, wish) =>
      unanswered.outcomeOf<RefundOutcome | AnswerOutcome>(() => orders.refund({ ...wish, ...authorOf(answer) })),
    handedBack: (answer, refundId) =>
      unanswered.outcomeOf<AnswerOutcome>(async () =>
        (await orders.handedBack({ refundId, ...authorOf(answer) })) ? "done" : "refused",
      ),
  };
}
