import { PATHS } from "@skatert/contract";
import { money } from "@skatert/domain";
import { expect, it } from "vitest";
import { type FakeYookassa, startFakeYookassa } from "../../../ports/payment/fakes/fake-yookassa.ts";
import { createYookassa } from "../../../ports/payment/yookassa/yookassa-gateway.ts";
import { boardCaller } from "../../../testing/calls/board.ts";
import { anOperator } from "../../../testing/calls/orders.ts";
import { orderToPay, passTime, startOnlineShop, type WaitingOrder } from "../../../testing/calls/payments.ts";
import { paykeeperShop } from "../../../testing/shops/paykeeper-shop.ts";
import type { RunningShop } from "../../../testing/shops/start-shop.ts";
import { describeOnEachEngine } from "../../../testing/stores/engines.ts";

const day = 86_400_000;
const asked = { lines: [], fee: false, reason: "Холодный чай", restock: false, by: "staff:1:Анна", deviceId: null };
const free = { guard: async () => undefined };

/** Asks for a compensation in kopecks. */
function refund(shop: RunningShop, order: WaitingOrder, amount: number, way: "gateway" | "cash" = "gateway") {
  return shop.app.services.orders.refund({ ...asked, ...free, orderId: order.id, amount: money(amount), way });
}

const moneyOf = (shop: RunningShop, { id }: WaitingOrder) => shop.app.services.orders.moneyOf(id);
const statesOf = async (shop: RunningShop, order: WaitingOrder) =>
  (await moneyOf(shop, order)).refunds.map(({ amount, state }) => [amount, state]);

describeOnEachEngine("refunds of a part through YooKassa", (engine) => {
  async function withPaid(
    walk: (shop: RunningShop, yookassa: FakeYookassa, order: WaitingOrder, payment: string) => Promise<void>,
  ): Promise<void> {
    const yookassa = await startFakeYookassa();
    const shop = await startOnlineShop(engine, { yookassa: createYookassa(yookassa.settings) });
    try {
      const order = await orderToPay(shop, "yookassa");
      const payment = (await order.open()).location.replace("https://pay.example/", "");
      const known = yookassa.payments.get(payment);
      if (known !== undefined) known.status = "succeeded";
      await notify(shop, yookassa.notice("payment.succeeded", payment));
      expect(await order.stage()).toBe("accepted");
      await walk(shop, yookassa, order, payment);
    } finally {
      await shop.close();
      await yookassa.close();
    }
  }

  const notify = (shop: RunningShop, notice: unknown) =>
    shop.app.inject({
      method: "POST",
      url: "/wp-json/checkout/payment_notice/yookassa",
      payload: JSON.stringify(notice),
      headers: { "content-type": "application/json" },
      remoteAddress: "127.0.0.1",
    });

  it("CHANGE-2 pays a part with its receipt, tells the guest, and cancelling gives back the rest", () =>
    withPaid(async (shop, yookassa, order) => {
      expect(await refund(shop, order, 15_00)).toMatchObject({ kind: "made" });
      await passTime(shop, 15_000);
      expect(yookassa.refunds).toMatchObject([
        { amount: { value: "15.00" }, receipt: { items: [expect.objectContaining({ description: "Чай" })] } },
      ]);
      expect(await order.view()).toMatchObject({
        payment: { paid: true },
        refunds: [{ amount: 15, state: "done", reason: "Холодный чай" }],
      });
      await shop.app.services.orders.move(order.id, "cancelled", "operator:kitchen");
      await passTime(shop, 30_000);
      expect(yookassa.refunds.map(({ amount }) => amount.value)).toEqual(["15.00", "185.00"]);
      expect(await moneyOf(shop, order)).toMatchObject({ paid: 200_00, refunded: 200_00, atGateways: 0 });
      expect(await order.view()).toMatchObject({ payment: { refund: "done", refund_amount: 185 } });
    }));

  it("CHANGE-2 pays once if the answer is lost, and if the notice comes before the next try", () =>
    withPaid(async (shop, yookassa, order, payment) => {
      yookassa.afterRefund = async () => {
        yookassa.fault = "away";
      };
      await refund(shop, order, 15_00);
      shop.clock.advance(1);
      await passTime(shop, 15_000);
      yookassa.fault = "none";
      await notify(shop, yookassa.notice("refund.succeeded", payment));
      await passTime(shop, 120_000);
      expect(yookassa.refunds).toHaveLength(1);
      expect(await statesOf(shop, order)).toEqual([[15_00, "done"]]);
    }));

  it("CHANGE-2 waits for a pending refund and pays no other meanwhile", () =>
    withPaid(async (shop, yookassa, order) => {
      yookassa.nextRefund = { status: "pending" };
      await refund(shop, order, 15_00);
      await refund(shop, order, 10_00);
      await passTime(shop, 60_000);
      expect(yookassa.refunds).toHaveLength(1);
      yookassa.nextRefund = {};
      for (const made of yookassa.refunds) yookassa.finish(made);
      await passTime(shop, 600_000);
      expect(await statesOf(shop, order)).toEqual([
        [15_00, "done"],
        [10_00, "done"],
      ]);
    }));

  it("CHANGE-2 leaves a refused refund, and one never answered, to people; a late success takes it from them", () =>
    withPaid(async (shop, yookassa, order, payment) => {
      yookassa.afterRefund = async () => {
        yookassa.fault = "away";
      };
      await refund(shop, order, 15_00);
      await passTime(shop, 4 * day, 3_600_000);
      expect(await statesOf(shop, order)).toEqual([[15_00, "to-hand-back"]]);
      const { keys } = await anOperator(shop);
      const listed = await shop.app.inject({ url: `/api${PATHS.shopPayments}`, query: { ...keys } });
      expect(listed.json()).toMatchObject([
        { order_id: order.id, gateway: "yookassa", state: "to-hand-back", amount: 15 },
      ]);
      const metrics = (await shop.app.inject("/metrics")).body.split("\n");
      expect(metrics).toContain("skatert_payments_owed_roubles 15");
      yookassa.fault = "none";
      await notify(shop, yookassa.notice("refund.succeeded", payment));
      expect(await statesOf(shop, order)).toEqual([[15_00, "done"]]);
      yookassa.fault = "refuses";
      await refund(shop, order, 10_00);
      await passTime(shop, 15_000);
      expect((await statesOf(shop, order)).at(-1)).toEqual([10_00, "to-hand-back"]);
    }));

  it("CHANGE-2 leaves a refused part to people although the gateway pays a later one, until they have done it", () =>
    withPaid(async (shop, yookassa, order, payment) => {
      yookassa.fault = "refuses";
      await refund(shop, order, 15_00);
      await passTime(shop, 15_000);
      yookassa.fault = "none";
      await refund(shop, order, 20_00);
      await passTime(shop, 15_000);
      await notify(shop, yookassa.notice("refund.succeeded", payment));
      expect(await statesOf(shop, order)).toEqual([
        [15_00, "to-hand-back"],
        [20_00, "done"],
      ]);
      const { payments } = shop.app.services;
      const anna = await boardCaller(shop);
      const { version } = await anna.order(order.id);
      const [left] = await payments.partsByHand();
      expect(await payments.markReturned(left?.id ?? "")).toBe(true);
      expect(await payments.markReturned(left?.id ?? "")).toBe(false);
      expect((await statesOf(shop, order))[0]).toEqual([15_00, "done"]);
      expect((await anna.order(order.id)).version).toBeGreaterThan(version);
    }));

  it("CHANGE-2 leaves to people what the gateway paid less than asked", () =>
    withPaid(async (shop, yookassa, order) => {
      yookassa.nextRefund = { amount: { value: "10.00", currency: "RUB" } };
      await refund(shop, order, 15_00);
      await passTime(shop, 15_000);
      expect((await moneyOf(shop, order)).refunds).toMatchObject([{ state: "to-hand-back", byHand: 5_00 }]);
    }));

  it("CHANGE-2 never refunds more than was paid, however many ask at once, also against a cancellation", () =>
    withPaid(async (shop, yookassa, order) => {
      const cancel = shop.app.services.orders.move(order.id, "cancelled", "operator:kitchen");
      const all = await Promise.all([...Array.from({ length: 6 }, () => refund(shop, order, 60_00)), cancel]);
      await passTime(shop, 120_000);
      const made = all.filter((outcome) => outcome.kind === "made");
      expect(made.length).toBeLessThanOrEqual(3);
      const sum = [...yookassa.refunds].reduce((total, { amount }) => total + Number(amount.value), 0);
      expect(sum).toBe(200);
      expect(await moneyOf(shop, order)).toMatchObject({ paid: 200_00, refunded: 200_00 });
    }));
});

