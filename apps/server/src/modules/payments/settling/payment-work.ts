import type { JobHandler } from "../../../jobs/job-runner.ts";
import { changePayment, getPayment, openStates, owedStates, type Payment } from "../payment-repository.ts";
import { leavePartToPeople, refundPart } from "../refunds/refund-work.ts";
import { checkPayment, settle } from "./ask-gateway.ts";
import { atGateway, type PaymentContext } from "./payment-context.ts";
import {
  checkPaymentJob,
  paymentJobHandler,
  refundPartJob,
  refundPaymentJob,
  revokePaymentJob,
} from "./payment-jobs.ts";

/** Handlers of payment jobs, by kind. */
export function paymentWork(context: PaymentContext): Readonly<Record<string, JobHandler>> {
  const leaveToPeople = async () => undefined;
  return {
    [checkPaymentJob]: paymentJobHandler(
      context,
      checkPaymentJob,
      (id) => checkPayment(context, id),
      (id) => stopWaiting(context, id),
    ),
    [refundPaymentJob]: paymentJobHandler(context, refundPaymentJob, (id) => refund(context, id), leaveToPeople),
    [refundPartJob]: paymentJobHandler(
      context,
      refundPartJob,
      (id) => refundPart(context, id),
      (id) => leavePartToPeople(context, id),
    ),
    [revokePaymentJob]: paymentJobHandler(context, revokePaymentJob, (id) => revoke(context, id), leaveToPeople),
  };
}

/** The gateway's page may still be open after the deadline, so close it first. */
async function stopWaiting(context: PaymentContext, paymentId: string): Promise<void> {
  const { db, now, onError } = context;
  await revoke(context, paymentId).catch(onError);
  await changePayment(db, paymentId, openStates, { state: "declined", updated_at: now() });
}

/** Refunds owed money if the gateway can; otherwise the payment stays in the operator's list. */
async function refund(context: PaymentContext, paymentId: string): Promise<"done" | "again"> {
  const payment = await getPayment(context.db, paymentId);
  if (payment === null || !owedStates.includes(payment.state)) return "done";
  const at = atGateway(context, payment);
  if (at?.gateway.refund === undefined) return "done";
  if (!(await at.gateway.refund(at.known))) return "again";
  await settle(context, payment, { state: "refunded" });
  return "done";
}

/** Closes the gateway's page of an order that is cancelled or paid by another method, so that it cannot be paid. */
async function revoke(context: PaymentContext, paymentId: string): Promise<"done" | "again"> {
  const payment = await getPayment(context.db, paymentId);
  if (payment === null) return "done";
  if (payment.state === "closed") return revokeClosed(context, payment);
  if (!openStates.includes(payment.state)) return "done";
  const at = atGateway(context, payment);
  await at?.gateway.revoke?.(at.known);
  return "done";
}

/** No other job checks a closed payment, so this one asks until the gateway reports a final state. */
async function revokeClosed(context: PaymentContext, payment: Payment): Promise<"done" | "again"> {
  const at = atGateway(context, payment);
  if (at === null) return "done";
  await at.gateway.revoke?.(at.known).catch(context.onError);
  const report = await at.gateway.report(at.known);
  if (report.state === "pending") return "again";
  await settle(context, payment, report);
  return "done";
}
