import { randomUUID } from "node:crypto";
import { money, type TipPolicy, type TipRefusal, type TipWish, tipRefusal } from "@skatert/domain";
import type { Tx } from "../../../database/tables.ts";
import { transaction } from "../../../database/transaction.ts";
import {
  GatewayFailure,
  GatewayRefusal,
  type PaymentGateway,
  type PaymentRequest,
} from "../../../ports/payment/payment-gateway.ts";
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
  /** The guest's Idempotency-Key. */
  readonly key: string;
  /** Absolute address of the order's page. */
  readonly returnUrl: string;
}

export type TipStart =
  | { readonly kind: "started"; readonly tip: Tip }
  | { readonly kind: "refused"; readonly refusal: TipRefusal | { readonly reason: "off" | "too-many" } }
  /** The key belongs to a tip of another sum or recipient. */
  | { readonly kind: "mismatch" }
  /** The gateway is unavailable; the same key may be tried again. */
  | { readonly kind: "away" };

/**
 * A tip with its payment page. The same key returns the same tip. A new tip replaces an open tip for the same
 * recipient.
 */
export async function startTip(context: TipContext, ask: TipAsk): Promise<TipStart> {
  const policy = await context.policy();
  const at = tipGateway(context.gateways);
  if (policy === null || at === null) return { kind: "refused", refusal: { reason: "off" } };
  for (let tries = 0; tries < maxTries; tries += 1) {
    const claim = await claimOnce(context, ask, { policy, gateway: at.name });
    if (claim === null) continue;
    if (claim.kind !== "claimed") return claim;
    if (claim.replaced !== null) await revokeTip(context, claim.replaced);
    return openPage(context, at.gateway, claim.tip, ask);
  }
  throw new Error(`order ${ask.order.id} has too many tips`);
}

type Claim =
  | Exclude<TipStart, { readonly kind: "started" | "away" }>
  | { readonly kind: "claimed"; readonly tip: Tip; readonly replaced: Tip | null };

interface TipTerms {
  readonly policy: TipPolicy;
  readonly gateway: string;
}

/** Another request changed the order's tips: the transaction rolls back and runs again. */
class TipRaceLost extends Error {}

async function claimOnce(context: TipContext, ask: TipAsk, terms: TipTerms): Promise<Claim | null> {
  try {
    return await transaction(context.db, (tx) => claimTip(context, tx, ask, terms));
  } catch (error) {
    if (error instanceof TipRaceLost) return null;
    throw error;
  }
}

/** Requests that read the same tips take the same number, so one of two parallel requests must retry. */
async function claimTip(
  { now }: TipContext,
  tx: Tx,
  { order, wish, key }: TipAsk,
  { policy, gateway }: TipTerms,
): Promise<Claim> {
  const tips = await tipsOfOrder(tx, order.id);
  const known = tips.find(({ attempt_key: used }) => used === key);
  if (known !== undefined) {
    const isSame = known.recipient === wish.recipient && known.amount === wish.amount;
    return isSame ? { kind: "claimed", tip: known, replaced: null } : { kind: "mismatch" };
  }
  const tipped = tips.filter(({ state }) => state === "paid").map(({ recipient }) => recipient);
  const refusal = tipRefusal(tippedOrder(order), wish, policy, { now: now(), tipped });
  if (refusal !== null) return { kind: "refused", refusal };
  if (tips.length >= maxTips) return { kind: "refused", refusal: { reason: "too-many" } };
  const replaced = tips.find(({ state, recipient }) => state === "created" && recipient === wish.recipient) ?? null;
  if (replaced !== null && !(await changeTip(tx, replaced.id, ["created"], { state: "cancelled" })))
    throw new TipRaceLost();
  const tip = newTip({ order, wish, key }, { number: (tips.at(-1)?.number ?? 0) + 1, gateway, at: now() });
  if (!(await insertTip(tx, tip))) throw new TipRaceLost();
  await schedulePaymentJob(tx, checkTipJob, tip.id, now() + firstCheckMs);
  return { kind: "claimed", tip, replaced };
}

function newTip(
  { order, wish, key }: Pick<TipAsk, "order" | "wish" | "key">,
  { number, gateway, at }: { readonly number: number; readonly gateway: string; readonly at: number },
): Tip {
  return {
    id: randomUUID(),
    order_id: order.id,
    number,
    attempt_key: key,
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
