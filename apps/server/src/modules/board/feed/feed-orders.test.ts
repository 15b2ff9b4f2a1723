import { setImmediate } from "node:timers/promises";
import { OFFICE_PATHS, type WireFeed } from "@skatert/contract";
import { afterEach, beforeEach, expect, it } from "vitest";
import { type BoardCaller, boardCaller, placed } from "../../../testing/calls/board.ts";
import { anOperator } from "../../../testing/calls/orders.ts";
import { smallShop } from "../../../testing/shops/small-shop.ts";
import { type RunningShop, startShop } from "../../../testing/shops/start-shop.ts";
import { describeOnEachEngine } from "../../../testing/stores/engines.ts";

const soup = { lines: [{ product_id: 101, quantity: 1 }], expected_total: 300 };

describeOnEachEngine("the orders of a feed's answer", (engine) => {
  let shop: RunningShop;
  beforeEach(async () => {
    shop = await startShop({ engine, files: smallShop });
  });
  afterEach(() => shop.close());

  const ask = async (by: BoardCaller, query: Record<string, string> = {}): Promise<Required<WireFeed>> => {
    const answer = await by.get(OFFICE_PATHS.feed, { branch_id: "10", with: "orders", ...query });
    expect([answer.statusCode, answer.headers["content-type"]]).toEqual([200, "application/json; charset=utf-8"]);
    return answer.json();
  };

  it("BOARD-2 are those of its entries, each once and equal to the single read", async () => {
    const anna = await boardCaller(shop);
    const [one, other] = [await placed(shop, soup), await placed(shop, soup)];
    await (await anOperator(shop)).move(one.id, "cooking");
    const { last, entries, orders } = await ask(anna);
    expect([last, entries.length]).toEqual([3, 3]);
    expect(orders).toEqual([await anna.order(one.id), await anna.order(other.id)]);
    expect((await ask(anna, { after: "2" })).orders.map(({ id }) => id)).toEqual([one.id]);
    expect(await ask(anna, { after: "3" })).toEqual({ last: 3, entries: [], orders: [] });
    expect((await anna.get(OFFICE_PATHS.feed, { after: "2" })).json()).not.toHaveProperty("orders");
  });

  it("STAFF-2 have no guest for a cook, also right after an operator read the same", async () => {
    const [operator, cook] = [await boardCaller(shop), await boardCaller(shop, "cook")];
    const { id } = await placed(shop, soup);
    const told = { after: "0", at_least: "1" };
    const both = await Promise.all([ask(operator, told), ask(cook, told), ask(operator, told)]);
    expect(both.map(({ orders }) => orders[0]?.guest === null)).toEqual([false, true, false]);
    expect((await ask(cook, told)).orders).toEqual([await cook.order(id)]);
    const elsewhere = await boardCaller(shop, "cook", 20);
    expect((await elsewhere.get(OFFICE_PATHS.feed, { branch_id: "10", with: "orders", ...told })).statusCode).toBe(403);
  });

  it("BOARD-2 reach the number that the board received, and without one the last number", async () => {
    const anna = await boardCaller(shop);
    const { id } = await placed(shop, soup);
    const kitchen = await anOperator(shop);
    expect((await ask(anna, { at_least: "1" })).last).toBe(1);
    await kitchen.move(id, "cooking");
    const told = await ask(anna, { at_least: "2" });
    expect([told.last, told.orders[0]?.stage, told.orders[0]?.version]).toEqual([2, "cooking", 2]);
    await kitchen.move(id, "ready");
    expect((await ask(anna)).orders[0]?.stage).toBe("ready");
    // The call does not wait for a number that the branch has not reached.
    expect((await ask(anna, { at_least: "99" })).last).toBe(3);
  });

  it("BOARD-2 are never behind their entries while orders change", async () => {
    const anna = await boardCaller(shop);
    const kitchen = await anOperator(shop);
    const { id } = await placed(shop, soup);
    const answers: WireFeed[] = [];
    const reading = (async () => {
      for (let count = 0; count < 20; count += 1) answers.push(await ask(anna, { at_least: "1" }), await ask(anna));
    })();
    for (const stage of ["cooking", "ready", "handed-over"] as const) await kitchen.move(id, stage);
    await reading;
    for (const { entries, orders = [] } of answers)
      expect(orders[0]?.version).toBeGreaterThanOrEqual(entries.filter(({ order_id }) => order_id === id).length);
  });

  it("BOARD-2 are at most twenty", async () => {
    const anna = await boardCaller(shop);
    for (let count = 0; count < 21; count += 1) await placed(shop, { ...soup, comment: String(count) });
    const { entries, orders } = await ask(anna);
    expect(orders.map(({ id }) => id)).toEqual(entries.slice(0, 20).map(({ order_id }) => order_id));
  });

  it("BOARD-2 include practice orders", async () => {
    const anna = await boardCaller(shop);
    const made = await shop.app.inject({
      method: "POST",
      url: OFFICE_PATHS.practiceOrders,
      headers: anna.headers,
      payload: { branch_id: 10 },
    });
    expect(made.statusCode).toBeLessThan(300);
    const { orders } = await ask(anna);
    expect(orders).toMatchObject([{ practice: true, stage: "accepted" }]);
  });

  it("BOARD-2 never have a version newer than their content while the order moves", async () => {
    const [anna, kitchen] = [await boardCaller(shop), await anOperator(shop)];
    const stages = ["accepted", "cooking", "ready", "handed-over"];
    const shown: { readonly version: number; readonly stage: string }[] = [];
    for (let round = 0; round < 6; round += 1) {
      const { id } = await placed(shop, soup);
      for (const stage of ["cooking", "ready", "handed-over"] as const) {
        // Reads begin before, during and after the change.
        const reads = Array.from({ length: 24 }, async (_, at) => {
          for (let turn = 0; turn < at; turn += 1) await setImmediate();
          return anna.order(id);
        });
        await Promise.all([...reads, kitchen.move(id, stage)]);
        shown.push(...(await Promise.all(reads)));
      }
    }
    expect(shown.filter(({ version, stage }) => stages.indexOf(stage) < version - 1)).toEqual([]);
  });
});
