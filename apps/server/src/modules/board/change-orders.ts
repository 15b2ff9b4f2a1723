import type { WireOrderChange } from "@skatert/contract";
import type { ChangeOutcome } from "../orders/changes/change-types.ts";
import type { Orders } from "../orders/service.ts";
import type { StoredOrder } from "../orders/stored/stored-order.ts";
import type { Answer } from "./answer-orders.ts";
import { type AnswerOutcome, guardOf, unanswered } from "./answer-outcome.ts";

export interface ChangeOrdersDeps {
  readonly now: () => number;
  readonly orders: Pick<Orders, "get" | "changePlaced" | "withdrawProposal">;
}

export interface AskedChange {
  readonly changes: readonly WireOrderChange[];
  readonly reason: string;
  readonly keepCoupons: boolean;
  readonly consent: "link" | "phone";
  readonly isTry: boolean;
}

type Decided = Extract<ChangeOutcome, { readonly decision: unknown }>;

/** A decision, or why there was none, with the order as it is then; null: there is no such order. */
export type ChangedOutcome = (Decided | { readonly kind: "not-decided"; readonly answer: AnswerOutcome }) & {
  readonly order: StoredOrder | null;
};

/** Changes of placed orders by the version that the person saw (CHANGE-1). */
export interface ChangeOrders {
  change(answer: Answer, asked: AskedChange): Promise<ChangedOutcome>;
  /** Takes a proposal back. "refused": there is none. */
  withdraw(answer: Answer): Promise<AnswerOutcome>;
}

export function createChangeOrders({ orders, now }: ChangeOrdersDeps): ChangeOrders {
  return {
    async change(answer, { isTry, ...asked }) {
      const { orderId, by, deviceId } = answer;
      const guard = guardOf(isTry ? { ...answer, call: null } : answer, now);
      const outcome = await unanswered.outcomeOf<ChangeOutcome | AnswerOutcome>(() =>
        orders.changePlaced({ ...asked, isTry, orderId, by, deviceId, guard }),
      );
      const order = await orders.get(orderId);
      if (typeof outcome === "string") return { kind: "not-decided", answer: outcome, order };
      if ("decision" in outcome) return { ...outcome, order };
      return { kind: "not-decided", answer: outcome.kind === "ended" ? "refused" : outcome.kind, order };
    },
    withdraw: (answer) =>
      unanswered.outcomeOf<AnswerOutcome>(async () => {
        const { orderId, by, deviceId } = answer;
        const isEnded = await orders.withdrawProposal(orderId, { by, deviceId, guard: guardOf(answer, now) });
        return isEnded ? "done" : "refused";
      }),
  };
}
