import { officeBranchPath } from "@skatert/contract";
import { expect, it } from "vitest";
import { boardCaller, enrolBoard, placed } from "../../testing/calls/board.ts";
import { smallShop } from "../../testing/shops/small-shop.ts";
import { startShop } from "../../testing/shops/start-shop.ts";
import { describeOnEachEngine } from "../../testing/stores/engines.ts";

const minute = 60_000;
const noon = Date.parse("2026-03-04T12:00:00+03:00");
const at = (minutes: number) => new Date(noon + minutes * minute).toISOString();

describeOnEachEngine("the board of a busy branch", (engine) => {
  it("STOP-3 proposes a time with the extra minutes, also for an order from before, and confirms with it", async () => {
    const shop = await startShop({ engine, files: smallShop, now: noon });
    try {
      await enrolBoard(shop);
      const anna = await boardCaller(shop);
      const { id } = await placed(shop);
      expect(await anna.order(id)).toMatchObject({ proposed_at: at(30) });
      const pace = await shop.app.inject({
        method: "PUT",
        url: officeBranchPath(10, "pace"),
        headers: anna.headers,
        payload: { extra_minutes: 20, express: true, until: at(60) },
      });
      expect(pace.statusCode, pace.body).toBe(200);
      const order = await anna.order(id);
      expect(order).toMatchObject({ proposed_at: at(50), promised_at: at(30) });
      expect(order.cooking).toEqual({ minutes: 30, extra: 20, extra_until: at(60) });
      const confirmed = await anna.answer(id, "confirm", { version: order.version });
      expect(confirmed.json()).toMatchObject({ promised_at: at(50), confirmed_at: at(0) });
    } finally {
      await shop.close();
    }
  });
});
