import { randomUUID } from "node:crypto";
import { money, type TipPolicy, type TipRefusal, type TipWish, tipRefusal } from "@skatert/domain";
import { rollbacks } from "../../../database/rollback.ts";
import type { Tx } from "../../../database/tables.ts";
import { transaction } from "../../../database/transaction.ts";
import {
  GatewayFailure,
  GatewayRefusal,
  gatewayNamed,
  type PaymentGateway,
  type PaymentRequest,
} from "../../../ports/payment/payment-gateway.ts";
import type { Call } from "../../../repeats/call.ts";
import { repeatable } from "../../../repeats/repeatable.ts";
import type { StoredOrder } from "../../orders/stored/stored-order.ts";
import { checkTipJob, schedulePaymentJob } from "../settling/payment-jobs.ts";
import { revokeTip } from "./settle-tip.ts";
import { type TipContext, tipGateway, tippedOrder } from "./tip-context.ts";
import {
  changeTip,
  getTip,
  insertTip,
  storeGatewayAnswer,
  type Tip,
  tipReference,
  tipsOfOrder,
} from "./tip-repository.ts";

/** Maximum number of tips per order in any state, so that a leaked link cannot fill the gateway's books. */
export const maxTips = 20;
const maxTries = 20;
const firstCheckMs = 15_000;

export interface TipAsk {
  readonly order: StoredOrder;
  readonly wish: TipWish;
  readonly call: Call;
  /** Absolute address of the order's page. */
  readonly returnUrl: string;
}

export type TipStart =
  | { readonly kind: "started"; readonly tip: Tip }
  | { readonly kind: "refused"; readonly refusal: TipRefusal | { readonly reason: "off" | "too-many" } }
  /** The gateway is unavailable; the same key may be tried again. */
  | { readonly kind: "away" };

/**
 * A tip with its payment page. The same key returns the same tip. A new tip replaces an open tip for the same
 * recipient.
 */
export async function startTip(context: TipContext, ask: TipAsk): Promise<TipStart> {
  const policy = await context.policy();
  const at = tipGateway(context, ask.order.warehouse_id);
  if (policy === null || at === null) return off;
  for (let tries = 0; tries < maxTries; tries += 1) {
    const claim = await claimOnce(context, ask, { policy, gateway: at.name });
    if (claim.kind === "lost") continue;
    if (claim.kind === "refused") return claim;
    if (claim.replaced !== null) await revokeTip(context, claim.replaced);
    // A repeated key may find a tip of an earlier account of the branch.
    const gateway = gatewayNamed(context.gateways, claim.tip.gateway);
    return gateway === null ? { kind: "away" } : openPage(context, gateway, claim.tip, ask);
  }
  throw new Error(`order ${ask.order.id} has too many tips`);
}

type Refused = Extract<TipStart, { readonly kind: "refused" }>;

const off: Refused = { kind: "refused", refusal: { reason: "off" } };

/** "lost": another request changed the order's tips, and the transaction runs again. */
const unclaimed = rollbacks<Refused | { readonly kind: "lost" }>();

interface Claimed {
  readonly kind: "claimed";
  readonly tip: Tip;
  readonly replaced: Tip | null;
}

interface TipTerms {
  readonly policy: TipPolicy;
  readonly gateway: string;
}

/** The tip is remembered by its id, because its page is opened later and its state changes. */
function claimOnce(context: TipContext, ask: TipAsk, terms: TipTerms) {
  return unclaimed.outcomeOf(() =>
    transaction(context.db, async (tx): Promise<Claimed> => {
      let replaced: Tip | null = null;
      const { answer: id } = await repeatable(tx, ask.call, context.now(), async () => {
        const claimed = await claimTip(context, tx, ask, terms);
        replaced = claimed.replaced;
        return claimed.tip.id;
      });
      const tip = await getTip(tx, id);
      if (tip === null) throw new Error(`tip ${id} is missing`);
      return { kind: "claimed", tip, replaced };
    }),
  );
}

/** Requests that read the same tips take the same number, so one of two parallel requests must retry. */
async function claimTip(
  { now }: TipContext,
  tx: Tx,
  { order, wish }: TipAsk,
  { policy, gateway }: TipTerms,
): Promise<Omit<Claimed, "kind">> {
  const tips = await tipsOfOrder(tx, order.id);
  const tipped = tips.filter(({ state }) => state === "paid").map(({ recipient }) => recipient);
  const refusal = tipRefusal(tippedOrder(order), wish, policy, { now: now(), tipped });
  if (refusal !== null) throw unclaimed.rollback({ kind: "refused", refusal });
  if (tips.length >= maxTips) throw unclaimed.rollback({ kind: "refused", refusal: { reason: "too-many" } });
  const replaced = tips.find(({ state, recipient }) => state === "created" && recipient === wish.recipient) ?? null;
  if (replaced !== null && !(await changeTip(tx, replaced.id, ["created"], { state: "cancelled" })))
    throw unclaimed.rollback({ kind: "lost" });
  const tip = newTip({ order, wish }, { number: (tips.at(-1)?.number ?? 0) + 1, gateway, at: now() });
  if (!(await insertTip(tx, tip))) throw unclaimed.rollback({ kind: "lost" });
  await schedulePaymentJob(tx, checkTipJob, tip.id, now() + firstCheckMs);
  return { tip, replaced };
}

function newTip(
  { order, wish }: Pick<TipAsk, "order" | "wish">,
  { number, gateway, at }: { readonly number: number; readonly gateway: string; readonly at: number },
): Tip {
  return {
    id: randomUUID(),
    order_id: order.id,
    number,
    recipient: wish.recipient,
    amount: wish.amount,
    state: "created",
    gateway,
    external_id: null,
    transaction_id: null,
    pay_url: null,
    asked_at: 0,
    created_at: at,
    paid_at: null,
  };
}

/** Opens no transaction during the call to the gateway; the gateway recognises a repeated id. */
async function openPage(context: TipContext, gateway: PaymentGateway, tip: Tip, ask: TipAsk): Promise<TipStart> {
  if (tip.state !== "created" || tip.pay_url !== null) return { kind: "started", tip };
  const { db, onError } = context;
  try {
    const started = await gateway.start(requestFor(tip, ask));
    const isStored = await storeGatewayAnswer(db, tip.id, started);
    if (!isStored) await revokeTip(context, { ...tip, external_id: started.externalId });
    return { kind: "started", tip: (await getTip(db, tip.id)) ?? tip };
  } catch (error) {
    if (!(error instanceof GatewayFailure)) throw error;
    onError(error);
    // The same key would repeat the refusal, so the next try is a new tip.
    if (error instanceof GatewayRefusal) await changeTip(db, tip.id, ["created"], { state: "cancelled" });
    return { kind: "away" };
  }
}

function requestFor(tip: Tip, { order, returnUrl }: TipAsk): PaymentRequest {
  return {
    id: tip.id,
    reference: tipReference(tip),
    orderNumber: String(order.id),
    amount: money(tip.amount),
    customer: { name: order.name, phone: order.phone, email: order.email },
    tipFor: tip.recipient,
    receipt: [],
    returnUrl,
  };
}
