import type { BranchId, Money, OrderId } from "@skatert/domain";
import type { Kysely } from "kysely";
import type { Database, Tx } from "../../database/tables.ts";
import { type GatewayNames, gatewaysOfAccount, methodsOf } from "../../ports/payment/gateway-name.ts";
import type { PaymentGateways } from "../../ports/payment/payment-gateway.ts";
import { restingGateways } from "../../ports/payment/resting-gateways.ts";
import { createSandbox, type SandboxGateway } from "../../ports/payment/sandbox/sandbox-gateway.ts";
import type { SettleDifference } from "../orders/changing/difference.ts";
import type { OrdersDeps } from "../orders/service.ts";
import { moneyOfOrder, moneyOfOrders } from "./money-of-orders.ts";
import { compensate } from "./refunds/compensate.ts";
import { balanceOf, owedFor } from "./refunds/order-balance.ts";
import { markHandedBack, refundsOf } from "./refunds/refund-repository.ts";
import { settleDifference } from "./refunds/settle-difference.ts";
import { canRefundWith } from "./settling/payment-context.ts";
import { closePayments, releasePayments } from "./settling/settle-payment.ts";

/** The gateways of online payments and their hooks into an order's life. */
export interface PaymentWays {
  /** Of every account. */
  readonly gateways: PaymentGateways;
  /** The gateways that serve a branch, by payment method. */
  readonly gatewaysOf: (branch: BranchId) => GatewayNames;
  /** Null with a real gateway, or where practice payments are not allowed. */
  readonly sandbox: SandboxGateway | null;
  readonly moneyOf: OrdersDeps["moneyOf"];
  /** See moneyOfOrders. */
  readonly moneyOfOrders: (ids: readonly OrderId[]) => ReturnType<typeof moneyOfOrders>;
  /** Runs inside the transaction that cancels an order; returns the money to refund. */
  readonly releaseMoney: (tx: Tx, order: { readonly id: OrderId; readonly at: number }) => Promise<Money>;
  readonly settleDifference: SettleDifference;
  readonly closePayments: OrdersDeps["closePayments"];
  readonly refunds: OrdersDeps["refunds"];
  readonly pointsTaken: OrdersDeps["pointsTaken"];
  readonly owedFor: OrdersDeps["owedFor"];
}

interface Configured {
  readonly gateways: PaymentGateways;
  readonly mayPractise: boolean;
}

/** Whether the practice gateway is used: none is configured, and practice payments are allowed. */
function practises({ gateways, mayPractise }: Configured): boolean {
  return mayPractise && Object.keys(gateways).length === 0;
}

/** Ids of the payment methods with a gateway. */
export function gatewayIds(configured: Configured): readonly string[] {
  return practises(configured) ? ["sandbox"] : methodsOf(configured.gateways);
}

/** The configured gateways, or the practice gateway. */
export function paymentWays(
  deps: Configured & {
    readonly db: Kysely<Database>;
    readonly now: () => number;
    /** The payment account of a branch; null: the common one. */
    readonly accountOf: (branch: BranchId) => string | null;
  },
): PaymentWays {
  const sandbox = practises(deps) ? createSandbox(deps) : null;
  const gateways: PaymentGateways = sandbox === null ? restingGateways(deps.gateways, deps.now) : { sandbox };
  return {
    gateways,
    // A copy of a shop without its secrets practises in every branch.
    gatewaysOf: (branch) => gatewaysOfAccount(gateways, sandbox === null ? deps.accountOf(branch) : null),
    sandbox,
    moneyOf: (orderId) => moneyOfOrder(deps.db, orderId),
    moneyOfOrders: (ids) => moneyOfOrders(deps.db, ids),
    releaseMoney: (tx, order) => releasePayments(tx, order, canRefundWith(gateways)),
    closePayments,
    settleDifference: (tx, difference) => settleDifference(tx, difference, canRefundWith(gateways)),
    refunds: {
      moneyOfMany: (ids) => moneyOfOrders(deps.db, ids),
      moneyOf: (tx, id) => moneyOfOrder(tx, id),
      give: (tx, compensation) => compensate(tx, compensation, canRefundWith(gateways)),
      markHandedBack,
    },
    pointsTaken: async (tx, id) => (await refundsOf(tx, id)).reduce((sum, { points_taken }) => sum + points_taken, 0),
    owedFor: async (db, id, total) => owedFor(total, await balanceOf(db, id)),
  };
}
