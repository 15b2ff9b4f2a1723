import { type LanguageCode, orderViewToWire } from "@skatert/contract";
import { type CustomerId, localTime } from "@skatert/domain";
import type { FastifyInstance } from "fastify";
import type { Tx } from "../../database/tables.ts";
import type { Sessions } from "../../http/sessions/session.ts";
import { numbersOf } from "../../shop/guests/guest-numbers.ts";
import type { ShopData } from "../../shop/shop-data.ts";
import type { PersonOrders } from "../orders/people/person-orders.ts";
import type { Orders } from "../orders/service.ts";
import type { StoredOrder } from "../orders/stored/stored-order.ts";
import { joinGuests } from "./joining/join-guests.ts";
import { deleteGuest } from "./leaving/delete-account.ts";
import { exportAccount, exportParts } from "./leaving/export-account.ts";
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
  /** For staff: everything about a guest, with or without an account. */
  exportGuest(guest: ExportedGuest, orders: Pick<Orders, "list" | "view">): Promise<Readonly<Record<string, unknown>>>;
  /** See joinGuests. */
  joinGuests(tx: Tx, from: string, to: string): Promise<void>;
  /** See deleteGuest; also removes what files keep of the guest. */
  deleteGuest(phone: string, log: (tx: Tx) => Promise<void>): Promise<"deleted" | "busy">;
  register(app: FastifyInstance, sessions: Sessions, orders: Pick<Orders, "list" | "view">): void;
}

/** A guest by the known number, with the orders that were placed without an account. */
export interface ExportedGuest {
  readonly userId: CustomerId | null;
  readonly phone: string;
  readonly orders: readonly StoredOrder[];
}

export function createAccountModule(deps: AccountModuleDeps): AccountModule {
  const { shop, now } = deps;
  const accounts = createAccounts(deps);
  const exportOf = async (userId: CustomerId, language: LanguageCode, orders: Pick<Orders, "list" | "view">) => ({
    ...(await exportAccount({ ...deps, accounts }, userId, language)),
    orders: await ordersOf(orders, userId, language),
  });
  return {
    signIn: createSignIn(deps),
    async exportGuest({ userId, phone, orders: placed }, orders) {
      if (userId !== null) return exportOf(userId, "ru", orders);
      const orderIds = placed.map(({ id }) => id);
      const person = { userId: 0, numbers: await numbersOf(deps.db, phone), orderIds };
      const views = await viewsOfOrders(orders, placed, "ru");
      return { ...(await exportParts(deps.db, deps.data, person)), orders: views };
    },
    joinGuests: (tx, from, to) => joinGuests(deps, tx, from, to),
    async deleteGuest(phone, log) {
      const deletion = await deleteGuest(deps, phone, log);
      if (deletion === "busy") return "busy";
      await deps.forgetTraces(deletion.numbers);
      return "deleted";
    },
    register(app, sessions, orders) {
      accountRoutes(app, {
        accounts,
        sessions,
        today: async () => localTime(now(), (await shop.current()).settings().timeZone).day,
        exportOf: (userId, language) => exportOf(userId, language, orders),
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
  return viewsOfOrders(orders, found.orders, language);
}

/** Orders as their owner sees them, read one after another: one export must not hold every connection of the store. */
async function viewsOfOrders(orders: Pick<Orders, "view">, placed: readonly StoredOrder[], language: LanguageCode) {
  const views: ReturnType<typeof orderViewToWire>[] = [];
  for (const order of placed) views.push(orderViewToWire(await orders.view(order, language)));
  return views;
}
