import type { Money, OrderId } from "@skatert/domain";
import type { Kysely } from "kysely";
import type { Database, Tx } from "../../database/tables.ts";
import type { PaymentGateways } from "../../ports/payment/payment-gateway.ts";
import { restingGateways } from "../../ports/payment/resting-gateways.ts";
import { createSandbox, type SandboxGateway } from "../../ports/payment/sandbox/sandbox-gateway.ts";
import type { OrdersDeps } from "../orders/service.ts";
import { moneyOfOrder, moneyOfOrders } from "./money-of-orders.ts";
import { canRefundWith } from "./settling/payment-context.ts";
import { releasePayments } from "./settling/settle-payment.ts";

/** The gateways of online payments and their hooks into an order's life. */
export interface PaymentWays {
  readonly gateways: PaymentGateways;
  /** Null with a real gateway, or where practice payments are not allowed. */
  readonly sandbox: SandboxGateway | null;
  readonly moneyOf: OrdersDeps["moneyOf"];
  /** See moneyOfOrders. */
  readonly moneyOfOrders: (ids: readonly OrderId[]) => ReturnType<typeof moneyOfOrders>;
  /** Runs inside the transaction that cancels an order; returns the money to refund. */
  readonly releaseMoney: (tx: Tx, order: { readonly id: OrderId; readonly at: number }) => Promise<Money>;
}

/** The configured gateways, or the practice gateway if none is configured and practice payments are allowed. */
export function paymentWays(deps: {
  readonly db: Kysely<Database>;
  readonly now: () => number;
  readonly gateways: PaymentGateways;
  readonly mayPractise: boolean;
}): PaymentWays {
  const sandbox = deps.mayPractise && Object.keys(deps.gateways).length === 0 ? createSandbox(deps) : null;
  const gateways: PaymentGateways = sandbox === null ? restingGateways(deps.gateways, deps.now) : { sandbox };
  return {
    gateways,
    sandbox,
    moneyOf: (orderId) => moneyOfOrder(deps.db, orderId),
    moneyOfOrders: (ids) => moneyOfOrders(deps.db, ids),
    releaseMoney: (tx, order) => releasePayments(tx, order, canRefundWith(gateways)),
  };
}
