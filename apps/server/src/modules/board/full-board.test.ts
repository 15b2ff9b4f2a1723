import { OFFICE_PATHS } from "@skatert/contract";
import { expect, it } from "vitest";
import { boardCaller, placed } from "../../testing/calls/board.ts";
import { smallShop } from "../../testing/shops/small-shop.ts";
import { type RunningShop, startShop } from "../../testing/shops/start-shop.ts";
import { describeOnEachEngine } from "../../testing/stores/engines.ts";

const minute = 60_000;
const noon = Date.parse("2026-03-04T12:00:00+03:00");
const soup = { lines: [{ product_id: 101, quantity: 1 }], expected_total: 300 };

/**
 * Copies of an order on the board, placed one minute apart and promised `dueStepMs` apart; their ids follow the
 * order's.
 */
async function copyOrder({ store }: RunningShop, id: number, count: number, dueStepMs = minute): Promise<void> {
  const { db } = store;
  const [order, row, stages] = [
    await db.selectFrom("orders").selectAll().where("id", "=", id).executeTakeFirstOrThrow(),
    await db.selectFrom("order_boards").selectAll().where("order_id", "=", id).executeTakeFirstOrThrow(),
    await db.selectFrom("order_stages").selectAll().where("order_id", "=", id).execute(),
  ];
  for (let copy = 1; copy <= count; copy += 1) {
    const [next, at] = [id + copy, order.created_at + copy * minute];
    await db
      .insertInto("orders")
      .values({ ...order, id: next, order_key: `copy-${copy}`, created_at: at })
      .execute();
    await db
      .insertInto("order_stages")
      .values(stages.map((stage) => ({ ...stage, order_id: next })))
      .execute();
    await db
      .insertInto("order_boards")
      .values({ ...row, order_id: next, place_at: at, due_at: row.due_at + copy * dueStepMs })
      .execute();
  }
}

describeOnEachEngine("a board with more orders than it shows", (engine) => {
  it("BOARD-5 keeps the late and the newest orders, counts the others, and pages through all of them", async () => {
    const shop = await startShop({ engine, files: smallShop, now: noon });
    try {
      const anna = await boardCaller(shop);
      const first = await placed(shop, soup);
      await copyOrder(shop, first.id, 319);
      const read = async (query: Record<string, string>) => {
        const { orders, left_off } = (await anna.get(OFFICE_PATHS.orders, query)).json();
        const ids: readonly number[] = orders.map(({ id }: { readonly id: number }) => id - first.id);
        return { ids, left_off };
      };
      const range = (from: number, to: number) => Array.from({ length: to - from }, (_, index) => from + index);
      const board = await read({});
      expect(board.ids.toSorted((one, other) => one - other)).toEqual([...range(0, 200), ...range(220, 320)]);
      expect(board.left_off).toBe(20);
      expect(await read({ view: "live" })).toEqual({ ids: range(0, 100), left_off: 220 });
      expect(await read({ view: "live", page: "4" })).toEqual({ ids: range(300, 320), left_off: 0 });
      expect((await anna.get(OFFICE_PATHS.orders, { view: "live", page: "100" })).statusCode).toBe(400);
    } finally {
      await shop.close();
    }
  });

  it("BOARD-6 shows an order beyond the limit of the board once its guest asks to cancel", async () => {
    const shop = await startShop({ engine, files: smallShop, now: noon });
    try {
      const anna = await boardCaller(shop);
      const first = await placed(shop, soup);
      await copyOrder(shop, first.id, 319);
      const [left, elsewhere] = [first.id + 210, first.id + 211];
      const read = async () => {
        const { orders, left_off } = (await anna.get(OFFICE_PATHS.orders, {})).json();
        return { asking: orders.filter(({ asks }: { asks: string }) => asks === "cancel"), left_off };
      };
      expect(await read()).toEqual({ asking: [], left_off: 20 });
      const ask = (id: number, branch_id: number) =>
        shop.store.db
          .updateTable("order_boards")
          .set({ cancel_asked_at: noon, confirmed_at: noon, branch_id })
          .where("order_id", "=", id)
          .execute();
      await ask(left, 10);
      await ask(elsewhere, 20);
      // One of the 320 is on another branch's board now.
      expect(await read()).toEqual({ asking: [expect.objectContaining({ id: left })], left_off: 18 });
    } finally {
      await shop.close();
    }
  });

  it("BOARD-5 shows every live order below the limit, also those placed long ago for much later", async () => {
    const shop = await startShop({ engine, files: smallShop, now: noon });
    try {
      const anna = await boardCaller(shop);
      const first = await placed(shop, soup);
      await copyOrder(shop, first.id, 249, -minute);
      const { orders, left_off } = (await anna.get(OFFICE_PATHS.orders, {})).json();
      expect([orders.length, orders.at(-1).id, left_off]).toEqual([250, first.id, 0]);
    } finally {
      await shop.close();
    }
  });

  it("BOARD-5 sorts by the latest promised time", async () => {
    const shop = await startShop({ engine, files: smallShop, now: noon });
    try {
      const anna = await boardCaller(shop);
      const [one, other] = [await placed(shop, soup), await placed(shop, soup)];
      const ids = async () =>
        (await anna.get(OFFICE_PATHS.orders, { view: "live" })).json().orders.map(({ id }: { id: number }) => id);
      expect(await ids()).toEqual([one.id, other.id]);
      const later = new Date(noon + 90 * minute).toISOString();
      await anna.answer(one.id, "promise", { version: 1, promised_at: later });
      expect(await ids()).toEqual([other.id, one.id]);
    } finally {
      await shop.close();
    }
  });
});
