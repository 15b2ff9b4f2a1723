import { type LanguageCode, orderViewToWire } from "@skatert/contract";
import { type CustomerId, localTime } from "@skatert/domain";
import type { FastifyInstance } from "fastify";
import type { Sessions } from "../../http/sessions/session.ts";
import type { ShopData } from "../../shop/shop-data.ts";
import type { Orders } from "../orders/service.ts";
import { exportAccount } from "./leaving/export-account.ts";
import type { PersonOrders } from "./person-data.ts";
import { accountRoutes } from "./routes.ts";
import { type AccountsDeps, createAccounts } from "./service.ts";
import { createSignIn, type SignInDeps } from "./sign-in.ts";

export interface AccountModuleDeps extends Omit<SignInDeps, "orders">, AccountsDeps {
  readonly orders: PersonOrders;
  readonly shop: ShopData;
}

/** Accounts: profile, addresses, favourites, notifications, export and deletion. */
export interface AccountModule {
  readonly signIn: ReturnType<typeof createSignIn>;
  register(app: FastifyInstance, sessions: Sessions, orders: Pick<Orders, "list" | "view">): void;
}

export function createAccountModule(deps: AccountModuleDeps): AccountModule {
  const { shop, now } = deps;
  const accounts = createAccounts(deps);
  return {
    signIn: createSignIn(deps),
    register(app, sessions, orders) {
      accountRoutes(app, {
        accounts,
        sessions,
        today: async () => localTime(now(), (await shop.current()).settings().timeZone).day,
        exportOf: async (userId, language) => ({
          ...(await exportAccount({ ...deps, accounts }, userId, language)),
          orders: await ordersOf(orders, userId, language),
        }),
      });
    },
  };
}

/** Every order of a user, as its owner sees it. */
async function ordersOf(orders: Pick<Orders, "list" | "view">, userId: CustomerId, language: LanguageCode) {
  const perPage = 1_000_000;
  const found = await orders.list({
    stages: null,
    userId,
    branches: null,
    after: null,
    before: null,
    search: "",
    oldestFirst: false,
    page: 1,
    perPage,
  });
  return Promise.all(found.orders.map(async (order) => orderViewToWire(await orders.view(order, language))));
}
