import { MessageRefused, type PaymentNotice, type PaymentReport } from "../../../ports/payment/payment-gateway.ts";
import { givenUpMs } from "../settling/payment-jobs.ts";
import { type TipContext, tipAtGateway } from "./tip-context.ts";
import {
  changeTip,
  findTip,
  getTip,
  readTipReference,
  storeGatewayAnswer,
  type Tip,
  takeTipLook,
} from "./tip-repository.ts";

const roubles = "RUB";
/** Pause between two gateway requests that a guest's page causes. */
const quietMs = 10_000;

/**
 * Applies a report. Money counts once, also after the tip was given up, because the guest paid it. False: the sum is
 * not the tip's, and the operator must look.
 */
async function settleTip(context: TipContext, tip: Tip, report: PaymentReport): Promise<boolean> {
  const { db, now } = context;
  switch (report.state) {
    case "pending":
      return true;
    case "held":
      return settleHeld(context, tip);
    case "paid": {
      if (report.amount !== tip.amount || report.currency !== roubles) return false;
      const paid = { state: "paid", paid_at: now(), transaction_id: report.transactionId } as const;
      await changeTip(db, tip.id, ["created", "cancelled"], paid);
      return true;
    }
    case "declined":
      await changeTip(db, tip.id, ["created"], { state: "cancelled" });
      return true;
    case "refunded":
      await changeTip(db, tip.id, ["created", "cancelled", "paid"], { state: "returned" });
      return true;
  }
}

async function settleHeld(context: TipContext, tip: Tip): Promise<boolean> {
  const at = tipAtGateway(context, tip);
  if (at?.gateway.capture === undefined) return true;
  return settleTip(context, tip, await at.gateway.capture(at.known));
}

/**
 * Asks the gateway for the state of a tip; "again": it is not settled. A cancelled tip is checked until it can no
 * longer be paid, because YooKassa cannot close an open page. Throws GatewayFailure.
 */
export async function checkTip(context: TipContext, id: string): Promise<"done" | "again"> {
  const tip = await getTip(context.db, id);
  if (tip === null || !isUnsettled(tip)) return "done";
  const at = tipAtGateway(context, tip);
  if (at === null) return tip.state === "created" ? "again" : "done";
  const report = await at.gateway.report(at.known);
  if (!(await settleTip(context, tip, report))) throw new Error(`tip ${tip.id} was paid with a different sum`);
  if (report.state === "declined") return "done";
  const settled = await getTip(context.db, id);
  return settled !== null && isUnsettled(settled) ? "again" : "done";
}

/** Whether money may still arrive for the tip. */
function isUnsettled({ state, external_id: externalId }: Tip): boolean {
  return state === "created" || (state === "cancelled" && externalId !== null);
}

/** The same for a guest who waits for the answer: at most one request in ten seconds. */
export async function lookAtTips(context: TipContext, tips: readonly Tip[]): Promise<void> {
  const now = context.now();
  for (const tip of tips) {
    const isAsked = isUnsettled(tip) && now - tip.created_at < givenUpMs;
    if (!isAsked || !(await takeTipLook(context.db, tip.id, now, quietMs))) continue;
    await checkTip(context, tip.id).catch(context.onError);
  }
}

/** Handles a verified message of a gateway; false: it is not about a tip. Throws MessageRefused. */
export async function handleTipNotice(context: TipContext, gateway: string, notice: PaymentNotice): Promise<boolean> {
  const reference = readTipReference(notice.reference);
  if (reference === null) return false;
  const { externalId } = notice;
  const tip = await findTip(context.db, gateway, { ...reference, externalId });
  if (tip === null) throw new MessageRefused("there is no such tip");
  if (externalId !== null) await storeGatewayAnswer(context.db, tip.id, { externalId, payUrl: null });
  const isRight = await settleTip(context, { ...tip, external_id: externalId ?? tip.external_id }, notice.report);
  if (!isRight) throw new MessageRefused("the sum is not the tip's");
  return true;
}

/** After the deadline: closes the gateway's page if it can. */
export async function giveUpTip(context: TipContext, id: string): Promise<void> {
  const tip = await getTip(context.db, id);
  if (tip === null || tip.state !== "created") return;
  await revokeTip(context, tip);
  await changeTip(context.db, id, ["created"], { state: "cancelled" });
}

/** Closes the page of an abandoned tip, if the gateway can. */
export async function revokeTip(context: TipContext, tip: Tip): Promise<void> {
  const at = tipAtGateway(context, tip);
  await at?.gateway.revoke?.(at.known).catch(context.onError);
}
