import { PATHS, userChannel } from "@skatert/contract";
import { afterAll, beforeAll, describe, expect, it, vi } from "vitest";
import { accountCalls, oneTea } from "../../testing/calls/account-calls.ts";
import { anOperator, placeOrder } from "../../testing/calls/orders.ts";
import { newPhone, signIn } from "../../testing/calls/people.ts";
import { type RunningShop, startShop } from "../../testing/shops/start-shop.ts";
import { describeOnEachEngine } from "../../testing/stores/engines.ts";

describeOnEachEngine("orders of an account, and their notifications", (engine) => {
  let shop: RunningShop;
  const { get, post, placeOrderOf } = accountCalls(() => shop);
  beforeAll(async () => {
    shop = await startShop({ engine });
  });
  afterAll(() => shop.close());

  it("API-1 lists the moves of orders in the reader's language, with their read state", async () => {
    const anna = await signIn(shop, newPhone());
    const { id } = (await placeOrderOf(anna)).json();
    const operator = await anOperator(shop);
    await operator.move(id, "cooking");
    shop.clock.advance(1_000);
    await operator.move(id, "cancelled");
    const history = (await get(PATHS.notifications, anna)).json();
    expect(history).toMatchObject([
      {
        title: `Заказ ${id}`,
        body: "Отменён",
        url: `/order/${id}`,
        read: false,
        date: new Date(shop.clock.now()).toISOString(),
      },
      { title: `Заказ ${id}`, body: "Готовится", read: false },
    ]);
    expect((await get(`${PATHS.notifications}?lang=en`, anna)).json()[0]).toMatchObject({
      title: `Order ${id}`,
      body: "Cancelled",
    });
    const marked = (await post(PATHS.notifications, { ids: [history[1].id, "no such\u0000id"] }, anna)).json();
    expect(marked.map((entry: { read: boolean }) => entry.read)).toEqual([false, true]);
    const all = (await shop.app.inject({ method: "POST", url: PATHS.notifications, headers: anna.headers })).json();
    expect(all.map((entry: { read: boolean }) => entry.read)).toEqual([true, true]);
  });

  describe("orders", () => {
    it("API-1 lists the caller's own, and any customer's for an integration", async () => {
      const [anna, boris] = [await signIn(shop, newPhone()), await signIn(shop, newPhone())];
      const { id } = (await placeOrderOf(anna)).json();
      const own = await get(`${PATHS.ownOrders}?customer=${anna.userId}`, anna);
      expect([own.headers["x-wp-total"], own.json()]).toMatchObject(["1", [{ id, customer_id: anna.userId }]]);
      expect((await get(PATHS.ownOrders, boris)).json()).toEqual([]);
      const { keys } = await anOperator(shop);
      const consumer = `consumer_key=${keys.consumer_key}&consumer_secret=${keys.consumer_secret}`;
      expect((await get(`${PATHS.ownOrders}?customer=${anna.userId}&${consumer}`)).json()).toMatchObject([{ id }]);
      expect(
        (await get(`${PATHS.ownOrders}?customer=${anna.userId}&consumer_key=ck_x&consumer_secret=cs_x`, anna))
          .statusCode,
      ).toBe(401);
    });

    it("ROLE-1 adds a number's guest orders at sign-in, and nobody else's", async () => {
      const phone = newPhone();
      const guest = (await placeOrder(shop.app, { ...oneTea, customer: { name: "Анна", phone } })).json();
      const other = (await placeOrder(shop.app, { ...oneTea, customer: { name: "Борис", phone: newPhone() } })).json();
      const anna = await signIn(shop, phone);
      expect((await get(PATHS.ownOrders, anna)).json()).toMatchObject([{ id: guest.id }]);
      expect((await get(`/wp-json/checkout/order/${guest.id}`, anna)).statusCode).toBe(200);
      expect((await get(`/wp-json/checkout/order/${other.id}`, anna)).statusCode).toBe(404);
      expect((await get(PATHS.user, anna)).json().data.data.orders_count).toBe(1);
    });
  });

  describe("realtime", () => {
    it("API-8 opens a user's channel only to that user", async () => {
      const [anna, boris] = [await signIn(shop, newPhone()), await signIn(shop, newPhone())];
      const claim = { socket_id: "12.34", channel_name: userChannel(anna.userId) };
      expect((await post(PATHS.realtimeAuth, claim, anna)).json()).toEqual({
        auth: expect.stringMatching(/^\w+:[\da-f]{64}$/),
        channel_data: expect.stringContaining(`"user":${anna.userId}`),
      });
      expect((await post(PATHS.realtimeAuth, claim, boris)).statusCode).toBe(403);
      expect((await post(PATHS.realtimeAuth, claim)).statusCode).toBe(403);
    });

    it("API-8 sends an event when an order of the user moves", async () => {
      const anna = await signIn(shop, newPhone());
      const { id } = (await placeOrderOf(anna)).json();
      const publish = vi.spyOn(shop.app.services.realtime, "publish");
      await (await anOperator(shop)).move(id, "cooking");
      const heard = publish.mock.calls
        .filter(([channel]) => channel === userChannel(anna.userId))
        .map(([, event]) => event);
      publish.mockRestore();
      expect(new Set(heard)).toEqual(new Set(["order-status-changed", "notification-added", "bonus-changed"]));
    });
  });
});
