import { afterEach, beforeEach, expect, it } from "vitest";
import { type AlarmedShop, alarmedShop, alertPhone } from "../../../testing/calls/alarms.ts";
import { placed } from "../../../testing/calls/board.ts";
import { changeOverrides } from "../../../testing/shops/chain-shop.ts";
import { describeOnEachEngine } from "../../../testing/stores/engines.ts";

const own = ["+79162220001", "+79162220002"];

describeOnEachEngine("the alarms of a branch with numbers of its own", (engine) => {
  let alarms: AlarmedShop;
  beforeEach(async () => {
    alarms = await alarmedShop({ engine });
  });
  afterEach(() => alarms.close());

  /** The numbers that are called for a new order. */
  async function called(): Promise<readonly string[]> {
    const before = (await alarms.texts()).length;
    await placed(alarms.shop);
    await alarms.pass(30);
    await alarms.pass(41);
    return (await alarms.texts()).slice(before).map(({ to }) => to);
  }

  it("BOARD-3 reach these numbers only, and the common ones again once the branch has none", async () => {
    await changeOverrides(alarms.shop, { alert_phones: own });
    expect((await called()).toSorted()).toEqual(own);
    await changeOverrides(alarms.shop, { alert_phones: [] });
    expect(await called()).toEqual([alertPhone]);
  });

  it("BOARD-3 reach the common numbers in a branch that has none, whatever another branch has", async () => {
    await changeOverrides(alarms.shop, { alert_phones: own }, 20);
    expect(await called()).toEqual([alertPhone]);
  });

  it("BOARD-3 skip a number that was removed after the alarm was raised", async () => {
    const { shop, pass, texts } = alarms;
    await changeOverrides(shop, { alert_phones: own });
    await placed(shop);
    await pass(30);
    shop.clock.advance(40_000);
    await shop.app.services.jobs.runDue();
    await changeOverrides(shop, { alert_phones: own.slice(0, 1) });
    await pass(1);
    expect((await texts()).map(({ to }) => to)).toEqual(own.slice(0, 1));
  });
});
