import { randomUUID } from "node:crypto";
import { OFFICE_PATHS, officeGuestPath } from "@skatert/contract";
import type { LightMyRequestResponse } from "fastify";
import type { RunningShop } from "../shops/start-shop.ts";
import { type OrderBody, placeOrder } from "./orders.ts";
import { type SignedInStaff, signInStaff } from "./staff.ts";

/** The office's calls about guests by one person; every change has a key of its own by default. */
export function guestCalls(shop: RunningShop, { headers }: SignedInStaff) {
  const send = (
    method: "GET" | "POST" | "DELETE",
    url: string,
    payload?: object,
    key: string = randomUUID(),
  ): Promise<LightMyRequestResponse> =>
    shop.app.inject({
      method,
      url,
      headers: { ...headers, "idempotency-key": key },
      ...(payload === undefined ? {} : { payload }),
    });
  return {
    list: (query = "") => send("GET", `${OFFICE_PATHS.guests}${query}`),
    byPhone: (phone: string) => send("GET", `${OFFICE_PATHS.guestByPhone}?phone=${encodeURIComponent(phone)}`),
    page: (id: string) => send("GET", officeGuestPath(id)),
    read: (id: string, part: string) => send("GET", officeGuestPath(id, part)),
    change: (id: string, part: string, payload: object, key?: string) =>
      send("POST", officeGuestPath(id, part), payload, key),
    removeNote: (id: string, note: string) => send("DELETE", officeGuestPath(id, `notes/${note}`)),
    erase: (id: string, phone: string) => send("DELETE", officeGuestPath(id), { phone }),
  };
}

/** Calls about guests by the owner of every branch. */
export async function ownerOfGuests(shop: RunningShop) {
  return guestCalls(shop, await signInStaff(shop, [{ role: "owner", branchId: null }]));
}

/** Places an order of a number without an account; throws if it is refused. */
export async function orderOf(shop: RunningShop, phone: string, changes: OrderBody = {}): Promise<number> {
  const answer = await placeOrder(shop.app, { customer: { name: "Анна", phone }, ...changes });
  if (answer.statusCode !== 201) throw new Error(answer.body);
  return answer.json().id;
}
