import { readFile } from "node:fs/promises";
import { join } from "node:path";
import { OFFICE_PATHS, officeBranchPath, officeOrderPath, PATHS } from "@skatert/contract";
import { afterEach, beforeEach, expect, it } from "vitest";
import type { JsonObject } from "../../shop/editing/overlay.ts";
import { boardCaller, placed } from "../../testing/calls/board.ts";
import { type EnrolledDevice, enrolDevice } from "../../testing/calls/devices.ts";
import { anOperator, stockOf } from "../../testing/calls/orders.ts";
import { type SignedInStaff, signInStaff } from "../../testing/calls/staff.ts";
import { type FakePush, startFakePush } from "../../testing/fakes/fake-push.ts";
import { smallSettings, smallShop } from "../../testing/shops/small-shop.ts";
import { type RunningShop, startShop } from "../../testing/shops/start-shop.ts";
import { describeOnEachEngine } from "../../testing/stores/engines.ts";

const phone = "+74950000000";
const alertPhone = "+79161110000";
const locations = [{ term_id: 1, name: "Центр", warehouse_id: [10], phone }] satisfies readonly JsonObject[];
const stock = [{ product_id: 301, variation_id: 0, warehouse_id: 10, quantity: 10 }];
const files = { ...smallShop, stock, settings: { ...smallSettings, locations } };
const usual = {
  unanswered_after_minutes: 3,
  unanswered_action: "ring",
  auto_confirm: [],
  capacity: { orders: null, dishes: null, money: null },
};
const second = 1_000;

