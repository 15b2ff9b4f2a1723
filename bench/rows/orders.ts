import { randomUUID } from "node:crypto";
import { PATHS } from "@skatert/contract";
import { cpuEach, median, quantile } from "../arithmetic.ts";
import type { Family } from "../family.ts";
import { type CallMaker, callInTurn } from "../load/callers.ts";
import { expectSuccess } from "../programs/exchange.ts";
import { cpuDuring, startProbed } from "../programs/probed-program.ts";
import { type ShopProgram, withShop } from "../programs/shop-program.ts";
import { atLeast, atMost, type Row, reading } from "../row.ts";
import { promoCode } from "../shops/coupons.ts";
import { accountPhones, menuShop, pickupLocationId, shownDishes, warehouseId } from "../shops/menu-shop.ts";
import { sessionOf } from "../shops/sign-in.ts";

const rounds = 4;
const roundSeconds = 3;
const lines = 5;
const bonuses = 50;
const json = { "content-type": "application/json" };

/** Placing an order: checking, deciding, and one transaction with stock, coupon, slot, points and the answer. */
export const orders: Family = {
  name: "orders",
  title: `Orders of ${lines} lines with a coupon and points, ${accountPhones.length} shoppers at once, SQLite`,
  measure: (bench) =>
    withShop(menuShop(bench.demo, { shown: 200, others: 0, coupons: 10 }), bench.workspace, async (shop) => {
      const floor = await startProbed(new URL("../programs/bare-orders.ts", import.meta.url), [bench.workspace]);
      try {
        const place = await ordersOf(shop);
        await callInTurn(accountPhones.length, 1, place);
        const ours = [];
        const bare = [];
        for (let count = 0; count < rounds; count += 1) {
          ours.push(await roundOf(shop, place));
          bare.push(await roundOf(floor, () => [floor.url, { method: "POST", body: "{}" }]));
        }
        return rowsOf(ours, bare);
      } finally {
        await floor.stop();
      }
    }),
};

/** Makes each shopper's next order; every one has its own key. Throws when coupon or points would not count. */
async function ordersOf(shop: ShopProgram): Promise<CallMaker> {
  const cookies: string[] = [];
  for (const phone of accountPhones) cookies.push(await sessionOf(shop, phone));
  const wanted = {
    ...{ delivery_type: "local_pickup", warehouse_id: warehouseId, pickup_location_id: pickupLocationId },
    ...{ promo_code: promoCode, bonuses },
    lines: shownDishes(lines).map((id) => ({ product_id: id, quantity: 1 })),
  };
  const request = { method: "POST", headers: { ...json, cookie: cookies[0] }, body: JSON.stringify(wanted) } as const;
  const quote: QuoteFacts = JSON.parse((await expectSuccess(shop.url + PATHS.quote, request)).body.toString());
  if (!quote.coupons.some(({ applied }) => applied)) throw new Error("the coupon does not count");
  if (quote.bonuses.applied !== bonuses) throw new Error("the points do not count");
  return (caller, call) => {
    const phone = accountPhones[caller];
    const customer = { name: "Анна", phone };
    const rest = { customer, payment_method: "cash", consent: true, expected_total: quote.total };
    const headers = { ...json, cookie: cookies[caller], "idempotency-key": randomUUID() };
    const body = JSON.stringify({ ...wanted, ...rest, comment: `Заказ ${call}` });
    return [shop.url + PATHS.orders, { method: "POST", headers, body }];
  };
}

interface QuoteFacts {
  readonly total: number;
  readonly coupons: readonly { readonly applied: boolean }[];
  readonly bonuses: { readonly applied: number };
}

interface Round {
  readonly cpu: number;
  readonly perSecond: number;
  readonly p99Ms: number;
}

async function roundOf(program: Parameters<typeof cpuDuring>[0], make: CallMaker): Promise<Round> {
  const { cpuMs, result } = await cpuDuring(program, () => callInTurn(accountPhones.length, roundSeconds, make));
  return { cpu: cpuEach(cpuMs, result.calls), perSecond: result.perSecond, p99Ms: quantile(result.timesMs, 0.99) };
}

function rowsOf(ours: readonly Round[], bare: readonly Round[]): readonly Row[] {
  return [
    atMost("CPU of an order", median(ours.map(({ cpu }) => cpu)), "CPU-ms", 4),
    atLeast("orders/s", Math.max(...ours.map(({ perSecond }) => perSecond)), "/s", 200),
    atMost("p99", Math.min(...ours.map(({ p99Ms }) => p99Ms)), "ms", 100),
    reading("CPU of a bare transaction of as many writes", median(bare.map(({ cpu }) => cpu)), "CPU-ms"),
    reading("bare transactions/s", Math.max(...bare.map(({ perSecond }) => perSecond)), "/s"),
  ];
}
