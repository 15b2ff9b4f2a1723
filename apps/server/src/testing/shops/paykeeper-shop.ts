import { type FakePaykeeper, startFakePaykeeper } from "../../ports/payment/fakes/fake-paykeeper.ts";
import { createPaykeeper } from "../../ports/payment/paykeeper/paykeeper-gateway.ts";
import { md5 } from "../../ports/payment/paykeeper/read-callback.ts";
import { orderToPay, startOnlineShop, type WaitingOrder } from "../calls/payments.ts";
import type { TestEngine } from "../stores/engines.ts";
import type { RunningShop } from "./start-shop.ts";

/** A shop whose payments use the tests' PayKeeper. */
export function paykeeperShop(engine: TestEngine) {
  async function withShop(walk: (shop: RunningShop, paykeeper: FakePaykeeper) => Promise<void>): Promise<void> {
    const paykeeper = await startFakePaykeeper();
    const shop = await startOnlineShop(engine, { paykeeper: createPaykeeper(paykeeper.settings) });
    try {
      await walk(shop, paykeeper);
    } finally {
      await shop.close();
      await paykeeper.close();
    }
  }

  async function call(shop: RunningShop, fields: Record<string, string>) {
    const answer = await shop.app.inject({
      method: "POST",
      url: "/api/wp-json/checkout/payment_notice/paykeeper",
      headers: { "content-type": "application/x-www-form-urlencoded" },
      payload: new URLSearchParams(fields).toString(),
    });
    return { status: answer.statusCode, body: answer.body };
  }

  const ok = (id: string) => ({ status: 200, body: `OK ${md5(`${id}secret-word`)}` });
  const attention = async (shop: RunningShop) =>
    (await shop.app.services.payments.needingAttention()).map(({ state }) => state);

  /** An order with an open invoice; returns the invoice's id. */
  async function invoiced(shop: RunningShop): Promise<{ order: WaitingOrder; invoice: string }> {
    const order = await orderToPay(shop, "paykeeper");
    const { location } = await order.open();
    return { order, invoice: /\/bill\/(\d+)\/$/.exec(location)?.[1] ?? "" };
  }
  return { withShop, call, ok, attention, invoiced };
}
