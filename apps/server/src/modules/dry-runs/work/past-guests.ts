import type { CheckoutCustomer, CustomerId } from "@skatert/domain";
import type { Db } from "../../../database/tables.ts";
import { rightsOfUsers } from "../../../shop/coupons/coupon-rights.ts";
import { type AccountFacts, accountsOf } from "../../../shop/state/shopper.ts";
import type { PastOrder, PastOrders } from "../../orders/lists/past-orders.ts";

type Rights = Awaited<ReturnType<typeof rightsOfUsers>> extends ReadonlyMap<CustomerId, infer Each> ? Each : never;

/** The guests of past orders, as the shop knew them when they ordered. */
export interface PastGuests {
  /** Reads what is needed of the guests of these orders. */
  learn(orders: readonly PastOrder[]): Promise<void>;
  /** The guest of the next order in order of time, which then counts as an order of this guest. */
  guestOf(order: PastOrder): PastGuest;
}

export interface PastGuest {
  readonly customer: CheckoutCustomer;
  /** Coupons that the guest has won. */
  readonly rights: Rights;
}

const nothing: Rights = [];

/** `from`: when the first order was placed, milliseconds. Points are as many as an order spent. */
export function createPastGuests(db: Db, pastOrders: Pick<PastOrders, "countsBefore">, from: number): PastGuests {
  const accounts = new Map<CustomerId, AccountFacts>();
  const rights = new Map<CustomerId, Rights>();
  /** Live orders by the number that they count for. */
  const ordersOf = new Map<string, number>();

  return {
    async learn(orders) {
      const phones = [...new Set(orders.map(({ order }) => order.details.customer))].filter(
        (each) => !ordersOf.has(each),
      );
      const ids = [...new Set(orders.flatMap(({ order }) => order.user_id ?? []))].filter((id) => !accounts.has(id));
      if (phones.length === 0 && ids.length === 0) return;
      const found = await accountsOf(db, { userIds: ids, phones });
      const userIds = [...new Set([...ids, ...found.map(({ id }) => id)])];
      const [counts, won] = await Promise.all([
        pastOrders.countsBefore(from, { userIds, phones }),
        rightsOfUsers(db, userIds),
      ]);
      for (const account of found) accounts.set(account.id, account);
      for (const [id, own] of won) rights.set(id, own);
      for (const phone of phones) {
        const own = found.filter((account) => account.phone === phone);
        const ofUsers = own.reduce((sum, { id }) => sum + (counts.ofUsers.get(id) ?? 0), 0);
        ordersOf.set(phone, ofUsers + (counts.ofGuests.get(phone) ?? 0));
      }
    },
    guestOf({ order: { user_id: id, details } }) {
      const ordersCount = ordersOf.get(details.customer) ?? 0;
      ordersOf.set(details.customer, ordersCount + 1);
      const account = id === null ? undefined : accounts.get(id);
      return {
        customer: {
          id,
          phone: details.customer,
          birth: account?.birth ?? null,
          birthdayGiftsFrom: account?.birthdayGiftsFrom ?? null,
          ordersCount,
          bonusBalance: details.bonusPoints,
        },
        rights: id === null ? nothing : (rights.get(id) ?? nothing),
      };
    },
  };
}
