import { PATHS } from "@skatert/contract";
import { expect, it } from "vitest";
import { boardCaller, enrolBoard } from "../../testing/calls/board.ts";
import { anOperator, stockOf } from "../../testing/calls/orders.ts";
import { onlineShop, orderToPay, statesOf, type WaitingOrder } from "../../testing/calls/payments.ts";
import { type RunningShop, startShop } from "../../testing/shops/start-shop.ts";
import { describeOnEachEngine } from "../../testing/stores/engines.ts";

const stock = 1_000;
const files = { ...onlineShop, stock: [{ product_id: 301, variation_id: 0, warehouse_id: 10, quantity: stock }] };
const rounds = 150;
const atOnce = 6;

describeOnEachEngine("confirmation, refusal, a guest's cancellation and an integration at once", (engine) => {
  async function pay(shop: RunningShop, order: WaitingOrder): Promise<void> {
    const { location: url } = await order.open();
    const headers = { "content-type": "application/x-www-form-urlencoded" };
    await shop.app.inject({ method: "POST", url, headers, payload: "decision=paid" });
  }

  it(`BOARD-6 end ${rounds} paid orders in one way each: cooking or cancelled, refunded or cooked`, async () => {
    const shop = await startShop({ engine, files });
    try {
      await enrolBoard(shop);
      const [anna, boris] = [await boardCaller(shop), await boardCaller(shop, "manager", 10, "Борис")];
      const kitchen = await anOperator(shop);
      const outcomes: Record<string, number> = {};

      async function race(round: number): Promise<"kept" | "cancelled"> {
        const phone = `+7916${String(1_000_000 + round)}`;
        const order = await orderToPay(shop, "sandbox", { customer: { name: "Гость", phone } });
        await pay(shop, order);
        const { version } = await anna.order(order.id);
        const calls = [
          () => anna.answer(order.id, "confirm", { version }),
          () => boris.answer(order.id, "refuse", { version, reason: "no-time" }),
          () => shop.app.inject({ method: "POST", url: `${PATHS.orders}/${order.id}/cancel?key=${order.key}` }),
          () => kitchen.move(order.id, "cooking"),
        ];
        const first = round % calls.length;
        const started = calls.map((call, index) => ({ call, turn: (index - first + calls.length) % calls.length }));
        const answers = new Map<unknown, { readonly statusCode: number; readonly body: string }>();
        await Promise.all(
          started
            .toSorted((one, other) => one.turn - other.turn)
            .map(async ({ call }) => answers.set(call, await call())),
        );
        const won = (index: number) => answers.get(calls[index])?.statusCode === 200;
        for (const { statusCode, body } of answers.values()) expect([200, 409], body).toContain(statusCode);

        const end = await anna.order(order.id);
        const guest = await order.view();
        const isCancelled = end.stage === "cancelled";
        // At most one of the two staff calls, because both saw the same version.
        expect(won(0) && won(1)).toBe(false);
        if (won(1)) expect(isCancelled).toBe(true);
        if (won(3)) expect(end.stage).toBe("cooking");
        expect(guest["stage"]).toBe(end.stage);
        const entries = end.history.map(({ kind }) => kind);
        expect(entries.filter((kind) => kind === "refused" || kind === "cancelled").length).toBe(isCancelled ? 1 : 0);
        expect(entries.includes("refunded")).toBe(isCancelled);
        expect(entries.includes("confirmed")).toBe(won(0));
        if (isCancelled) expect(entries).not.toContain("moved");
        expect(await statesOf(order)).toEqual([isCancelled ? "paid-cancelled" : "paid"]);
        expect([end.paid, end.refunded]).toEqual([200, isCancelled ? 200 : 0]);
        // A cancellation has two entries, and the order had two when it was paid.
        expect(end.version).toBe(version + entries.length - 2 - (isCancelled ? 1 : 0));
        const name = `${end.stage}${won(0) ? " after a confirmation" : ""}`;
        outcomes[name] = (outcomes[name] ?? 0) + 1;
        return isCancelled ? "cancelled" : "kept";
      }

      let kept = 0;
      for (let round = 0; round < rounds; round += atOnce) {
        const batch = Array.from({ length: Math.min(atOnce, rounds - round) }, (_, index) => race(round + index));
        kept += (await Promise.all(batch)).filter((end) => end === "kept").length;
      }
      expect(await stockOf(shop, 301)).toBe(stock - kept * 2);
      const { last, entries } = await anna.feed();
      expect(last).toBeGreaterThan(entries.length - 1);
      expect(entries.map(({ number }) => number)).toEqual(entries.map((_, index) => index + 1));
      // Every outcome occurred, so the rounds did race.
      expect(Object.keys(outcomes)).toEqual(expect.arrayContaining(["cancelled", "cooking"]));
    } finally {
      await shop.close();
    }
  }, 120_000);
});
