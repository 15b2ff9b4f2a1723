import { PATHS } from "@skatert/contract";
import { expect, it } from "vitest";
import { anOperator, teaOrder } from "../../../testing/calls/orders.ts";
import { onlineShop, passTime } from "../../../testing/calls/payments.ts";
import { newPhone, type SignedIn, signIn } from "../../../testing/calls/people.ts";
import { type FakePush, startFakePush } from "../../../testing/fakes/fake-push.ts";
import { type RunningShop, startShop } from "../../../testing/shops/start-shop.ts";
import { describeOnEachEngine } from "../../../testing/stores/engines.ts";

/** Five working days after Tuesday: Wednesday to Friday, Monday, Tuesday. */
const tuesday = "2026-11-17T12:00:00+03:00";

interface Anna extends SignedIn {
  place(): Promise<{ readonly id: number; readonly key: string }>;
}

describeOnEachEngine("money and points of a cancelled order", (engine) => {
  async function withShop(walk: (shop: RunningShop, anna: Anna, device: FakePush) => Promise<void>): Promise<void> {
    let key = "";
    const device = await startFakePush(() => key);
    const files = { ...onlineShop, bonus: { active: true, percent_max: 30, earn_percent: 5 } };
    const shop = await startShop({ engine, files, now: tuesday, pushServices: [device.origin] });
    try {
      key = (await shop.app.inject(PATHS.pushKey)).json().public_key;
      const anna = await signIn(shop, newPhone());
      await givePoints(shop, anna.userId, 100);
      await walk(shop, { ...anna, place: () => placed(shop, anna) }, device);
    } finally {
      await shop.close();
      await device.close();
    }
  }

  async function givePoints(shop: RunningShop, userId: number, balance: number): Promise<void> {
    const row = { user_id: userId, balance };
    const accounts = shop.store.db.insertInto("bonus_accounts").values(row);
    await accounts.onConflict((conflict) => conflict.column("user_id").doUpdateSet({ balance })).execute();
  }

  /** Two teas for 200 roubles, 56 of them in points. */
  async function placed(shop: RunningShop, anna: SignedIn): Promise<{ readonly id: number; readonly key: string }> {
    const customer = { name: "Анна", phone: anna.phone };
    const answer = await shop.app.inject({
      method: "POST",
      url: PATHS.orders,
      headers: { "idempotency-key": crypto.randomUUID(), ...anna.headers },
      payload: { ...teaOrder, customer, payment_method: "sandbox", bonuses: 56, expected_total: 144 },
    });
    expect(answer.statusCode, answer.body).toBe(201);
    return answer.json();
  }

  async function placedWithoutPoints(shop: RunningShop): Promise<{ readonly id: number; readonly key: string }> {
    const answer = await shop.app.inject({
      method: "POST",
      url: PATHS.orders,
      headers: { "idempotency-key": crypto.randomUUID() },
      payload: { ...teaOrder, payment_method: "sandbox" },
    });
    expect(answer.statusCode, answer.body).toBe(201);
    return answer.json();
  }

  const payPage = async (shop: RunningShop, { id, key }: { readonly id: number; readonly key: string }) =>
    String((await shop.app.inject(`${PATHS.orderPayment}/${id}?key=${key}`)).headers.location);
  const pay = (shop: RunningShop, url: string) =>
    shop.app.inject({
      method: "POST",
      url,
      headers: { "content-type": "application/x-www-form-urlencoded" },
      payload: "decision=paid",
    });
  const viewOf = async (shop: RunningShop, { id, key }: { readonly id: number; readonly key: string }) =>
    (await shop.app.inject(`${PATHS.orders}/${id}?key=${key}`)).json();
  const newest = async (shop: RunningShop, anna: SignedIn) =>
    (await shop.app.inject({ url: PATHS.notifications, headers: anna.headers })).json()[0];

  it("shows sum, card and day of the refund on the page, in the history and by push", () =>
    withShop(async (shop, anna, device) => {
      await shop.app.inject({
        method: "POST",
        url: PATHS.pushSubscriptions,
        headers: anna.headers,
        payload: device.subscription,
      });
      const order = await anna.place();
      await pay(shop, await payPage(shop, order));
      shop.clock.advance(1_000);
      const kitchen = await anOperator(shop);
      await kitchen.move(order.id, "cancelled");
      expect(await viewOf(shop, order)).toMatchObject({
        stage: "cancelled",
        payment: { refund: "due", refund_amount: 144, refund_by: "2026-11-24" },
        points_returned: 56,
      });
      const body = "Отменён. Вернём 144\u00a0₽ на карту до 24 ноября. Баллы вернули сразу: 56";
      expect(await newest(shop, anna)).toMatchObject({ title: `Заказ ${order.id}`, body });
      await passTime(shop, 15_000);
      expect(device.letters.map(({ message }) => message)).toContainEqual(expect.objectContaining({ body }));
      // The promised day does not change, although the refund was late.
      shop.clock.advance(3 * 86_400_000);
      expect(await viewOf(shop, order)).toMatchObject({
        payment: { refund: "done", refund_amount: 144, refund_by: "2026-11-24" },
      });
    }));

  it("notifies of money that arrives after the cancellation, also on a guest's device", () =>
    withShop(async (shop, anna, device) => {
      const order = await anna.place();
      await shop.app.inject({
        method: "POST",
        url: PATHS.pushSubscriptions,
        payload: { ...device.subscription, order_id: order.id, order_key: order.key },
      });
      const page = await payPage(shop, order);
      await shop.app.services.orders.move(order.id, "cancelled", "timer");
      expect(await newest(shop, anna)).toMatchObject({ body: "Отменён. Баллы вернули сразу: 56" });
      shop.clock.advance(1_000);
      await pay(shop, page);
      const body = "Вернём 144\u00a0₽ на карту до 24 ноября";
      expect(await newest(shop, anna)).toMatchObject({ title: `Заказ ${order.id}`, body });
      await passTime(shop, 60_000);
      expect(device.letters.map(({ message }) => message)).toContainEqual(expect.objectContaining({ body }));
      expect(await viewOf(shop, order)).toMatchObject({ stage: "cancelled", payment: { refund_amount: 144 } });
    }));

  it("shows the refund before the guest cancels, as long as the guest may cancel", () =>
    withShop(async (shop, anna) => {
      const order = await anna.place();
      expect((await viewOf(shop, order)).if_cancelled).toEqual({
        refund_amount: 0,
        refund_by: "2026-11-24",
        points: 56,
      });
      await pay(shop, await payPage(shop, order));
      const told = (await viewOf(shop, order)).if_cancelled;
      expect(told).toEqual({ refund_amount: 144, refund_by: "2026-11-24", points: 56 });
      const cancel = await shop.app.inject({
        method: "POST",
        url: `${PATHS.orders}/${order.id}/cancel?key=${order.key}`,
      });
      expect(cancel.statusCode, cancel.body).toBe(200);
      const after = await viewOf(shop, order);
      expect(after).not.toHaveProperty("if_cancelled");
      expect(after).toMatchObject({
        payment: { refund_amount: told.refund_amount, refund_by: told.refund_by },
        points_returned: told.points,
      });
      const next = await placedWithoutPoints(shop);
      expect(await viewOf(shop, next)).not.toHaveProperty("if_cancelled");
      await pay(shop, await payPage(shop, next));
      await (await anOperator(shop)).move(next.id, "cooking");
      expect(await viewOf(shop, next)).not.toHaveProperty("if_cancelled");
    }));

  it("promises nothing if nothing was paid", () =>
    withShop(async (shop, anna) => {
      const order = await anna.place();
      await givePoints(shop, anna.userId, 0);
      await shop.app.services.orders.move(order.id, "cancelled", "shopper");
      const view = await viewOf(shop, order);
      expect(view.payment).not.toHaveProperty("refund");
      expect(view).toMatchObject({ points_returned: 56 });
    }));
});
