import type { LightMyRequestResponse } from "fastify";
import type { RunningShop } from "../shops/start-shop.ts";
import { anOperator } from "./orders.ts";
import type { SignedIn } from "./people.ts";

/** One tea of the small shop: 100 roubles. */
export const oneTea = { lines: [{ product_id: 301, quantity: 1 }], expected_total: 100 };

type Answer = Promise<LightMyRequestResponse>;

export interface AccountCalls {
  get(url: string, person?: SignedIn): Answer;
  post(url: string, payload: object, person?: SignedIn): Answer;
  remove(url: string, person?: SignedIn): Answer;
  /** A tea for pickup, ordered by a signed-in person; resets the clock to Wednesday noon and restores the stock. */
  placeOrderOf(person: SignedIn, changes?: object): Answer;
  /** Moves an order to its end. */
  finish(id: number): Promise<void>;
}

/** Calls of a signed-in person, or of a guest. `shop` is called anew each time. */
export function accountCalls(shop: () => RunningShop): AccountCalls {
  const call = (method: "GET" | "POST" | "DELETE", url: string, person?: SignedIn, payload?: object) =>
    shop().app.inject({ method, url, headers: person?.headers ?? {}, ...(payload === undefined ? {} : { payload }) });
  return {
    get: (url, person) => call("GET", url, person),
    post: (url, payload, person) => call("POST", url, person, payload),
    remove: (url, person) => call("DELETE", url, person),
    async placeOrderOf(person, changes = {}) {
      await shop().store.db.updateTable("stock").set({ quantity: 100 }).execute();
      shop().clock.set("2026-03-04T12:00:00+03:00");
      return shop().app.inject({
        method: "POST",
        url: "/wp-json/checkout/order",
        headers: { ...person.headers, "idempotency-key": crypto.randomUUID() },
        payload: {
          delivery_type: "local_pickup",
          warehouse_id: 10,
          pickup_location_id: 31,
          payment_method: "cod",
          consent: true,
          customer: { name: "Анна", phone: person.phone },
          ...oneTea,
          ...changes,
        },
      });
    },
    async finish(id) {
      const operator = await anOperator(shop());
      for (const status of ["cooking", "ready", "completed"]) await operator.move(id, status);
    },
  };
}
