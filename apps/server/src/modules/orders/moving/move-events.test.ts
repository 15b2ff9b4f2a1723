import { bonusRulesFromWire } from "@skatert/contract";
import { localTime, zero } from "@skatert/domain";
import { expect, it, vi } from "vitest";
import { placeOrder, stockOf } from "../../../testing/calls/orders.ts";
import { smallShop } from "../../../testing/shops/small-shop.ts";
import { startShop } from "../../../testing/shops/start-shop.ts";
import { describeOnEachEngine } from "../../../testing/stores/engines.ts";
import { createOrderEvents, type OrderSubscriptions } from "../events.ts";
import { moveOrder } from "./move-order.ts";

const files = { ...smallShop, stock: [{ product_id: 101, warehouse_id: 10, quantity: 5 }] };
const soup = { lines: [{ product_id: 101, quantity: 1 }], expected_total: 300 };

describeOnEachEngine("subscribers of a moved order", (engine) => {
  /** Cancels an order with the given subscribers in place of the shop's own. */
  async function cancelWith(subscribers: Partial<OrderSubscriptions>) {
    const shop = await startShop({ engine, files });
    try {
      const { id } = (await placeOrder(shop.app, soup)).json();
      const before = await stockOf(shop, 101);
      const settings = (await shop.shopData.current()).settings();
      const onError = vi.fn();
      const none = {
        placed: [],
        moved: [],
        promiseDelayed: [],
        moneyOwed: [],
        recorded: [],
        answered: [],
        amended: [],
        changed: [],
        stopListChanged: [],
      };
      const deps = {
        db: shop.store.db,
        now: shop.clock.now,
        bonusRules: async () => bonusRulesFromWire(undefined),
        facts: async () => ({
          day: localTime(shop.clock.now(), settings.timeZone).day,
          currency: settings.currency,
          settings,
        }),
        pointsTaken: async () => 0,
        releaseMoney: async () => zero,
        answersOf: async () => new Map(),
        events: createOrderEvents({ ...none, ...subscribers }, onError),
      };
      const failure = await moveOrder(deps, id, "cancelled", "shopper").then(
        () => null,
        (error: unknown) => error,
      );
      const stage = (await shop.app.services.orders.get(id))?.stage;
      return { failure, stage, stock: { before, after: await stockOf(shop, 101) }, logged: onError.mock.calls.flat() };
    } finally {
      await shop.close();
    }
  }

  const failure = new Error("a subscriber failed");
  const fail = () => {
    throw failure;
  };

  it("COUP-15 rolls back stage and stock when one throws inside the transaction", async () => {
    const outcome = await cancelWith({ moved: [fail] });
    expect(outcome).toMatchObject({ failure, stage: "accepted", logged: [] });
    expect(outcome.stock).toEqual({ before: 4, after: 4 });
  });

  it("moves the order and logs the error when one throws after the commit", async () => {
    const outcome = await cancelWith({ changed: [fail] });
    expect(outcome).toMatchObject({ failure: null, stage: "cancelled", logged: [failure] });
    expect(outcome.stock).toEqual({ before: 4, after: 5 });
  });

  it("runs them in the order of the list", async () => {
    const ran: string[] = [];
    const noting = (name: string) => async () => {
      ran.push(name);
    };
    await cancelWith({ moved: [noting("first"), noting("second")] });
    expect(ran).toEqual(["first", "second"]);
  });
});
