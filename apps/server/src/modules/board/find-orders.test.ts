import { OFFICE_PATHS } from "@skatert/contract";
import { expect, it } from "vitest";
import { boardCaller, placed } from "../../testing/calls/board.ts";
import { anOperator } from "../../testing/calls/orders.ts";
import { passTime } from "../../testing/calls/payments.ts";
import { smallShop } from "../../testing/shops/small-shop.ts";
import { startShop } from "../../testing/shops/start-shop.ts";
import { describeOnEachEngine } from "../../testing/stores/engines.ts";

const noon = Date.parse("2026-03-04T12:00:00+03:00");
const hour = 3_600_000;
const soup = { lines: [{ product_id: 101, quantity: 1 }], expected_total: 300 };

describeOnEachEngine("the orders of a board", (engine) => {
  it("BOARD-5 are the live ones and those done today; any day and any order is found", async () => {
    const shop = await startShop({ engine, files: smallShop, now: noon });
    try {
      const anna = await boardCaller(shop);
      const kitchen = await anOperator(shop);
      const person = (name: string, phone: string) => ({ customer: { name, phone } });
      const done = await placed(shop, { ...soup, ...person("Мария", "+79160000001") });
      const live = await placed(shop, person("Олег", "+79160000002"));
      for (const status of ["cooking", "ready", "completed"]) await kitchen.move(done.id, status);
      const ids = async (query: Record<string, string>) =>
        (await anna.get(OFFICE_PATHS.orders, query)).json().orders.map(({ id }: { readonly id: number }) => id);

      expect(await ids({})).toEqual([live.id, done.id]);
      const day = { view: "day", day: "2026-03-04" };
      expect(await ids(day)).toEqual([live.id, done.id]);
      expect(await ids({ view: "day", day: "2026-03-03" })).toEqual([]);
      for (const q of ["борщ", "мария", "0000001", String(done.id)]) {
        expect(await ids({ ...day, q }), q).toEqual([done.id]);
        expect(await ids({ q }), q).toEqual([done.id]);
      }
      for (const q of ["Мария", "8 916 000-00-01", `#${done.id}`])
        expect(await ids({ view: "day", q }), q).toEqual([done.id]);
      await passTime(shop, 16 * hour, hour);
      expect(await ids({}), "at 04:00 of the same shift").toEqual([live.id, done.id]);
      await passTime(shop, hour, hour);
      expect(await ids({}), "at 05:00").toEqual([live.id]);

      // A cook must not read guests, so a search must not reveal them either.
      const cook = await boardCaller(shop, "cook");
      const byCook = async (query: Record<string, string>) =>
        (await cook.get(OFFICE_PATHS.orders, query)).json().orders.map(({ id }: { readonly id: number }) => id);
      for (const q of ["мария", "0000001"]) {
        expect(await byCook({ ...day, q }), q).toEqual([]);
        expect(await byCook({ view: "day", q }), q).toEqual([]);
      }
      expect(await byCook({ ...day, q: "борщ" })).toEqual([done.id]);
      expect(await byCook({ view: "day", q: `#${done.id}` })).toEqual([done.id]);

      const elsewhere = await boardCaller(shop, "operator", 20);
      expect((await elsewhere.get(OFFICE_PATHS.orders, { view: "day", q: "Мария" })).json().orders).toEqual([]);
      const wrong: readonly Record<string, string>[] = [
        { view: "day" },
        { view: "day", day: "2026-02-30" },
        { view: "week" },
      ];
      for (const query of wrong) expect((await anna.get(OFFICE_PATHS.orders, query)).statusCode).toBe(400);
    } finally {
      await shop.close();
    }
  });

  it("BOARD-5 mark the first order of a guest", async () => {
    const shop = await startShop({ engine, files: smallShop, now: noon });
    try {
      const anna = await boardCaller(shop);
      const first = await placed(shop, soup);
      shop.clock.advance(60_000);
      const second = await placed(shop, soup);
      expect((await anna.order(first.id)).guest).toMatchObject({ first_order: true });
      expect((await anna.order(second.id)).guest).toMatchObject({ first_order: false });
    } finally {
      await shop.close();
    }
  });
});
