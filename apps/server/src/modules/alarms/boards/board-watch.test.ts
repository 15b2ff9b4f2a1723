import { OFFICE_PATHS } from "@skatert/contract";
import { afterEach, beforeEach, expect, it } from "vitest";
import { type AlarmedShop, alarmedShop, alertPhone } from "../../../testing/calls/alarms.ts";
import { signInStaff } from "../../../testing/calls/staff.ts";
import { describeOnEachEngine } from "../../../testing/stores/engines.ts";

describeOnEachEngine("the boards of a branch", (engine) => {
  let alarms: AlarmedShop;
  beforeEach(async () => {
    alarms = await alarmedShop({ engine });
    await alarms.subscribe();
    await alarms.report();
  });
  afterEach(() => alarms.close());

  /** Advances the clock, checks twice as two processes would, and runs due jobs. */
  async function look(seconds: number): Promise<void> {
    const { shop, pass } = alarms;
    shop.clock.advance(seconds * 1_000);
    await shop.app.services.boardWatch.look();
    await shop.app.services.boardWatch.look();
    await pass(0, false);
  }

  it("BOARD-3 asleep in opening hours are an incident: one push, one message, ended when a board is back", async () => {
    const { shop, device, report, texts } = alarms;
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
    shop.clock.advance(11_000);
    await report({ sound: false });
    await look(0);
    await look(30);
    expect(device.letters).toHaveLength(2);
    shop.clock.set("2026-03-04T22:00:00+03:00");
    await look(0);
    const incidents = await shop.store.db.selectFrom("board_incidents").select("ended_at").execute();
    expect(incidents.map(({ ended_at }) => ended_at === null)).toEqual([false, false]);
  });

  it("BOARD-3 on a tablet where nobody is signed in do not count as awake, so staff are called", async () => {
    const { shop, device, tablet, owner, report } = alarms;
    // The owner signs out of the tablet; a manager's phone stays subscribed.
    await shop.app.inject({ method: "DELETE", url: OFFICE_PATHS.session, headers: owner.headers });
    await alarms.subscribe(await signInStaff(shop, [{ role: "manager", branchId: null }]));
    for (let seconds = 0; seconds < 60; seconds += 15) {
      expect((await report({}, { cookie: tablet.cookie })).statusCode).toBe(401);
      await look(15);
    }
    await look(30);
    expect(device.letters.map(({ message }) => message)).toMatchObject([{ title: "Экран заказов не работает" }]);
  });
});
