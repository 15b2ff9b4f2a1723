import { OFFICE_PATHS } from "@skatert/contract";
import { afterEach, beforeEach, expect, it } from "vitest";
import { claimJob, dueJobs } from "../../../jobs/job-store.ts";
import { type AlarmedShop, alarmedShop, alertPhone, restaurantPhone } from "../../../testing/calls/alarms.ts";
import { boardCaller, placed } from "../../../testing/calls/board.ts";
import { signInStaff } from "../../../testing/calls/staff.ts";
import { describeOnEachEngine } from "../../../testing/stores/engines.ts";
import { messageCallJob, pushCallJob } from "./staff-calls.ts";

const leaseMs = 60_000;

describeOnEachEngine("the calls of staff about an order that nobody answers", (engine) => {
  let alarms: AlarmedShop;
  beforeEach(async () => {
    alarms = await alarmedShop({ engine });
  });
  afterEach(() => alarms.close());

  it("BOARD-3 go to phones after 30 s and to numbers after 70 s; the guest sees the phone after 3 min", async () => {
    const { shop, device, subscribe, pass, texts, viewOf } = alarms;
    await subscribe();
    const order = await placed(shop);
    await pass(29);
    expect(device.letters).toEqual([]);
    await pass(1);
    expect(device.letters.map(({ message }) => message)).toEqual([
      {
        title: `Заказ ${order.id} ждёт ответа`,
        body: "Центр: поступил в 12:00, ни один работающий планшет его не показал. Откройте экран заказов.",
        url: `/office/?branch=10&order=${order.id}`,
      },
    ]);
    expect(await texts()).toEqual([]);
    await pass(40);
    expect(await texts()).toMatchObject([
      { channel: "sms", to: alertPhone, text: expect.stringContaining(`Заказ ${order.id}`) },
    ]);
    expect((await viewOf(order)).confirmation).toMatchObject({ asked: true, confirmed_at: null, call: null });
    await pass(110);
    expect((await viewOf(order)).confirmation).toMatchObject({ confirmed_at: null, call: restaurantPhone });
    await pass(600);
    expect([device.letters.length, (await texts()).length, (await viewOf(order)).stage]).toEqual([1, 1, "accepted"]);
    const anna = await boardCaller(shop);
    const { version } = await anna.order(order.id);
    expect((await anna.answer(order.id, "confirm", { version })).statusCode).toBe(200);
    expect((await viewOf(order)).confirmation).toMatchObject({ call: null });
  });

  it("BOARD-3 reach the phones of people who answer orders in this branch, until their session ends", async () => {
    const { shop, device, subscribe, pass } = alarms;
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
    await placed(shop);
    shop.clock.advance(30_000);
    await shop.app.inject({ method: "DELETE", url: OFFICE_PATHS.session, headers: cashier.headers });
    await pass(0);
    expect(device.letters).toHaveLength(1);
    expect(await shop.store.db.selectFrom("staff_push").selectAll().execute()).toEqual([]);
  });

  it("BOARD-3 are made once if the check that decides them is repeated after a crash", async () => {
    const { shop, device, subscribe, pass, texts, loseEnds } = alarms;
    await subscribe();
    await placed(shop);
    await pass(30);
    await loseEnds("order-ring");
    await pass(41);
    await loseEnds("order-ring");
    await pass(10);
    expect([device.letters.length, (await texts()).length]).toEqual([1, 1]);
  });

  it("BOARD-3 are neither lost nor doubled if a process is killed after it has claimed them", async () => {
    const { shop, device, subscribe, pass, texts } = alarms;
    const { db } = shop.store;
    await subscribe();
    await placed(shop);
    await pass(29);
    shop.clock.advance(1_000);
    await claimAsKilled("order-ring");
    await pass(leaseMs / 1_000);
    expect(device.letters).toHaveLength(1);
    await placed(shop);
    await pass(30);
    expect(device.letters).toHaveLength(2);
    // The chats and numbers of the first order have been called by now; these are of the second.
    const before = (await texts()).length;
    shop.clock.advance(40_000);
    await shop.app.services.jobs.runDue();
    await claimAsKilled(messageCallJob);
    await pass(leaseMs / 1_000 - 1);
    const whileClaimed = (await texts()).length;
    await pass(1);
    await pass(600);
    expect([whileClaimed - before, (await texts()).length - before]).toEqual([0, 1]);
    const waiting = await db.selectFrom("jobs").select("id").where("kind", "in", [pushCallJob, messageCallJob]);
    expect(await waiting.where("state", "=", "waiting").execute()).toEqual([]);

    /** Leaves the due jobs of a kind as after kill -9 between claim and completion. */
    async function claimAsKilled(kind: string): Promise<void> {
      const due = await dueJobs(db, [kind], shop.clock.now(), 10);
      expect(due).not.toEqual([]);
      for (const job of due) expect(await claimJob(db, job, shop.clock.now(), leaseMs)).toBe(true);
    }
  });
});
