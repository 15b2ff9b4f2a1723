import type { FastifyInstance } from "fastify";
import { mayPractise } from "../config/payment-env.ts";
import { getUser } from "../modules/account/user-repository.ts";
import type { AuthModule } from "../modules/auth/index.ts";
import { type BoardModuleDeps, createBoardModule } from "../modules/board/index.ts";
import type { BranchOverridesModule } from "../modules/branch-overrides/index.ts";
import { createCheckoutModule } from "../modules/checkout/index.ts";
import { createGeoModule } from "../modules/geo/index.ts";
import { createOrdersModule } from "../modules/orders/index.ts";
import { createFindPosition } from "../modules/orders/placing/find-position.ts";
import type { OrdersDeps } from "../modules/orders/service.ts";
import { createPaymentsModule } from "../modules/payments/index.ts";
import { paymentWays } from "../modules/payments/payment-ways.ts";
import type { BackendDeps, Common } from "./backend-deps.ts";

/** Addresses, checkout, orders and payments. */
export function createSelling(
  app: FastifyInstance,
  deps: BackendDeps,
  { db, shop, now, onError }: Common,
  {
    auth,
    events,
    answersOf,
    practice,
    branchOverrides: { overrides },
  }: Pick<OrdersDeps, "events" | "answersOf"> & {
    readonly auth: AuthModule;
    readonly practice: BoardModuleDeps["practiceDeps"];
    readonly branchOverrides: BranchOverridesModule;
  },
) {
  const { limits } = deps.env;
  const geo = createGeoModule({
    finder: deps.addressFinder,
    shopData: shop,
    now,
    onFailure: (error) =>
      app.log.warn({ err: error }, "address provider failed; suggestions use the shop's own street list"),
  });
  const findPosition = createFindPosition(geo.locate, (error) =>
    app.log.error({ err: error }, "address lookup failed; the order is flagged as unconfirmed"),
  );
  const ways = paymentWays({
    db,
    now,
    gateways: deps.gateways,
    mayPractise: mayPractise(deps.env),
    accountOf: (branch) => overrides.of(branch).paymentAccount,
  });
  const { gatewaysOf, moneyOf, releaseMoney, settleDifference, closePayments, refunds, pointsTaken, owedFor } = ways;
  const networksOf = (address: string) => ({ own: auth.networkOf(address), wide: auth.wideNetworkOf(address) });
  const { promoGuessesPerMinute } = limits;
  const checkout = createCheckoutModule({ db, shop, now, gatewaysOf, networkOf: networksOf, promoGuessesPerMinute });
  const orders = createOrdersModule({
    db,
    shop,
    checkout: checkout.checkout,
    now,
    gatewaysOf,
    findPosition,
    moneyOf,
    releaseMoney,
    settleDifference,
    closePayments,
    refunds,
    pointsTaken,
    owedFor,
    events,
    answersOf,
    asksProvider: geo.asksProvider,
    limits: limits.orders,
    personOf: auth.personOf,
    customerOf: (id) => getUser(db, id),
    onLimit: (reason) => app.log.warn({ reason }, "order refused by a limit"),
  });
  const payments = createPaymentsModule({ db, shop, now, ways, orders: orders.orders, onError });
  const board = createBoardModule({
    db,
    shop,
    now,
    orders: orders.orders,
    moneyOfOrders: ways.moneyOfOrders,
    practiceDeps: practice,
  });
  return { geo, findPosition, checkout, orders, payments, board, networksOf };
}
