import { ORDER_LIMIT_REASONS, type OrderLimitReason } from "@skatert/contract";
import type { BranchId, CustomerId, OrderId } from "@skatert/domain";
import type { FastifyInstance, FastifyRequest } from "fastify";
import { createRefusalWatch, type RefusalWatch } from "../../http/limits/refusal-watch.ts";
import type { Sessions } from "../../http/sessions/session.ts";
import type { JobHandler } from "../../jobs/job-runner.ts";
import type { Shopper } from "../../shop/state/shopper.ts";
import { expireProposalHandler } from "./changes/answer-proposal.ts";
import { expireProposalJob } from "./changes/propose-change.ts";
import { type SoldStock, stockSold } from "./lists/stock-sold.ts";
import {
  type CountedOrder,
  type CountsBefore,
  countsBefore,
  hasOrderedIn,
  type LimitedCoupon,
  singleUseCodeOf,
} from "./lists/uses-before.ts";
import { cancelUnpaidHandler, cancelUnpaidJob } from "./moving/unpaid-orders.ts";
import type { SenderNetwork } from "./placing/order-limits.ts";
import { checkPromiseJob } from "./promises/keep-promise.ts";
import { overduePromiseHandler } from "./promises/overdue-promise.ts";
import { orderRoutes } from "./routes.ts";
import { createOrders, type Orders, type OrdersDeps } from "./service.ts";
import { type WooOrderRoutesDeps, wooOrderRoutes } from "./woo/woo-routes.ts";

export interface OrdersModuleDeps extends Omit<OrdersDeps, "limitWatch">, Pick<WooOrderRoutesDeps, "customerOf"> {
  /** Called when a limit refuses an order; at most once a minute per reason. */
  readonly onLimit: (reason: OrderLimitReason) => void;
}

export interface OrderRoutesOf extends Pick<WooOrderRoutesDeps, "tipsOf" | "publicUrl" | "requireIntegration"> {
  readonly shopperOf: (request: FastifyRequest) => Promise<Shopper>;
  readonly requireOwn: Sessions["requireOwn"];
  readonly networkOf: (address: string) => SenderNetwork;
}

/** Places, shows and moves orders. Other modules subscribe to the events in events.ts. */
export interface OrdersModule {
  readonly orders: Orders;
  /** Orders that a limit refused. */
  readonly limitWatch: RefusalWatch<OrderLimitReason>;
  /** Portions that orders placed since an instant took from a branch's stock. */
  soldSince(warehouseId: BranchId, since: number): Promise<readonly SoldStock[]>;
  /** See countsBefore. */
  countsBefore(order: CountedOrder, coupons: readonly LimitedCoupon[]): Promise<CountsBefore>;
  /** See hasOrderedIn. */
  hasOrderedIn(
    branches: readonly BranchId[],
    guest: { readonly userId: CustomerId | null; readonly phone: string },
  ): Promise<boolean>;
  /** See singleUseCodeOf. */
  singleUseCodeOf(orderId: OrderId): Promise<string | null>;
  /** `settle` asks the gateway once more before an unpaid order is cancelled. */
  jobs(settle: (orderId: OrderId) => Promise<void>): Readonly<Record<string, JobHandler>>;
  register(app: FastifyInstance, routes: OrderRoutesOf): void;
}

export function createOrdersModule(deps: OrdersModuleDeps): OrdersModule {
  const limitWatch = createRefusalWatch(ORDER_LIMIT_REASONS, deps.now, deps.onLimit);
  const orders = createOrders({ ...deps, limitWatch });
  const settings = async () => (await deps.shop.current()).settings();
  return {
    orders,
    limitWatch,
    soldSince: (warehouseId, since) => stockSold(deps.db, warehouseId, since),
    countsBefore: (order, coupons) => countsBefore(deps.db, order, coupons),
    hasOrderedIn: (branches, guest) => hasOrderedIn(deps.db, branches, guest),
    singleUseCodeOf: (orderId) => singleUseCodeOf(deps.db, orderId),
    jobs: (settle) => ({
      [cancelUnpaidJob]: cancelUnpaidHandler(settle, (id) =>
        orders.move(id, "cancelled", "timer", { from: "awaiting-payment" }),
      ),
      [expireProposalJob]: expireProposalHandler(deps),
      [checkPromiseJob]: overduePromiseHandler({ ...deps, facts: settings }),
    }),
    register(app, routes) {
      orderRoutes(app, { orders, shopperOf: routes.shopperOf, networkOf: routes.networkOf });
      wooOrderRoutes(app, { ...deps, ...routes, orders });
    },
  };
}