describeOnEachEngine("an order that nobody answers", (engine) => {
  let shop: RunningShop;
  let device: FakePush;
  let tablet: EnrolledDevice;
  let owner: SignedInStaff;
  let key = "";

  beforeEach(async () => {
    device = await startFakePush(() => key);
    shop = await startShop({ engine, files, pushServices: [device.origin], alertPhones: [alertPhone] });
    tablet = await enrolDevice(shop, 10);
    owner = await signInStaff(shop, [{ role: "owner", branchId: null }]);
    key = (await shop.app.inject({ url: OFFICE_PATHS.push, headers: owner.headers })).json().public_key;
  });
  afterEach(async () => {
    await shop.close();
    await device.close();
  });

  const report = (state: object = {}) =>
    shop.app.inject({
      method: "POST",
      url: OFFICE_PATHS.deviceState,
      headers: { cookie: `${tablet.cookie}; ${owner.headers["cookie"]}` },
      payload: { sound: true, wake_lock: true, visible: true, version: "1", ...state },
    });
  const subscribe = (person: SignedInStaff) =>
    shop.app.inject({
      method: "POST",
      url: OFFICE_PATHS.push,
      headers: person.headers,
      payload: device.subscription,
    });
  const acknowledge = (id: number, headers: Readonly<Record<string, string>> = { cookie: tablet.cookie }) =>
    shop.app.inject({ method: "POST", url: officeOrderPath(id, "acknowledge"), headers, payload: {} });
  const settle = (changes: object) =>
    shop.app.inject({
      method: "PUT",
      url: officeBranchPath(10, "board"),
      headers: owner.headers,
      payload: { ...usual, ...changes },
    });
  /** Passes time with an awake tablet, and runs what is due. */
  async function pass(seconds: number, isAwake = true): Promise<void> {
    shop.clock.advance(seconds * second);
    if (isAwake) await report();
    for (let round = 0; round < 3; round += 1) await shop.app.services.jobs.runDue();
  }
  async function texts(): Promise<readonly unknown[]> {
    const file = await readFile(join(shop.dataDir, "outbox/messages.jsonl"), "utf8").catch(() => "");
    return file
      .split("\n")
      .filter((line) => line !== "")
      .map((line) => JSON.parse(line));
  }
  const viewOf = async ({ id, key: orderKey }: { readonly id: number; readonly key: string }) =>
    (await shop.app.inject(`${PATHS.orders}/${id}?key=${orderKey}`)).json();
  const ringJobs = () => shop.store.db.selectFrom("jobs").select("id").where("kind", "=", "order-ring").execute();

  it("BOARD-3 calls staff phones after 30 s, configured numbers after 70 s, and shows the guest the phone after 3 min", async () => {
    await subscribe(owner);
    const order = await placed(shop);
    await pass(29);
    expect(device.letters).toEqual([]);
    await pass(1);
    expect(device.letters.map(({ message }) => message)).toEqual([
      {
        title: `Заказ ${order.id} ждёт ответа`,
        body: "Центр: поступил в 12:00, ни один работающий планшет его не показал. Откройте экран заказов.",
        url: "/office/",
      },
    ]);
    expect(await texts()).toEqual([]);
    await pass(40);
    expect(await texts()).toMatchObject([
      { channel: "sms", to: alertPhone, text: expect.stringContaining(`Заказ ${order.id}`) },
    ]);
    expect((await viewOf(order)).confirmation).toMatchObject({ asked: true, confirmed_at: null, call: null });
    await pass(110);
    expect((await viewOf(order)).confirmation).toMatchObject({ confirmed_at: null, call: phone });
    await pass(600);
    expect([device.letters.length, (await texts()).length, (await viewOf(order)).stage]).toEqual([1, 1, "accepted"]);
    const anna = await boardCaller(shop);
    const { version } = await anna.order(order.id);
    expect((await anna.answer(order.id, "confirm", { version })).statusCode).toBe(200);
    expect((await viewOf(order)).confirmation).toMatchObject({ call: null });
  });

  it("BOARD-3 calls nobody once a board that is awake has the order, and still shows the phone", async () => {
    await subscribe(owner);
    const order = await placed(shop);
    shop.clock.advance(5 * second);
    const first = await acknowledge(order.id);
    expect([first.statusCode, first.json()]).toEqual([200, { acknowledged_at: "2026-03-04T09:00:05.000Z" }]);
    shop.clock.advance(5 * second);
    expect((await acknowledge(order.id)).json()).toEqual(first.json());
    expect((await acknowledge(order.id, owner.headers)).json()).toEqual(first.json());
    await pass(20);
    await pass(150);
    expect([device.letters, await texts()]).toEqual([[], []]);
    expect((await viewOf(order)).confirmation.call).toBe(phone);
  });

  it("BOARD-3 calls staff about an order whose only board fell asleep after it had it", async () => {
    await subscribe(owner);
    const order = await placed(shop);
    await acknowledge(order.id);
    await pass(30, false);
    expect(device.letters).toHaveLength(1);
  });

  it("BOARD-3 an acknowledgement of another branch is not found", async () => {
    const order = await placed(shop);
    const other = await enrolDevice(shop, 20);
    expect((await acknowledge(order.id, { cookie: other.cookie })).statusCode).toBe(404);
    expect(
      (await acknowledge(order.id, (await signInStaff(shop, [{ role: "cook", branchId: 20 }])).headers)).statusCode,
    ).toBe(404);
    expect((await acknowledge(order.id, {})).statusCode).toBe(401);
  });

  it("BOARD-3 calls the phones of people who answer orders in this branch, until their session ends", async () => {
    const cook = await signInStaff(shop, [{ role: "cook", branchId: 10 }]);
    await subscribe(cook);
    await placed(shop);
    await pass(30);
    expect(device.letters).toHaveLength(0);
    const cashier = await signInStaff(shop, [{ role: "cashier", branchId: 10 }]);
    await subscribe(cashier);
    await placed(shop);
    await pass(30);
    expect(device.letters).toHaveLength(1);
    const gone = await placed(shop);
    shop.clock.advance(30 * second);
    await shop.app.inject({ method: "DELETE", url: OFFICE_PATHS.session, headers: cashier.headers });
    await pass(0);
    expect([device.letters.length, gone.id > 0]).toEqual([1, true]);
    expect(await shop.store.db.selectFrom("staff_push").selectAll().execute()).toEqual([]);
  });

  it("BOARD-3 confirms by itself for the proposed time if the owner wants that", async () => {
    await settle({ unanswered_action: "confirm", unanswered_after_minutes: 5 });
    const order = await placed(shop);
    await pass(299);
    expect((await viewOf(order)).confirmation.confirmed_at).toBeNull();
    await pass(1);
    expect((await viewOf(order)).confirmation.confirmed_at).toBe("2026-03-04T09:05:00.000Z");
    expect((await (await boardCaller(shop)).order(order.id)).confirmed_by).toEqual({ kind: "shop", name: "" });
  });

  it("BOARD-3 cancels and gives everything back if the owner wants that, once", async () => {
    await settle({ unanswered_action: "cancel" });
    const before = await stockOf(shop, 301);
    const order = await placed(shop);
    await pass(180);
    expect(await viewOf(order)).toMatchObject({ stage: "cancelled", refusal: { reason: "closed" } });
    await shop.store.db
      .updateTable("jobs")
      .set({ state: "waiting", claimed_until: 0 })
      .where("kind", "=", "order-ring")
      .execute();
    await pass(1);
    expect(await stockOf(shop, 301)).toBe(before);
    const anna = await boardCaller(shop);
    expect((await anna.feed()).entries.map(({ kind }) => kind)).toEqual(["placed", "refused"]);
  });

  it("BOARD-3 does nothing to an order that was answered, and has no job in a branch without a board", async () => {
    await settle({ unanswered_action: "cancel" });
    await subscribe(owner);
    const order = await placed(shop);
    await (await anOperator(shop)).move(order.id, "cooking");
    await pass(200);
    expect([(await viewOf(order)).stage, device.letters, await texts()]).toEqual(["cooking", [], []]);
    const jobs = await ringJobs();
    const station = { warehouse_id: 20, delivery_type: "flat_rate", zone_id: "centre", address: "Новая, 5" };
    const lines = [{ product_id: 101, quantity: 2 }];
    await placed(shop, { ...station, lines, pickup_location_id: undefined, expected_total: 750 });
    expect(await ringJobs()).toEqual(jobs);
  });

  it("BOARD-3 a look that is repeated after a crash calls nobody twice", async () => {
    await subscribe(owner);
    await placed(shop);
    await pass(30);
    await shop.store.db
      .updateTable("jobs")
      .set({ state: "waiting", claimed_until: 0 })
      .where("kind", "=", "order-ring")
      .execute();
    await pass(41);
    await shop.store.db
      .updateTable("jobs")
      .set({ state: "waiting", claimed_until: 0 })
      .where("kind", "=", "order-ring")
      .execute();
    await pass(10);
    expect([device.letters.length, (await texts()).length]).toEqual([1, 1]);
  });

  it("BOARD-3 a scheduled order rings again when it should be begun, and is acknowledged again", async () => {
    await subscribe(owner);
    const order = await placed(shop, { take_date: "04.03.2026", time_from: "18:00", time_to: "18:30" });
    await acknowledge(order.id);
    const anna = await boardCaller(shop);
    await anna.answer(order.id, "confirm", { version: 1 });
    await pass(60);
    expect(device.letters).toEqual([]);
    shop.clock.set("2026-03-04T17:30:00+03:00");
    await pass(30);
    expect(device.letters.map(({ message }) => message)).toMatchObject([{ title: `Пора готовить заказ ${order.id}` }]);
    expect((await acknowledge(order.id)).json()).toEqual({ acknowledged_at: "2026-03-04T14:30:30.000Z" });
    await pass(60);
    expect(await texts()).toEqual([]);
  });

  it("BOARD-7 confirms at once in the hours of the branch, and not outside of them", async () => {
    await settle({ auto_confirm: [{ days: [3], from: "11:00", to: "13:00" }] });
    const order = await placed(shop);
    await pass(0);
    expect((await viewOf(order)).confirmation).toMatchObject({ asked: true, confirmed_at: "2026-03-04T09:00:00.000Z" });
    shop.clock.set("2026-03-04T13:00:00+03:00");
    const later = await placed(shop);
    await pass(0);
    expect((await viewOf(later)).confirmation).toMatchObject({ asked: true, confirmed_at: null });
  });

  it("BOARD-3 boards asleep in opening hours are an incident: one push, one message, ended by a board that is back", async () => {
    await subscribe(owner);
    const { boardWatch } = shop.app.services;
    const look = async (seconds: number) => {
      shop.clock.advance(seconds * second);
      await boardWatch.look();
      await boardWatch.look();
      await pass(0, false);
    };
    await report();
    await look(45);
    expect(device.letters).toEqual([]);
    await look(1);
    expect(device.letters.map(({ message }) => message)).toMatchObject([
      { title: "Экран заказов не работает", body: expect.stringContaining("с 12:00 ни один планшет") },
    ]);
    await look(24);
    expect(await texts()).toMatchObject([
      { to: alertPhone, text: expect.stringContaining("Экран заказов не работает") },
    ]);
    await look(600);
    expect([device.letters.length, (await texts()).length]).toEqual([1, 1]);
    await report();
    await look(0);
    await report({ sound: false });
    shop.clock.advance(11 * second);
    await report({ sound: false });
    await look(0);
    await look(30);
    expect(device.letters).toHaveLength(2);
    shop.clock.set("2026-03-04T22:00:00+03:00");
    await look(0);
    const incidents = await shop.store.db.selectFrom("board_incidents").select("ended_at").execute();
    expect(incidents.map(({ ended_at }) => ended_at === null)).toEqual([false, false]);
  });
});
