import type { WireOrderTips } from "@skatert/contract";
import type { OrderId } from "@skatert/domain";
import type { Db } from "../../../database/tables.ts";
import type { JobHandler } from "../../../jobs/job-runner.ts";
import type { PaymentNotice } from "../../../ports/payment/payment-gateway.ts";
import type { StoredOrder } from "../../orders/stored/stored-order.ts";
import { checkTipJob, paymentJobHandler } from "../settling/payment-jobs.ts";
import { checkTip, giveUpTip, handleTipNotice, lookAtTips } from "./settle-tip.ts";
import { startTip, type TipAsk, type TipStart } from "./start-tip.ts";
import { type TipContext, tipGateway } from "./tip-context.ts";
import { type PaidTip, paidTipsOf, tipsOfOrder } from "./tip-repository.ts";
import { wireOrderTips } from "./wire-tip.ts";

/** Tips after an order is handed over (decision 062). */
export interface Tips {
  /** `isAsked`: asks the gateway first about a tip that is not settled. */
  ofOrder(order: StoredOrder, isAsked: boolean): Promise<WireOrderTips>;
  /** See startTip. */
  start(ask: TipAsk): Promise<TipStart>;
  /** See handleTipNotice. */
  hear(gateway: string, notice: PaymentNotice): Promise<boolean>;
  /** See checkTip. */
  check(tipId: string): Promise<"done" | "again">;
  /** Paid tips by order. */
  paidOf(orderIds: readonly OrderId[]): Promise<ReadonlyMap<number, readonly PaidTip[]>>;
  /** Handlers of jobs, by kind. */
  readonly jobs: Readonly<Record<string, JobHandler>>;
}

export function createTips(context: TipContext): Tips {
  const { db, now } = context;
  return {
    async ofOrder(order, isAsked) {
      if (isAsked) await lookAtTips(context, await tipsOfOrder(db, order.id));
      const policy = tipGateway(context, order.warehouse_id) === null ? null : await context.policy();
      return wireOrderTips(order, await tipsOfOrder(db, order.id), policy, now());
    },
    start: (ask) => startTip(context, ask),
    hear: (gateway, notice) => handleTipNotice(context, gateway, notice),
    check: (tipId) => checkTip(context, tipId),
    paidOf: (orderIds) => paidTipsOf(db, orderIds),
    jobs: tipJobs(context, db),
  };
}

function tipJobs(context: TipContext, db: Db): Tips["jobs"] {
  const handler = paymentJobHandler(
    { db, now: context.now, onError: context.onError },
    checkTipJob,
    (id) => checkTip(context, id),
    (id) => giveUpTip(context, id),
  );
  return { [checkTipJob]: handler };
}