describeOnEachEngine("refunds of a part through PayKeeper and in cash", (engine) => {
  const { withShop, call, invoiced } = paykeeperShop(engine);

  it("CHANGE-2 does not repeat a refund whose answer was lost", () =>
    withShop(async (shop, paykeeper) => {
      const { order, invoice } = await invoiced(shop);
      await call(shop, paykeeper.callback(invoice));
      paykeeper.afterRefund = async () => {
        paykeeper.fault = "away";
      };
      await refund(shop, order, 15_00);
      await passTime(shop, 15_000);
      paykeeper.fault = "none";
      await passTime(shop, 120_000);
      expect(paykeeper.partRefunds).toMatchObject([{ amount: "15.00", cart: [{ name: "Чай", sum: "15.00" }] }]);
      expect(await statesOf(shop, order)).toEqual([[15_00, "done"]]);
    }));

  it("CHANGE-2 hands cash back by people, and refuses what was not paid", () =>
    withShop(async (shop, paykeeper) => {
      const { order, invoice } = await invoiced(shop);
      expect(await refund(shop, order, 15_00)).toMatchObject({ kind: "refused", reason: "nothing-paid" });
      await call(shop, paykeeper.callback(invoice));
      expect(await refund(shop, order, 200_01)).toMatchObject({ kind: "refused", reason: "too-much", most: 200_00 });
      expect(await refund(shop, order, 150_00, "cash")).toMatchObject({ kind: "made" });
      expect(await refund(shop, order, 60_00)).toMatchObject({ kind: "refused", most: 50_00 });
      expect(paykeeper.partRefunds).toEqual([]);
    }));
});
