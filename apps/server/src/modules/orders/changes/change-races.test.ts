import { PATHS } from "@skatert/contract";
import { expect, it } from "vitest";
import { boardCaller, placed } from "../../../testing/calls/board.ts";
import { stockOf } from "../../../testing/calls/orders.ts";
import { onlineShop, orderToPay } from "../../../testing/calls/payments.ts";
import { type RunningShop, startShop } from "../../../testing/shops/start-shop.ts";
import { describeOnEachEngine } from "../../../testing/stores/engines.ts";

const stock = [{ product_id: 301, variation_id: 0, warehouse_id: 10, quantity: 100 }];
const more = { changes: [{ kind: "quantity", line: 0, quantity: 3 }], reason: "Гость просит", consent: "phone" };
const rounds = 6;

describeOnEachEngine("a change of an order meets something else", (engine) => {
  async function race(walk: (shop: RunningShop, round: number) => Promise<void>): Promise<void> {
    const shop = await startShop({ engine, files: { ...onlineShop, stock } });
    try {
      for (let round = 0; round < rounds; round += 1) await walk(shop, round);
    } finally {
      await shop.close();
    }
  }

  /** Both at once; the first to start alternates. */
  async function both<One, Other>(round: number, one: () => Promise<One>, other: () => Promise<Other>) {
    if (round % 2 === 0) {
      const [first, second] = await Promise.all([one(), other()]);
      return { first, second };
    }
    const [second, first] = await Promise.all([other(), one()]);
    return { first, second };
  }

  it("CHANGE-1 two people: one wins, the other is told by whom", () =>
    race(async (shop, round) => {
      const [anna, boris] = [await boardCaller(shop), await boardCaller(shop, "manager", 10, "Борис")];
      const { id } = await placed(shop);
      const before = await stockOf(shop, 301);
      const { first, second } = await both(
        round,
        () => anna.answer(id, "changes", { ...more, version: 1 }),
        () => boris.answer(id, "changes", { ...more, version: 1 }),
      );
      expect([first.statusCode, second.statusCode].toSorted()).toEqual([200, 409]);
      const [lost, winner] = first.statusCode === 409 ? [first, "Борис"] : [second, "Анна"];
      expect(lost.json()).toMatchObject({
        code: "order_changed",
        data: { by: { name: winner }, order: { total: 300 } },
      });
      expect(await stockOf(shop, 301)).toBe((before ?? 0) - 1);
    }));

  it("CHANGE-1 a guest's cancellation: the order is cancelled, with or without the change, and returns all", () =>
    race(async (shop, round) => {
      const anna = await boardCaller(shop);
      const before = await stockOf(shop, 301);
      const { id, key } = await placed(shop);
      const cancel = () => shop.app.inject({ method: "POST", url: `${PATHS.orders}/${id}/cancel?key=${key}` });
      const { first, second } = await both(round, () => anna.answer(id, "changes", { ...more, version: 1 }), cancel);
      expect([200, 409]).toContain(first.statusCode);
      expect(second.statusCode, second.body).toBe(200);
      expect(await anna.order(id)).toMatchObject({ stage: "cancelled" });
      expect(await stockOf(shop, 301)).toBe(before);
    }));

  it("CHANGE-2 the payment of the old sum: it is kept, and the rest is owed", () =>
    race(async (shop, round) => {
      const anna = await boardCaller(shop);
      const customer = { name: "Гость", phone: `+7916300000${round}` };
      const order = await orderToPay(shop, "sandbox", { customer });
      const { location: url } = await order.open();
      const headers = { "content-type": "application/x-www-form-urlencoded" };
      const pay = () => shop.app.inject({ method: "POST", url, headers, payload: "decision=paid" });
      const { first } = await both(round, () => anna.answer(order.id, "changes", { ...more, version: 1 }), pay);
      const shown = await anna.order(order.id);
      const { total } = shown;
      expect(total).toBe(first.statusCode === 200 ? 300 : 200);
      if (shown.paid > 0) expect(shown.owed).toBe(total - (shown.paid - shown.refunded));
    }));

  it("CHANGE-1 a proposal that is accepted, taken back and accepted again has one end", () =>
    race(async (shop, round) => {
      const anna = await boardCaller(shop);
      const { id, key } = await placed(shop);
      const asked = (await anna.answer(id, "changes", { ...more, consent: "link", version: 1 })).json();
      const before = await stockOf(shop, 301);
      const payload = { proposal_id: asked.proposal.id, accept: true };
      const accept = () =>
        shop.app.inject({ method: "POST", url: `${PATHS.orders}/${id}/proposal?key=${key}`, payload });
      const { first, second } = await both(
        round,
        () => Promise.all([accept(), accept()]),
        () => anna.withdraw(id),
      );
      const accepted = first.filter(({ statusCode }) => statusCode === 200).length;
      expect(accepted + (second.statusCode === 200 ? 1 : 0)).toBe(1);
      const { total, proposal, changes = [] } = await anna.order(id);
      expect([total, proposal, changes.length]).toEqual(accepted === 1 ? [300, undefined, 1] : [200, undefined, 0]);
      expect(await stockOf(shop, 301)).toBe((before ?? 0) - accepted);
    }));
});
