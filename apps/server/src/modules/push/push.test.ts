import { PATHS } from "@skatert/contract";
import { afterAll, beforeAll, beforeEach, expect, it } from "vitest";
import { anOperator, teaOrder } from "../../testing/calls/orders.ts";
import { newPhone, type SignedIn, signIn } from "../../testing/calls/people.ts";
import { type FakePush, startFakePush } from "../../testing/fakes/fake-push.ts";
import { openAllDay } from "../../testing/shops/open-all-day.ts";
import { type RunningShop, startShop } from "../../testing/shops/start-shop.ts";
import { describeOnEachEngine } from "../../testing/stores/engines.ts";

describeOnEachEngine("push notifications of an order", (engine) => {
  let shop: RunningShop;
  let device: FakePush;
  let key = "";
  let operator: Awaited<ReturnType<typeof anOperator>>;
  beforeAll(async () => {
    device = await startFakePush(() => key);
    shop = await startShop({ engine, files: { ...openAllDay, stock: [] }, pushServices: [device.origin] });
    key = (await shop.app.inject(PATHS.pushKey)).json().public_key;
    operator = await anOperator(shop);
  });
  beforeEach(async () => {
    await call("DELETE", { endpoint: device.subscription.endpoint });
    device.answer(201);
  });
  afterAll(async () => {
    await shop.close();
    await device.close();
  });

  function call(method: "POST" | "DELETE", payload: object, person?: SignedIn, query = "") {
    const headers = person?.headers ?? {};
    return shop.app.inject({ method, url: `/api${PATHS.pushSubscriptions}${query}`, headers, payload });
  }
  const subscribe = (more: object, person?: SignedIn, query?: string) =>
    call("POST", { ...device.subscription, ...more }, person, query);

  async function anOrder(person?: SignedIn): Promise<{ id: number; key: string }> {
    const answer = await shop.app.inject({
      method: "POST",
      url: PATHS.orders,
      headers: { "idempotency-key": crypto.randomUUID(), ...person?.headers },
      payload: { ...teaOrder, customer: { name: "Анна", phone: person?.phone ?? newPhone() } },
    });
    expect(answer.statusCode, answer.body).toBe(201);
    return answer.json();
  }
  /** Moves an order and runs the due jobs; returns what the browser received. */
  async function movedTo(orderId: number, status: string): Promise<readonly unknown[]> {
    const before = device.letters.length;
    const moved = await operator.move(orderId, status);
    expect(moved.statusCode, moved.body).toBe(200);
    await shop.app.services.jobs.runDue();
    return device.letters.slice(before).map(({ message }) => message);
  }

  it("ENT-6 a guest's device receives each stage of that order in its language, and no other order", async () => {
    const own = await anOrder();
    const other = await anOrder();
    const subscribed = await subscribe({ order_id: own.id, order_key: own.key }, undefined, "?lang=en");
    expect([subscribed.statusCode, subscribed.json()]).toEqual([200, { subscribed: true }]);
    expect(await movedTo(own.id, "cooking")).toEqual([
      { title: `Order ${own.id}`, body: expect.stringMatching(/\w/), url: `/order/${own.id}` },
    ]);
    expect(await movedTo(other.id, "cooking")).toEqual([]);
    const [letter] = device.letters.slice(-1);
    expect(letter?.headers).toMatchObject({ "content-encoding": "aes128gcm", ttl: "14400", topic: `order${own.id}` });
    expect(letter?.claims).toMatchObject({ aud: device.origin, sub: "mailto:push@shop.invalid" });
    expect(letter?.claims.exp).toBeLessThan(shop.clock.now() / 1000 + 86_400);
  });

  it("ROLE-3 requires the order's key or a session", async () => {
    const own = await anOrder();
    expect((await subscribe({ order_id: own.id, order_key: "x".repeat(27) })).statusCode).toBe(404);
    expect((await subscribe({ order_id: own.id })).statusCode).toBe(404);
    expect((await subscribe({})).statusCode).toBe(401);
    expect((await subscribe({ order_id: own.id }, await signIn(shop, newPhone()))).statusCode).toBe(404);
  });

  it("ROLE-3 calls only push services, and refuses invalid keys", async () => {
    const anna = await signIn(shop, newPhone());
    for (const endpoint of ["http://127.0.0.1:1/x", "https://shop.example/x", "x", `${device.origin}0/x`])
      expect((await subscribe({ endpoint }, anna)).statusCode).toBe(400);
    expect((await subscribe({ keys: { p256dh: "AAAA", auth: "AAAA" } }, anna)).statusCode).toBe(400);
  });

  it("ROLE-3 a signed-in shopper is notified of every own order until the session ends", async () => {
    const anna = await signIn(shop, newPhone());
    const [first, second] = [await anOrder(anna), await anOrder(anna)];
    expect((await subscribe({ order_id: first.id }, anna)).statusCode).toBe(200);
    expect(await movedTo(first.id, "cooking")).toHaveLength(1);
    expect(await movedTo(second.id, "cooking")).toHaveLength(1);
    await shop.app.inject({ method: "POST", url: PATHS.logout, headers: anna.headers, payload: {} });
    expect(await movedTo(second.id, "ready")).toEqual([]);
  });

  it("retries while the push service is down, and drops outdated messages", async () => {
    const own = await anOrder();
    await subscribe({ order_id: own.id, order_key: own.key });
    device.answer(503);
    expect(await movedTo(own.id, "cooking")).toEqual([]);
    device.answer(201);
    shop.clock.advance(5_000);
    const before = device.letters.length;
    await shop.app.services.jobs.runDue();
    expect(device.letters).toHaveLength(before + 1);

    device.answer(503);
    await movedTo(own.id, "ready");
    device.answer(201);
    expect(await movedTo(own.id, "completed")).toHaveLength(1);
    shop.clock.advance(600_000);
    await shop.app.services.jobs.runDue();
    expect(device.letters).toHaveLength(before + 2);
  });

  it.each([404, 410])("deletes a device whose push service answers %i", async (status) => {
    const own = await anOrder();
    await subscribe({ order_id: own.id, order_key: own.key });
    device.answer(status);
    await movedTo(own.id, "cooking");
    device.answer(201);
    const calls = device.calls();
    expect(await movedTo(own.id, "ready")).toEqual([]);
    expect(device.calls()).toBe(calls);
  });

  it("sends nothing after unsubscribing, and deletes a guest's device when the order is over", async () => {
    const [quiet, over] = [await anOrder(), await anOrder()];
    await subscribe({ order_id: quiet.id, order_key: quiet.key });
    expect((await call("DELETE", { endpoint: device.subscription.endpoint })).json()).toEqual({ subscribed: false });
    expect(await movedTo(quiet.id, "cooking")).toEqual([]);
    await subscribe({ order_id: over.id, order_key: over.key });
    for (const status of ["cooking", "ready", "completed"]) expect(await movedTo(over.id, status)).toHaveLength(1);
    expect(await shop.store.db.selectFrom("push_subscriptions").selectAll().execute()).toEqual([]);
  });

  it("has the same keys after a restart", async () => {
    const again = await startShop({ engine, store: shop.store });
    expect((await again.app.inject(PATHS.pushKey)).json().public_key).toBe(key);
    await again.app.close();
  });
});
