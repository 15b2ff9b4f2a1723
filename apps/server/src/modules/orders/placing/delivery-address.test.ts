import { PATHS } from "@skatert/contract";
import { afterEach, expect, it, vi } from "vitest";
import type { AddressFinder } from "../../../ports/geocoder/address-finder.ts";
import { anOperator, placeOrder, quoteOrder } from "../../../testing/calls/orders.ts";
import { smallSettings, smallShop } from "../../../testing/shops/small-shop.ts";
import { type RunningShop, startShop } from "../../../testing/shops/start-shop.ts";
import { describeOnEachEngine } from "../../../testing/stores/engines.ts";
import { createFindPosition } from "./find-position.ts";

const box = (west: number) => [
  [
    [west, 55.7],
    [west + 0.1, 55.7],
    [west + 0.1, 55.8],
    [west, 55.8],
    [west, 55.7],
  ],
];
const zone = (id: string, west: number) => ({
  type: "Feature",
  geometry: { type: "Polygon", coordinates: box(west) },
  properties: { description: `ID:${id}` },
});
/** A near zone for 100 roubles and a far one for 500, side by side. */
const files = {
  ...smallShop,
  settings: {
    ...smallSettings,
    map: { features: [zone("near", 37.5), zone("far", 37.6)] },
    delivery: {
      conditions: [
        { zone_id: "near", delivery_price: 100, minimum: 0 },
        { zone_id: "far", delivery_price: 500, minimum: 0 },
      ],
      dot_map_init: { center: [37.6, 55.75], zoom: 12 },
    },
  },
};
const places = new Map([
  ["дальняя, 1", { lon: 37.65, lat: 55.75 }],
  ["заречная, 9", { lon: 39, lat: 55.75 }],
]);
const finder: AddressFinder = {
  name: "yandex",
  suggest: async () => [],
  at: async () => null,
  locate: async ({ text }) => {
    const coordinates = places.get(text.toLowerCase()) ?? null;
    return coordinates && { text, note: "", house: text.split(", ")[1] ?? null, coordinates, ref: null };
  },
};
const delivery = { delivery_type: "flat_rate", zone_id: "near", expected_total: 300 };

