import { PATHS } from "@skatert/contract";
import { expect, it } from "vitest";
import { boardCaller, enrolBoard, placed } from "../../testing/calls/board.ts";
import { anOperator } from "../../testing/calls/orders.ts";
import { smallShop } from "../../testing/shops/small-shop.ts";
import { startShop } from "../../testing/shops/start-shop.ts";
import { describeOnEachEngine } from "../../testing/stores/engines.ts";

const noon = Date.parse("2026-03-04T12:00:00+03:00");

describeOnEachEngine("an order for integrations", (engine) => {
  it("BOARD-1 has the confirmation and the promised time, and BOARD-6 a request to cancel", async () => {
    const shop = await startShop({ engine, files: smallShop, now: noon });
    try {
      const old = await placed(shop);
      await enrolBoard(shop);
      const { id, key } = await placed(shop);
      const { keys } = await anOperator(shop);
      const authorization = `Basic ${Buffer.from(`${keys.consumer_key}:${keys.consumer_secret}`).toString("base64")}`;
      const valuesOf = async (order: number, names: readonly string[]) => {
        const answer = await shop.app.inject({ url: `${PATHS.shopOrders}/${order}`, headers: { authorization } });
        const { status, meta_data }: { status: string; meta_data: { key: string; value: unknown }[] } = answer.json();
        const value = (key: string) => meta_data.find((meta) => meta.key === key)?.value;
        return { status, values: names.map(value) };
      };
      const metaOf = async (order: number) => {
        const { status, values } = await valuesOf(order, ["confirmed_at", "promised_at"]);
        return [status, ...values];
      };
      const cancelOf = async (order: number) =>
        (await valuesOf(order, ["cancel_requested_at", "cancel_declined_at"])).values;
      expect(await metaOf(old.id)).toEqual(["accepted", undefined, "2026-03-04T12:30:00"]);
      expect(await metaOf(id)).toEqual(["accepted", null, "2026-03-04T12:30:00"]);
      const anna = await boardCaller(shop);
      await anna.answer(id, "confirm", { version: 1, promised_at: "2026-03-04T09:45:00Z" });
      expect(await metaOf(id)).toEqual(["accepted", "2026-03-04T12:00:00", "2026-03-04T12:45:00"]);
      await shop.app.inject({ method: "POST", url: `${PATHS.orders}/${id}/cancel?key=${key}` });
      expect(await cancelOf(id)).toEqual(["2026-03-04T12:00:00", undefined]);
      await anna.answer(id, "confirm", { version: 3 });
      expect(await cancelOf(id)).toEqual([undefined, "2026-03-04T12:00:00"]);
    } finally {
      await shop.close();
    }
  });
});
