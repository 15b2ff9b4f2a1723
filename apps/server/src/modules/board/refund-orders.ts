import type { RefundOutcome, RefundWish, TriedRefund } from "../orders/refunding/refund-order.ts";
import type { Orders } from "../orders/service.ts";
import type { Answer } from "./answer-orders.ts";
import { type AnswerOutcome, guardOf, unanswered } from "./answer-outcome.ts";

export interface RefundOrdersDeps {
  readonly now: () => number;
  readonly orders: Pick<Orders, "refund" | "tryRefund" | "handedBack">;
}

export type AskedRefund = Omit<RefundWish, "orderId" | "by" | "deviceId" | "guard">;

/** Refunds by the version that the person saw (CHANGE-2). */
export interface RefundOrders {
  refund(answer: Answer, wish: AskedRefund): Promise<RefundOutcome | AnswerOutcome>;
  /** What the refund would give back; it changes nothing. */
  tryRefund(answer: Answer, wish: AskedRefund): Promise<TriedRefund | AnswerOutcome>;
  /** Records that a person handed a refund back. "refused": nothing of it is to be handed back. */
  handedBack(answer: Answer, refundId: string): Promise<AnswerOutcome>;
}

export function createRefundOrders({ orders, now }: RefundOrdersDeps): RefundOrders {
  const authorOf = (answer: Answer) => {
    const { orderId, by, deviceId } = answer;
    return { orderId, by, deviceId, guard: guardOf(answer, now) };
  };
  return {
    refund: (answer, wish) =>
      unanswered.outcomeOf<RefundOutcome | AnswerOutcome>(() => orders.refund({ ...wish, ...authorOf(answer) })),
    tryRefund: (answer, wish) =>
      unanswered.outcomeOf<TriedRefund | AnswerOutcome>(() =>
        orders.tryRefund({ ...wish, ...authorOf({ ...answer, call: null }) }),
      ),
    handedBack: (answer, refundId) =>
      unanswered.outcomeOf<AnswerOutcome>(async () =>
        (await orders.handedBack({ refundId, ...authorOf(answer) })) ? "done" : "refused",
      ),
  };
}
