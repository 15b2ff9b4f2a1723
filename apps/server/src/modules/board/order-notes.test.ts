import { OFFICE_PATHS, PATHS } from "@skatert/contract";
import { expect, it } from "vitest";
import { boardCaller, placed } from "../../testing/calls/board.ts";
import { anOperator } from "../../testing/calls/orders.ts";
import { smallShop } from "../../testing/shops/small-shop.ts";
import { type RunningShop, startShop } from "../../testing/shops/start-shop.ts";
import { describeOnEachEngine } from "../../testing/stores/engines.ts";
import { boardData } from "./board-data.ts";

const noon = Date.parse("2026-03-04T12:00:00+03:00");

describeOnEachEngine("a note of the staff on an order", (engine) => {
  async function withShop(walk: (shop: RunningShop) => Promise<void>): Promise<void> {
    const shop = await startShop({ engine, files: smallShop, now: noon });
    try {
      await walk(shop);
    } finally {
      await shop.close();
    }
  }

  it("BOARD-5 is written, changed and removed by the kitchen too, each time once in the feed", () =>
    withShop(async (shop) => {
      const cook = await boardCaller(shop, "cook");
      const { id } = await placed(shop);
      const notes: readonly (readonly [string, string])[] = [
        [" Постоянный гость,\nкладём васаби ", "Постоянный гость,\nкладём васаби"],
        ["Без васаби", "Без васаби"],
        ["Без васаби", "Без васаби"],
        ["   ", ""],
      ];
      for (const [typed, kept] of notes) {
        const { version } = await cook.order(id);
        const answer = await cook.answer(id, "note", { version, note: typed });
        expect([answer.statusCode, answer.json().note]).toEqual([200, kept]);
      }
      expect((await cook.order(id)).history).toMatchObject([
        { kind: "placed" },
        ...Array.from({ length: 3 }, () => ({ kind: "changed", reason: "note", by: { kind: "staff", name: "Анна" } })),
      ]);
      expect((await cook.feed()).entries.map(({ kind }) => kind)).toEqual(["placed", "changed", "changed", "changed"]);
    }));

  it("BOARD-6 the second of two tablets is refused, because the order has changed", () =>
    withShop(async (shop) => {
      const [anna, boris] = [await boardCaller(shop), await boardCaller(shop, "operator", 10, "Борис")];
      const { id } = await placed(shop);
      await anna.answer(id, "note", { version: 1, note: "Первая" });
      const late = await boris.answer(id, "note", { version: 1, note: "Вторая" });
      expect(late.json()).toMatchObject({
        code: "order_changed",
        data: { by: { name: "Анна" }, order: { note: "Первая", version: 2 } },
      });
    }));

  it("BOARD-5 is bounded, and needs the right to move orders", () =>
    withShop(async (shop) => {
      const anna = await boardCaller(shop);
      const { id } = await placed(shop);
      expect((await anna.answer(id, "note", { version: 1, note: "я".repeat(301) })).statusCode).toBe(400);
      expect((await anna.answer(id, "note", { version: 1, note: "я".repeat(300) })).statusCode).toBe(200);
      const courier = await boardCaller(shop, "courier");
      expect((await courier.answer(id, "note", { version: 2, note: "" })).json()).toMatchObject({
        code: "staff_right_missing",
      });
    }));

  it("BOARD-5 can be written on an order that ended long ago", () =>
    withShop(async (shop) => {
      const anna = await boardCaller(shop);
      const { id } = await placed(shop);
      await anna.answer(id, "refuse", { version: 1, reason: "closed" });
      shop.clock.advance(30 * 86_400_000);
      const boris = await boardCaller(shop, "operator", 10, "Борис");
      const noted = await boris.answer(id, "note", { version: 2, note: "Вернули наличными" });
      expect(noted.json()).toMatchObject({ stage: "cancelled", note: "Вернули наличными" });
      expect((await boris.get(OFFICE_PATHS.orders)).json().orders).toEqual([]);
    }));

  it("BOARD-5 reaches neither the guest nor an integration, and the log keeps only its length", () =>
    withShop(async (shop) => {
      const anna = await boardCaller(shop);
      const { id, key } = await placed(shop);
      await anna.answer(id, "note", { version: 1, note: "Спорщик" });
      const { keys } = await anOperator(shop);
      const authorization = `Basic ${Buffer.from(`${keys.consumer_key}:${keys.consumer_secret}`).toString("base64")}`;
      const seen = [
        await shop.app.inject(`${PATHS.orders}/${id}?key=${key}`),
        await shop.app.inject({ url: `${PATHS.shopOrders}/${id}`, headers: { authorization } }),
      ];
      for (const { statusCode, body } of seen) expect([statusCode, body.includes("Спорщик")]).toEqual([200, false]);
      const log = await shop.store.db.selectFrom("audit_log").selectAll().where("object_kind", "=", "order").execute();
      expect(log.map(({ action, before, after }) => [action, before, after])).toEqual([
        ["changed", '{"stage":"accepted","note_length":0}', '{"stage":"accepted","note_length":7}'],
      ]);
      expect(JSON.stringify(log)).not.toContain("Спорщик");
    }));

  it("BOARD-5 is deleted with the guest's account", () =>
    withShop(async (shop) => {
      const anna = await boardCaller(shop);
      const { id } = await placed(shop);
      await anna.answer(id, "note", { version: 1, note: "Мария с улицы Росси" });
      const leaving = {
        userId: 1,
        phone: "+79161234567",
        person: "digest",
        persons: ["digest"],
        orderIds: [id],
        at: noon,
      };
      await shop.store.db.transaction().execute((tx) => boardData.erase(tx as never, leaving));
      expect((await anna.order(id)).note).toBe("");
    }));
});