describeOnEachEngine("the address of a delivery", (engine) => {
  const shops: RunningShop[] = [];
  const open = async (provider: { addressFinder?: AddressFinder } = { addressFinder: finder }) => {
    const shop = await startShop({ engine, files, ...provider });
    shops.push(shop);
    return shop;
  };
  afterEach(async () => {
    for (const shop of shops.splice(0)) await shop.close();
  });
  const metaOf = async (shop: RunningShop, id: number): Promise<Record<string, unknown>> => {
    const { keys } = await anOperator(shop);
    const authorization = `Basic ${Buffer.from(`${keys.consumer_key}:${keys.consumer_secret}`).toString("base64")}`;
    const read = await shop.app.inject({ url: `${PATHS.shopOrders}/${id}`, headers: { authorization } });
    const meta: { key: string; value: unknown }[] = read.json().meta_data;
    return Object.fromEntries(meta.map(({ key, value }) => [key, value]));
  };

  it("PRICE-6 quotes by a zone alone, but an order needs a written address", async () => {
    const shop = await open();
    expect((await quoteOrder(shop.app, delivery)).json()).toMatchObject({ total: 300, refusals: [] });
    for (const change of [{}, { address: " " }, { address: "1" }, { coordinates: [37.55, 55.75] }]) {
      const refused = await placeOrder(shop.app, { ...delivery, ...change });
      expect([refused.statusCode, refused.json().data.reason]).toEqual([422, "address-required"]);
    }
  });

  it("PRICE-6 charges the zone of the address, not the cheaper zone that was named", async () => {
    const shop = await open();
    const toFar = { ...delivery, address: "Дальняя, 1" };
    const changed = await placeOrder(shop.app, toFar);
    expect([changed.statusCode, changed.json().data.quote.total]).toEqual([409, 700]);
    const placed = await placeOrder(shop.app, { ...toFar, expected_total: 700 });
    expect(placed.statusCode).toBe(201);
    const meta = await metaOf(shop, placed.json().id);
    expect(meta).toMatchObject({ zone_id: "far", coordinates: [37.65, 55.75] });
    expect(meta).not.toHaveProperty("address_unconfirmed");
    const outside = await placeOrder(shop.app, { ...delivery, address: "Заречная, 9" });
    expect([outside.statusCode, outside.json().data.reason]).toEqual([422, "outside-zone"]);
  });

  it("accepts an order to an unknown address in the named zone and flags it for the operator", async () => {
    const shop = await open();
    const placed = await placeOrder(shop.app, { ...delivery, address: "Новая улица, 5" });
    expect(placed.statusCode).toBe(201);
    expect(await metaOf(shop, placed.json().id)).toMatchObject({
      zone_id: "near",
      coordinates: null,
      address_unconfirmed: true,
    });
  });

  it("PRICE-5 flags an order whose coordinates lie in a cheaper zone than its written address", async () => {
    const isFlagged = async (shop: RunningShop, order: object) => {
      const placed = await placeOrder(shop.app, { ...delivery, zone_id: undefined, ...order });
      expect(placed.statusCode).toBe(201);
      return (await metaOf(shop, placed.json().id))["address_unconfirmed"] === true;
    };
    const [near, far] = [
      [37.55, 55.75],
      [37.62, 55.75],
    ];
    const cheating = await open();
    expect(await isFlagged(cheating, { coordinates: near, address: "Дальняя, 1" })).toBe(true);
    expect(await isFlagged(cheating, { coordinates: near, address: "Заречная, 9" })).toBe(true);
    const honest = await open();
    expect(await isFlagged(honest, { coordinates: near, address: "Новая улица, 5" })).toBe(false);
    expect(await isFlagged(honest, { coordinates: far, address: "Дальняя, 1", expected_total: 700 })).toBe(false);
  });

  it("without a provider accepts a written address with a point or a zone and flags it for the operator", async () => {
    const shop = await open({});
    for (const where of [{ coordinates: [37.55, 55.75], zone_id: undefined }, { zone_id: "near" }]) {
      const placed = await placeOrder(shop.app, { ...delivery, address: "Новая улица, 5", ...where });
      expect(placed.statusCode).toBe(201);
      expect(await metaOf(shop, placed.json().id)).toMatchObject({ zone_id: "near", address_unconfirmed: true });
    }
    const outside = await placeOrder(shop.app, { ...delivery, address: "Новая улица, 5", coordinates: [39, 55.75] });
    expect([outside.statusCode, outside.json().data.reason]).toEqual([422, "outside-zone"]);
  });

  it("looks up the address of an integration's order before it is quoted", async () => {
    const shop = await open();
    const { keys } = await anOperator(shop);
    const authorization = `Basic ${Buffer.from(`${keys.consumer_key}:${keys.consumer_secret}`).toString("base64")}`;
    const send = (changes: object) =>
      shop.app.inject({
        method: "POST",
        url: PATHS.shopOrders,
        headers: { authorization },
        payload: {
          payment_method: "cod",
          billing: { first_name: "Анна", phone: "8 916 123-45-67" },
          line_items: [{ product_id: 301, quantity: 2 }],
          shipping_lines: [{ method_id: "flat_rate" }],
          warehouse_id: 10,
          zone_id: "near",
          ...changes,
        },
      });
    const placed = await send({ shipping: { address_1: "Дальняя, 1" } });
    expect([placed.statusCode, placed.json().total]).toEqual([201, "700.00"]);
    const refused = await send({});
    expect([refused.statusCode, refused.json().data.reason]).toEqual([422, "address-required"]);
  });
});

const question = { text: "Дальняя, 1", language: "ru", caller: { kind: "network", key: "n" } } as const;
const knownHouse = { text: "", note: "", house: "1", coordinates: { lon: 1, lat: 2 }, ref: null };

it("EXT-2 waits for a hanging address provider until its timeout", async () => {
  const find = createFindPosition(() => new Promise(() => undefined), vi.fn(), 1);
  expect(await find(question)).toBeNull();
});

it("returns no position when the lookup fails, and reports the failure", async () => {
  const onError = vi.fn();
  const find = createFindPosition(() => Promise.reject(new Error("no answer")), onError);
  expect(await find(question)).toBeNull();
  expect(onError).toHaveBeenCalledOnce();
});

it("does not accept a street without a house as a position", async () => {
  const find = createFindPosition(
    async () => ({ source: "shop", addresses: [{ ...knownHouse, house: null }] }),
    vi.fn(),
  );
  expect(await find(question)).toBeNull();
});

it("looks up twenty addresses a minute per network, sixty per staff member, and any number for an integration", async () => {
  const locate = vi.fn(async () => ({ source: "shop" as const, addresses: [knownHouse] }));
  const find = createFindPosition(locate, vi.fn());
  for (let time = 0; time < 30; time += 1) await find(question);
  expect(locate).toHaveBeenCalledTimes(20);
  for (let time = 0; time < 30; time += 1) await find({ ...question, caller: null });
  expect(locate).toHaveBeenCalledTimes(50);
  for (let time = 0; time < 70; time += 1) await find({ ...question, caller: { kind: "staff", key: "staff:7:Anna" } });
  expect(locate).toHaveBeenCalledTimes(110);
});
