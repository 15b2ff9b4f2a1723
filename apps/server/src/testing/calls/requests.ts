import { PATHS, requestPath } from "@skatert/contract";
import { smallSettings, smallShop } from "../shops/small-shop.ts";
import type { RunningShop } from "../shops/start-shop.ts";
import { newPhone, type SignedIn } from "./people.ts";

export const hall = { id: 41, name: "Зал", address: "Соборная, 1", coord: "55.75,37.6", warehouse_id: 10, seats: 10 };
export const lounge = { ...hall, id: 42, name: "Лаундж", seats: 4 };

const methods = Array.isArray(smallSettings.shipping_methods) ? smallSettings.shipping_methods : [];

/** The small shop with two places whose tables can be booked. */
export const shopWithTables = {
  ...smallShop,
  settings: {
    ...smallSettings,
    shipping_methods: [
      { id: 3, name: "В зале", type: "restaurants", restaurants: [hall] },
      { id: 4, name: "Лаундж", type: "wcso_booking", restaurants: [lounge] },
    ],
  },
};

/** The same with a hall in the other branch. */
export const shopOfTwoBranches = {
  ...shopWithTables,
  settings: {
    ...shopWithTables.settings,
    shipping_methods: [
      ...methods,
      { id: 3, name: "В зале", type: "restaurants", restaurants: [hall, { ...hall, id: 43, warehouse_id: 20 }] },
    ],
  },
};

/** A booking for two in the hall. */
export const table = (changes: object = {}) => ({
  kind: "booking",
  restaurant_id: hall.id,
  date: "05.03.2026",
  time: "19:00",
  seats: 2,
  ...changes,
});

interface From {
  readonly person?: SignedIn;
  readonly key?: string;
  readonly address?: string;
  readonly lang?: string;
}

/** Requests of guests, as a page sends them. */
export function requestCalls(shop: () => RunningShop) {
  let guests = 0;
  return {
    /** From its own address by default: only one test is about the limit per address. */
    ask(body: object, from: From = {}) {
      guests += 1;
      return shop().app.inject({
        method: "POST",
        url: `/api${PATHS.requests}?lang=${from.lang ?? "ru"}`,
        payload: { name: "Анна", phone: newPhone(), consent: true, ...body },
        headers: { ...from.person?.headers, ...(from.key === undefined ? {} : { "idempotency-key": from.key }) },
        remoteAddress: from.address ?? `10.9.${guests >> 8}.${guests & 255}`,
      });
    },
    show: (id: number, key: string, headers = {}) =>
      shop().app.inject({ url: `${requestPath(id)}?key=${key}`, headers }),
    cancel: (id: number, key: string) =>
      shop().app.inject({ method: "POST", url: `${requestPath(id)}/cancel?key=${key}` }),
  };
}
