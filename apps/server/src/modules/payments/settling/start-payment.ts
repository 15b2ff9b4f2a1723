import { setTimeout as wait } from "node:timers/promises";
import { type Money, money, toPay, zero } from "@skatert/domain";
import type { Tx } from "../../../database/tables.ts";
import { transaction } from "../../../database/transaction.ts";
import {
  GatewayFailure,
  GatewayRefusal,
  gatewayNamed,
  type PaymentGateway,
  type PaymentRequest,
  type StartedPayment,
} from "../../../ports/payment/payment-gateway.ts";
import type { ReceiptPosition } from "../../../ports/payment/receipt.ts";
import type { Orders } from "../../orders/service.ts";
import type { StoredOrder } from "../../orders/stored/stored-order.ts";
import {
  changePayment,
  claimStart,
  getPayment,
  insertPayment,
  openPaymentOf,
  type Payment,
  sentReference,
  storeStarted,
} from "../payment-repository.ts";
import { balanceFrom, moneyRows } from "../refunds/order-balance.ts";
import { receiptDifference, receiptIn, soldBy, wholeOrder } from "../refunds/receipt-parts.ts";
import type { PaymentContext } from "./payment-context.ts";
import { checkPaymentJob, schedulePaymentJob } from "./payment-jobs.ts";
import { closePayments } from "./settle-payment.ts";

export interface StartDeps extends Pick<PaymentContext, "db" | "now" | "gateways" | "gatewaysOf" | "onError"> {
  readonly orders: Pick<Orders, "lock">;
}

/** Longer than a start with all its calls at any gateway. Afterwards another request takes over. */
const leaseMs = 12_000;
const firstCheckMs = 15_000;
const lookMs = 100;
const maxLooks = 100;

/**
 * The order's one open payment with a known page: an earlier one, or a new one made at the gateway of the order's
 * branch. Of two parallel requests one asks the gateway and the other waits for its answer. Null: the gateway is
 * unavailable.
 */
export async function startPayment(deps: StartDeps, order: StoredOrder, returnUrl: string): Promise<Payment | null> {
  for (let looks = 0; looks < maxLooks; looks += 1) {
    const claim = await transaction(deps.db, (tx) => claimPayment(deps, tx, order));
    if (claim.kind === "known") return claim.payment;
    if (claim.kind === "none") return null;
    if (claim.kind === "mine") return askGateway(deps, claim.payment, requestFor(claim.payment, order, returnUrl));
    await wait(lookMs);
  }
  return null;
}

type Claim =
  | { readonly kind: "known"; readonly payment: Payment }
  | { readonly kind: "mine"; readonly payment: Payment }
  | { readonly kind: "busy" }
  /** Another payment or a change settled the order meanwhile. */
  | { readonly kind: "none" };

async function claimPayment(deps: StartDeps, tx: Tx, order: StoredOrder): Promise<Claim> {
  const now = deps.now();
  const current = await deps.orders.lock(tx, order.id);
  const rows = await moneyRows(tx, [order.id]);
  const owed = current === null ? zero : toPay(current, balanceFrom(rows.payments, rows.refunds, rows.parts));
  if (current === null || owed === zero) return { kind: "none" };
  const open = await openPaymentOf(tx, order.id);
  const gateway = deps.gatewaysOf(current.warehouse_id)[current.payment_method];
  if (gateway === undefined) return { kind: "none" };
  const isRight = open?.amount === owed && open.gateway === gateway;
  // A page must not be paid that asks for another sum than is owed, or that pays another account than the branch's.
  if (open !== null && !isRight) await closePayments(tx, { id: order.id, at: now });
  if (open === null || !isRight)
    return newPayment(tx, current, { gateway, owed, sold: soldBy(rows.payments, rows.parts), now });
  if (open.state === "pending") return { kind: "known", payment: open };
  const isMine = await claimStart(tx, open.id, now, now + leaseMs);
  return isMine ? { kind: "mine", payment: open } : { kind: "busy" };
}

interface NewPayment {
  readonly gateway: string;
  readonly owed: Money;
  readonly sold: readonly ReceiptPosition[] | null;
  readonly now: number;
}

/** Saved before the call to the gateway, so that its callback finds the row. */
async function newPayment(tx: Tx, order: StoredOrder, { gateway, owed, sold, now }: NewPayment): Promise<Claim> {
  const whole = order.details.receipt;
  const isFirst = whole !== null && sold?.length === 0 && owed === order.total;
  const receipt = isFirst ? whole : receiptDifference(sold ?? [], whole ?? [], owed, wholeOrder(order.id));
  const payment = await insertPayment(
    tx,
    {
      order_id: order.id,
      gateway,
      state: "starting",
      amount: owed,
      receipt: JSON.stringify(receipt),
      claimed_until: now + leaseMs,
    },
    now,
  );
  if (payment === null) return { kind: "busy" };
  await schedulePaymentJob(tx, checkPaymentJob, payment.id, now + firstCheckMs);
  return { kind: "mine", payment };
}

/** Opens no transaction during the call to the gateway. */
async function askGateway(deps: StartDeps, payment: Payment, request: PaymentRequest): Promise<Payment | null> {
  const gateway = gatewayNamed(deps.gateways, payment.gateway);
  if (gateway === null) return null;
  try {
    const started = await gateway.start(request);
    const isStored = await storeStarted(deps.db, payment.id, started, deps.now());
    if (!isStored) await takeBack(deps, gateway, payment, started);
    return await getPayment(deps.db, payment.id);
  } catch (error) {
    if (!(error instanceof GatewayFailure)) throw error;
    deps.onError(error);
    // The same key would repeat the refusal, so the next try is a new payment.
    const state = error instanceof GatewayRefusal ? "declined" : "starting";
    await changePayment(deps.db, payment.id, ["starting"], { state, claimed_until: 0, updated_at: deps.now() });
    return null;
  }
}

/** Closes a superseded page, so that it cannot be paid. */
async function takeBack(
  { onError }: StartDeps,
  gateway: PaymentGateway,
  { id, amount }: Payment,
  { externalId }: StartedPayment,
): Promise<void> {
  const known = { id, externalId, transactionId: null, amount: money(amount) };
  await gateway.revoke?.(known).catch(onError);
}

function requestFor(payment: Payment, order: StoredOrder, returnUrl: string): PaymentRequest {
  const amount = money(payment.amount);
  const orderNumber = String(order.id);
  const whole: ReceiptPosition = { name: wholeOrder(order.id), quantity: 1, unitPrice: amount, kind: "goods" };
  return {
    id: payment.id,
    reference: sentReference(payment),
    orderNumber,
    amount,
    customer: { name: order.name, phone: order.phone, email: order.email },
    receipt: receiptIn(payment) ?? [whole],
    returnUrl,
  };
}
