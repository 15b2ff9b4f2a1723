import { officeBranchPath, type WireBranchOverridesChange } from "@skatert/contract";
import type { LightMyRequestResponse } from "fastify";
import { type FakePaykeeper, startFakePaykeeper } from "../../ports/payment/fakes/fake-paykeeper.ts";
import { type FakeYookassa, startFakeYookassa } from "../../ports/payment/fakes/fake-yookassa.ts";
import { createPaykeeper } from "../../ports/payment/paykeeper/paykeeper-gateway.ts";
import { createYookassa } from "../../ports/payment/yookassa/yookassa-gateway.ts";
import { orderToPay, startOnlineShop, type WaitingOrder } from "../calls/payments.ts";
import { signInStaff } from "../calls/staff.ts";
import type { TestEngine } from "../stores/engines.ts";
import type { RunningShop } from "./start-shop.ts";

/** The branch of the small shop's orders. */
const centre = 10;
export const nothingOwn: WireBranchOverridesChange = {
  telegram_chats: [],
  alert_phones: [],
  mail_addresses: [],
  payment_account: null,
};

/** A change of what a branch has of its own, by an owner. */
export async function changeOverrides(
  shop: RunningShop,
  change: Partial<WireBranchOverridesChange>,
  branch = centre,
): Promise<LightMyRequestResponse> {
  const { headers } = await signInStaff(shop, [{ role: "owner", branchId: null }]);
  const payload = { ...nothingOwn, ...change };
  return shop.app.inject({ method: "PUT", url: officeBranchPath(branch, "overrides"), headers, payload });
}

export interface Chain {
  readonly shop: RunningShop;
  /** YooKassa of the common account, and of the account "north". */
  readonly common: FakeYookassa;
  readonly north: FakeYookassa;
  /** PayKeeper of both. They give their payments the same numbers. */
  readonly bills: FakePaykeeper;
  readonly northBills: FakePaykeeper;
  /** Moves the branch to an account; null: the common one. */
  move(account: string | null): Promise<void>;
  /** An order with an open page of YooKassa, and the payment's id there. */
  started(): Promise<{ readonly order: WaitingOrder; readonly id: string }>;
  /** Sends a notice as a gateway does; returns the status. */
  notice(gateway: string, payload: object): Promise<number>;
}

/** A shop with two payment accounts. */
export async function withChain(engine: TestEngine, walk: (chain: Chain) => Promise<void>): Promise<void> {
  const [common, north] = [await startFakeYookassa(), await startFakeYookassa()];
  const [bills, northBills] = [await startFakePaykeeper(), await startFakePaykeeper()];
  const shop = await startOnlineShop(engine, {
    yookassa: createYookassa(common.settings),
    "yookassa.north": createYookassa(north.settings),
    paykeeper: createPaykeeper(bills.settings),
    "paykeeper.north": createPaykeeper(northBills.settings),
  });
  const chain: Omit<Chain, "started"> = {
    shop,
    common,
    north,
    bills,
    northBills,
    async move(account) {
      const answer = await changeOverrides(shop, { payment_account: account });
      if (answer.statusCode !== 200) throw new Error(answer.body);
    },
    async notice(gateway, payload) {
      const isForm = gateway.startsWith("paykeeper");
      const answer = await shop.app.inject({
        method: "POST",
        url: `/wp-json/checkout/payment_notice/${gateway}`,
        headers: { "content-type": isForm ? "application/x-www-form-urlencoded" : "application/json" },
        payload: isForm ? new URLSearchParams(Object.entries(payload)).toString() : JSON.stringify(payload),
        remoteAddress: "127.0.0.1",
      });
      return answer.statusCode;
    },
  };
  try {
    await walk({
      ...chain,
      async started() {
        const order = await orderToPay(shop, "yookassa");
        return { order, id: paymentOf((await order.open()).location) };
      },
    });
  } finally {
    await shop.close();
    for (const server of [common, north, bills, northBills]) await server.close();
  }
}

/** The payment of a page of the tests' YooKassa. */
export function paymentOf(page: string): string {
  return page.replace("https://pay.example/", "");
}

/** The guest pays on the page. */
export function pay(yookassa: FakeYookassa, id: string): void {
  const payment = yookassa.payments.get(id);
  if (payment === undefined) throw new Error(`there is no payment ${id}`);
  payment.status = "succeeded";
}
