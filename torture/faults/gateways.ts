import { PATHS } from "@skatert/contract";
import { startFakePaykeeper } from "../../apps/server/src/ports/payment/fakes/fake-paykeeper.ts";
import type { FakeServer } from "../../apps/server/src/ports/payment/fakes/fake-server.ts";
import { startFakeYookassa } from "../../apps/server/src/ports/payment/fakes/fake-yookassa.ts";

/** A gateway with faults: the actions of its shoppers, and its callbacks to the shop. */
export interface FaultyGateway {
  /** The payment method. */
  readonly name: "paykeeper" | "yookassa";
  readonly fake: FakeServer;
  /** Variables that make the shop use it. */
  readonly env: Readonly<Record<string, string>>;
  /** The gateway's ids of an order's payments, oldest first. */
  idsOf(orderId: number): readonly string[];
  /** The shopper pays. */
  pay(id: string): void;
  /** Reports the payment to the shop at `url`; returns the status. */
  notify(url: string, id: string): Promise<number>;
  /** Runs between creating a payment and answering. */
  beforeAnswer(run: (id: string) => Promise<void>): void;
  /** Makes the next refund and loses its answer. */
  loseRefundAnswer(): void;
  isPaid(id: string): boolean;
  /** Number of refunds. */
  refunds(id: string): number;
}

/** Fakes of both gateways on this machine, shared with the tests. */
export async function startGateways(): Promise<readonly FaultyGateway[]> {
  return [await paykeeper(), await yookassa()];
}

/** Does not resolve on its first call. */
function hangsOnce(): () => Promise<void> {
  let isFirst = true;
  return () => {
    const outcome = isFirst ? new Promise<void>(() => undefined) : Promise.resolve();
    isFirst = false;
    return outcome;
  };
}

function notice(url: string, gateway: string, type: string, body: string): Promise<number> {
  const request = { method: "POST", headers: { "content-type": type }, body };
  return fetch(`${url}/api${PATHS.paymentNotices}/${gateway}`, request).then(async (response) => {
    await response.arrayBuffer();
    return response.status;
  });
}

async function paykeeper(): Promise<FaultyGateway> {
  const fake = await startFakePaykeeper();
  const { url, login, password, secret } = fake.settings;
  return {
    name: "paykeeper",
    fake,
    env: { PAYKEEPER_URL: url.href, PAYKEEPER_LOGIN: login, PAYKEEPER_PASSWORD: password, PAYKEEPER_SECRET: secret },
    idsOf: (orderId) =>
      [...fake.invoices.values()].filter(({ form }) => form["orderid"]?.startsWith(`${orderId}-`)).map(({ id }) => id),
    pay(id) {
      const invoice = fake.invoices.get(id);
      if (invoice !== undefined) invoice.status = "paid";
    },
    notify: (at, id) =>
      notice(at, "paykeeper", "application/x-www-form-urlencoded", new URLSearchParams(fake.callback(id)).toString()),
    beforeAnswer(run) {
      fake.beforeAnswer = ({ id }) => run(id);
    },
    loseRefundAnswer() {
      fake.afterRefund = hangsOnce();
    },
    isPaid: (id) => fake.invoices.get(id)?.status === "paid",
    refunds: (id) => fake.refunds.filter((refund) => refund === `9${id}`).length,
  };
}

async function yookassa(): Promise<FaultyGateway> {
  const fake = await startFakeYookassa();
  const { url, shopId, secretKey } = fake.settings;
  return {
    name: "yookassa",
    fake,
    env: {
      YOOKASSA_URL: url.href,
      YOOKASSA_SHOP_ID: shopId,
      YOOKASSA_SECRET_KEY: secretKey,
      YOOKASSA_SENDERS: "127.0.0.0/8,::1",
    },
    idsOf: (orderId) =>
      [...fake.payments.values()]
        .filter(({ request }) => JSON.stringify(request["metadata"]).includes(`"${orderId}-`))
        .map(({ id }) => id),
    pay(id) {
      const payment = fake.payments.get(id);
      if (payment !== undefined) payment.status = "succeeded";
    },
    notify: (at, id) =>
      notice(at, "yookassa", "application/json", JSON.stringify(fake.notice("payment.succeeded", id))),
    beforeAnswer(run) {
      fake.beforeAnswer = ({ id }) => run(id);
    },
    loseRefundAnswer() {
      fake.afterRefund = hangsOnce();
    },
    isPaid: (id) => fake.payments.get(id)?.status === "succeeded",
    refunds: (id) => (fake.payments.get(id)?.refunded === null ? 0 : 1),
  };
}
