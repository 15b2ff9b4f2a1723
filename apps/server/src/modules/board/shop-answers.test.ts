import { expect, it } from "vitest";
import { boardCaller, enrolBoard, placed } from "../../testing/calls/board.ts";
import { smallShop } from "../../testing/shops/small-shop.ts";
import { startShop } from "../../testing/shops/start-shop.ts";
import { describeOnEachEngine } from "../../testing/stores/engines.ts";
import { createAnswers } from "./answer-orders.ts";

describeOnEachEngine("the shop's own answer to an order that nobody answered", (engine) => {
  it("BOARD-6 cancels nothing if a person has confirmed since its job checked the order", async () => {
    const shop = await startShop({ engine, files: smallShop });
    try {
      await enrolBoard(shop);
      const anna = await boardCaller(shop);
      const answers = createAnswers({ shop: shop.shopData, now: shop.clock.now, orders: shop.app.services.orders });
      const own = (orderId: number) => ({ orderId, by: "shop", deviceId: null, version: null, call: null });
      const refused = { reason: "unanswered", message: "" } as const;

      const { id } = await placed(shop);
      await anna.answer(id, "confirm", { version: (await anna.order(id)).version });
      expect(await answers.refuse(own(id), refused)).toBe("refused");
      expect(await answers.confirm(own(id), null)).toBe("refused");
      expect(await anna.order(id)).toMatchObject({ stage: "accepted", asks: null });

      const waiting = await placed(shop);
      expect(await answers.refuse(own(waiting.id), refused)).toBe("done");
      expect((await anna.order(waiting.id)).stage).toBe("cancelled");
    } finally {
      await shop.close();
    }
  });
});
