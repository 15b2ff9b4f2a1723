import { expect, it } from "vitest";
import { anOperator, quoteOrder } from "../../../testing/calls/orders.ts";
import { orderToPay, passTime, statesOf } from "../../../testing/calls/payments.ts";
import { pay, paymentOf, withChain } from "../../../testing/shops/chain-shop.ts";
import { describeOnEachEngine } from "../../../testing/stores/engines.ts";

const accountsOf = (payments: readonly { readonly gateway: string; readonly state: string }[]) =>
  payments.map(({ gateway, state }) => [gateway, state]);

describeOnEachEngine("the payment accounts of a chain", (engine) => {
  it("take, settle and give back the money of a branch in the branch's own account", () =>
    withChain(engine, async ({ shop, common, north, move, started, notice }) => {
      await move("north");
      const { order, id } = await started();
      expect([north.payments.size, common.payments.size]).toEqual([1, 0]);
      pay(north, id);
      expect(await notice("yookassa.north", north.notice("payment.succeeded", id))).toBe(200);
      const view = await order.view();
      expect(view).toMatchObject({ stage: "accepted", payment: { method: "yookassa", paid: true } });
      expect(JSON.stringify(view)).not.toContain("north");
      await (await anOperator(shop)).move(order.id, "cancelled");
      await passTime(shop, 60_000);
      expect(north.refunds.map(({ payment_id }) => payment_id)).toEqual([id]);
      expect(accountsOf(await order.payments())).toEqual([["yookassa.north", "refunded"]]);
      expect(common.calls).toEqual([]);
    }));

  it("take the money of a branch without an account of its own in the common one", () =>
    withChain(engine, async ({ common, north, started, notice }) => {
      const { order, id } = await started();
      pay(common, id);
      expect(await notice("yookassa", common.notice("payment.succeeded", id))).toBe(200);
      expect(accountsOf(await order.payments())).toEqual([["yookassa", "paid"]]);
      expect(north.calls).toEqual([]);
    }));

  it("refuse a notice of another account, even about a payment with the same id and reference", () =>
    withChain(engine, async ({ common, north, move, started, notice }) => {
      await move("north");
      const { order, id } = await started();
      const own = north.payments.get(id);
      if (own === undefined) throw new Error("no payment was made");
      const notify = () => notice("yookassa", common.notice("payment.succeeded", id));
      expect(await notify()).toBe(503);
      common.payments.set(id, { ...own, status: "succeeded" });
      expect(await notify()).toBe(403);
      expect(await notice("yookassa.south", north.notice("payment.succeeded", id))).toBe(403);
      expect([await order.stage(), await statesOf(order)]).toEqual(["awaiting-payment", ["pending"]]);
    }));

  it("keep payments with the same number in two accounts apart", () =>
    withChain(engine, async ({ shop, bills, northBills, move, notice }) => {
      const first = await orderToPay(shop, "paykeeper");
      await first.open();
      await move("north");
      const second = await orderToPay(shop, "paykeeper");
      await second.open();
      const [[bill = ""], [northBill = ""]] = [[...bills.invoices.keys()], [...northBills.invoices.keys()]];
      expect(bill).toBe(northBill);
      expect(await notice("paykeeper", northBills.callback(northBill))).toBe(403);
      expect(await notice("paykeeper", bills.callback(bill))).toBe(200);
      expect(await second.stage()).toBe("awaiting-payment");
      expect(await notice("paykeeper.north", northBills.callback(northBill))).toBe(200);
      const paid = [...(await first.payments()), ...(await second.payments())];
      expect(accountsOf(paid)).toEqual([
        ["paykeeper", "paid"],
        ["paykeeper.north", "paid"],
      ]);
      expect(paid[0]?.transaction_id).toBe(paid[1]?.transaction_id);
    }));

  it("give money back from the account that received it after the branch has moved to another", () =>
    withChain(engine, async ({ shop, common, north, move, started, notice }) => {
      await move("north");
      const { order, id } = await started();
      pay(north, id);
      await notice("yookassa.north", north.notice("payment.succeeded", id));
      await move(null);
      await (await anOperator(shop)).move(order.id, "cancelled");
      await passTime(shop, 60_000);
      expect([north.refunds.length, common.refunds.length]).toEqual([1, 0]);
    }));

  it("close an open page of the earlier account; money that is paid there still counts once", () =>
    withChain(engine, async ({ shop, common, north, move, started }) => {
      await move("north");
      const { order, id } = await started();
      await move(null);
      const second = paymentOf((await order.open()).location);
      expect(common.payments.has(second)).toBe(true);
      expect(accountsOf(await order.payments())).toEqual([
        ["yookassa.north", "closed"],
        ["yookassa", "pending"],
      ]);
      pay(north, id);
      await passTime(shop, 60_000);
      expect(await order.stage()).toBe("accepted");
      pay(common, second);
      await passTime(shop, 120_000);
      expect(accountsOf(await order.payments())).toEqual([
        ["yookassa.north", "paid"],
        ["yookassa", "refunded"],
      ]);
      expect([north.refunds.length, common.refunds.map(({ payment_id }) => payment_id)]).toEqual([0, [second]]);
    }));

  it("keep each payment with the account that made its page while the branch moves and guests pay", () =>
    withChain(engine, async ({ shop, common, north, move }) => {
      const orders = [];
      for (let made = 0; made < 2; made += 1) orders.push(await orderToPay(shop, "yookassa"));
      north.beforeAnswer = () => move(null);
      common.beforeAnswer = () => move("north");
      await Promise.all(
        orders.flatMap((order) => [order.open(), move("north"), order.open(), move(null), order.open()]),
      );
      for (const order of orders) {
        const payments = await order.payments();
        expect(payments.filter(({ state }) => state === "pending" || state === "starting").length).toBeLessThan(2);
        for (const { gateway, external_id: id } of payments.filter(({ external_id }) => external_id !== null))
          expect([id, (gateway === "yookassa" ? common : north).payments.has(id ?? "")]).toEqual([id, true]);
      }
    }));

  it("settle the payments of one account while another fails", () =>
    withChain(engine, async ({ shop, common, north, move, started }) => {
      const first = await started();
      await move("north");
      const second = await started();
      pay(common, first.id);
      pay(north, second.id);
      north.fault = "away";
      await passTime(shop, 60_000);
      expect([await first.order.stage(), await second.order.stage()]).toEqual(["accepted", "awaiting-payment"]);
      north.fault = "none";
      await passTime(shop, 180_000);
      expect(await second.order.stage()).toBe("accepted");
    }));

  it("offer no online payment in a branch whose account this server does not have, and leave its refunds to people", () =>
    withChain(engine, async ({ shop, north, move, started, notice }) => {
      await move("north");
      const { order, id } = await started();
      pay(north, id);
      await notice("yookassa.north", north.notice("payment.succeeded", id));
      await shop.store.db.updateTable("branch_overrides").set({ payment_account: "south" }).execute();
      await shop.store.db.updateTable("payments").set({ gateway: "yookassa.south" }).execute();
      await shop.app.services.branchOverrides.refresh();
      const { payment_methods: offered } = (await quoteOrder(shop.app)).json();
      expect(JSON.stringify(offered)).not.toContain("yookassa");
      await (await anOperator(shop)).move(order.id, "cancelled");
      await passTime(shop, 60_000);
      expect(await shop.app.services.payments.needingAttention()).toMatchObject([{ gateway: "yookassa.south" }]);
    }));
});
