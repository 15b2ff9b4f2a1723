import type { ShopSettings } from "@skatert/contract";
import {
  type BranchId,
  type OrderId,
  otherPaymentMethods,
  type PaymentMethod,
  subtractMoney,
  toPay,
} from "@skatert/domain";
import type { Db } from "../../../database/tables.ts";
import type { GatewayNames } from "../../../ports/payment/gateway-name.ts";
import { unpaidUntil } from "../moving/unpaid-orders.ts";
import type { StoredOrder } from "../stored/stored-order.ts";
import { canBePaid, canStillBeMade } from "./can-be-paid.ts";
import type { OrderMoney } from "./order-money.ts";
import type { Paying } from "./order-view.ts";

export interface PayingDeps {
  readonly db: Db;
  readonly now: () => number;
  /** The gateways that serve a branch. */
  readonly gatewaysOf: (branch: BranchId) => GatewayNames;
  readonly moneyOf: (orderId: OrderId) => Promise<OrderMoney>;
}

/**
 * The payment of an order, for its owner. An order paid on receipt may also have an online payment from a page that was
 * left open.
 */
export async function payingOf(deps: PayingDeps, order: StoredOrder, settings: ShopSettings): Promise<Paying> {
  const money = await deps.moneyOf(order.id);
  const { isDeclined, moneyBack, refunds } = money;
  const owed = toPay(order, money);
  const isPayable = canBePaid(order, { gateways: deps.gatewaysOf(order.warehouse_id), now: deps.now(), owed });
  const paid = subtractMoney(money.paid, money.refunded);
  const known = { isPayable, moneyBack, paid, refunds, owed };
  const until = order.stage === "awaiting-payment" ? await unpaidUntil(deps.db, order.id) : null;
  if (until === null) return { ...known, waiting: null };
  const waiting = { until, isDeclined, otherMethods: otherMethodsOf(deps, order, settings) };
  return { ...known, waiting };
}

/** Empty if the order does not await payment, or if its slot has begun. */
export function otherMethodsOf(
  deps: Pick<PayingDeps, "gatewaysOf" | "now">,
  order: StoredOrder,
  settings: ShopSettings,
): readonly PaymentMethod[] {
  if (!canStillBeMade(order, deps.now())) return [];
  const question = { method: order.method, warehouseId: order.warehouse_id, zoneId: order.details.delivery.zoneId };
  const offered = otherPaymentMethods(settings.payments, question, order.payment_method);
  const gateways = deps.gatewaysOf(order.warehouse_id);
  return offered.filter(({ id, online }) => !online || Object.hasOwn(gateways, id));
}
