import { expect, it } from "vitest";
import { type BoardCaller, boardCaller, enrolBoard, placed } from "../../testing/calls/board.ts";
import { smallShop } from "../../testing/shops/small-shop.ts";
import { type RunningShop, startShop } from "../../testing/shops/start-shop.ts";
import { describeOnEachEngine } from "../../testing/stores/engines.ts";

const minute = 60_000;
const noon = Date.parse("2026-03-04T12:00:00+03:00");
const at = (minutes: number) => new Date(noon + minutes * minute).toISOString();

interface Placed {
  readonly id: number;
  readonly key: string;
}

describeOnEachEngine("the log of the restaurant's answers", (engine) => {
  /** The small shop's centre has a tablet and cooks for thirty minutes. */
  async function withOrder(
    walk: (shop: RunningShop, order: Placed, anna: BoardCaller) => Promise<void>,
    hasBoard = true,
  ): Promise<void> {
    const shop = await startShop({ engine, files: smallShop, now: noon });
    try {
      if (hasBoard) await enrolBoard(shop);
      const anna = await boardCaller(shop);
      await walk(shop, await placed(shop), anna);
    } finally {
      await shop.close();
    }
  }

  it("STAFF-4 the log names the author of the answer and the earlier stage", () =>
    withOrder(async (shop, order, anna) => {
      await anna.answer(order.id, "confirm", { version: 1 });
      await anna.answer(order.id, "refuse", { version: 2, reason: "closed", message: "Закрылись" });
      const log = await shop.store.db
        .selectFrom("audit_log")
        .selectAll()
        .where("object_kind", "=", "order")
        .orderBy("id")
        .execute();
      expect(log.map(({ actor_name, action, reason }) => [actor_name, action, reason])).toEqual([
        ["Анна", "confirmed", ""],
        ["Анна", "refused", "closed"],
      ]);
      expect(JSON.stringify(log)).not.toContain("Закрылись");
    }));

  it("STAFF-4 the log has every promised time before and after it moved, later or earlier", () =>
    withOrder(async (shop, order, anna) => {
      await anna.answer(order.id, "confirm", { version: 1, promised_at: at(40) });
      await anna.answer(order.id, "promise", { version: 2, promised_at: at(60) });
      await anna.answer(order.id, "promise", { version: 3, promised_at: at(25) });
      shop.clock.set(noon + 25 * minute);
      await anna.answer(order.id, "stage", { version: 4, stage: "cooking" });
      expect(await loggedTimes(shop, order.id)).toEqual([
        ["confirmed", "Анна", at(30), at(40)],
        ["promised", "Анна", at(40), at(60)],
        ["promised", "Анна", at(60), at(25)],
        ["promised", "Анна", at(25), at(50)],
      ]);
    }));

  it("STAFF-4 without a confirmation, the log also has the time that the start of the work moved earlier", () =>
    withOrder(async (shop, order, anna) => {
      await anna.answer(order.id, "promise", { version: 1, promised_at: at(60) });
      await anna.answer(order.id, "stage", { version: 2, stage: "cooking" });
      const times = await loggedTimes(shop, order.id);
      expect(times.at(-1)).toEqual(["promised", "Анна", at(60), at(25)]);
    }, false));

  async function loggedTimes(shop: RunningShop, id: number) {
    const log = await shop.store.db
      .selectFrom("audit_log")
      .selectAll()
      .where("object_id", "=", String(id))
      .where("action", "in", ["confirmed", "promised"])
      .orderBy("id")
      .execute();
    const time = (state: string | null) => new Date(JSON.parse(state ?? "").promised_at).toISOString();
    return log.map(({ action, actor_name, before, after }) => [action, actor_name, time(before), time(after)]);
  }
});
