import { FEED_EVENT, OFFICE_PATHS } from "@skatert/contract";
import { expect, it, vi } from "vitest";
import { boardCaller, placed } from "../../testing/calls/board.ts";
import { anOperator } from "../../testing/calls/orders.ts";
import { orderToPay, startOnlineShop } from "../../testing/calls/payments.ts";
import { smallShop } from "../../testing/shops/small-shop.ts";
import { type RunningShop, startShop } from "../../testing/shops/start-shop.ts";
import { describeOnEachEngine } from "../../testing/stores/engines.ts";

const soup = { lines: [{ product_id: 101, quantity: 1 }], expected_total: 300 };

describeOnEachEngine("the feed of a branch", (engine) => {
  async function withShop(walk: (shop: RunningShop) => Promise<void>): Promise<void> {
    const shop = await startShop({ engine, files: smallShop });
    try {
      await walk(shop);
    } finally {
      await shop.close();
    }
  }

  it("BOARD-2 has a number for every change and no gap while orders are placed, moved and rolled back at once", () =>
    withShop(async (shop) => {
      const anna = await boardCaller(shop);
      const kitchen = await anOperator(shop);
      const first = await Promise.all(Array.from({ length: 10 }, () => placed(shop, soup)));
      const moves = first.flatMap(({ id }) => [
        kitchen.move(id, "cooking"),
        kitchen.move(id, "cancelled"),
        kitchen.move(id, "cooking"),
      ]);
      const more = Array.from({ length: 20 }, (_, index) => placed(shop, { ...soup, comment: String(index) }));
      await Promise.all([...moves, ...more]);
      const { last, entries } = await anna.feed();
      expect(entries.map(({ number }) => number)).toEqual(Array.from({ length: last }, (_, index) => index + 1));
      expect(entries.filter(({ kind }) => kind === "placed")).toHaveLength(30);
      const stages = await shop.store.db.selectFrom("order_stages").selectAll().execute();
      expect(last).toBe(stages.length);
      const rows = await shop.store.db.selectFrom("order_boards").selectAll().execute();
      for (const row of rows)
        expect(row.version).toBe(entries.filter(({ order_id }) => order_id === row.order_id).length);
    }));

  it("BOARD-2 numbers every branch apart, and a part of it continues where the last one ended", () =>
    withShop(async (shop) => {
      const anna = await boardCaller(shop);
      const both = await boardCaller(shop, "owner", null);
      for (let count = 0; count < 3; count += 1) await placed(shop, soup);
      await placed(shop, { ...soup, warehouse_id: 20, pickup_location_id: undefined, expected_total: 280 }).catch(
        () => undefined,
      );
      const part = (await anna.get(OFFICE_PATHS.feed, { after: "1", limit: "1" })).json();
      expect(part).toMatchObject({ last: 3, entries: [{ number: 2, kind: "placed", by: { kind: "guest" } }] });
      expect((await anna.get(OFFICE_PATHS.feed, { after: "9999999999" })).json()).toEqual({ last: 3, entries: [] });
      expect((await both.get(OFFICE_PATHS.feed)).statusCode).toBe(400);
      expect((await anna.get(OFFICE_PATHS.feed, { branch_id: "20" })).statusCode).toBe(403);
      expect((await shop.app.inject(OFFICE_PATHS.feed)).json()).toMatchObject({ code: "staff_session_required" });
    }));

  it("BOARD-2 sends the branch's channel its last number after the commit", () =>
    withShop(async (shop) => {
      const publish = vi.spyOn(shop.app.services.realtime, "publish");
      const { id } = await placed(shop, soup);
      const told = () =>
        publish.mock.calls.filter(([channel, event]) => channel === "private-branch-10" && event === FEED_EVENT);
      await vi.waitFor(() => expect(told().at(-1)?.[2]).toEqual({ last: 1 }));
      await (await anOperator(shop)).move(id, "cooking");
      await vi.waitFor(() => expect(told().at(-1)?.[2]).toEqual({ last: 2 }));
    }));

  it("BOARD-2 shows an order that is paid online when it is paid, not before", async () => {
    const shop = await startOnlineShop(engine);
    try {
      const anna = await boardCaller(shop);
      const order = await orderToPay(shop, "sandbox");
      const late = await orderToPay(shop, "sandbox");
      await shop.app.services.orders.move(late.id, "cancelled", "timer");
      expect(await anna.feed()).toEqual({ last: 0, entries: [] });
      expect((await anna.get(OFFICE_PATHS.orders)).json()).toMatchObject({ last: 0, orders: [] });
      const { location } = await order.open();
      await shop.app.inject({
        method: "POST",
        url: location,
        headers: { "content-type": "application/x-www-form-urlencoded" },
        payload: "decision=paid",
      });
      const kinds = (await anna.feed()).entries.map(({ kind, order_id }) => [kind, order_id]);
      expect(kinds).toEqual([
        ["placed", order.id],
        ["paid", order.id],
      ]);
      const board = (await anna.get(OFFICE_PATHS.orders)).json();
      expect(board).toMatchObject({ last: 2, orders: [{ id: order.id, paid: 200, refunded: 0, owed: 0 }] });
    } finally {
      await shop.close();
    }
  });
});
