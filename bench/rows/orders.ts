import { median } from "../arithmetic.ts";
import type { Family } from "../family.ts";
import { callInTurn } from "../load/callers.ts";
import { orderLines, ordersOf, type Round, roundOf } from "../load/order-load.ts";
import { startProbed } from "../programs/probed-program.ts";
import { withShop } from "../programs/shop-program.ts";
import { atLeast, atMost, type Row, reading } from "../row.ts";
import { accountPhones, menuShop } from "../shops/menu-shop.ts";

const rounds = 4;
const roundSeconds = 3;

/** Placing an order: checks, decision, and one transaction with stock, coupon, slot, points and the answer. */
export const orders: Family = {
  name: "orders",
  title: `Orders of ${orderLines} lines with a coupon and points, ${accountPhones.length} shoppers at once, SQLite`,
  measure: (bench) =>
    withShop(menuShop(bench.demo, { shown: 200, others: 0, coupons: 10 }), bench.workspace, async (shop) => {
      const floor = await startProbed(new URL("../programs/bare-orders.ts", import.meta.url), [bench.workspace]);
      try {
        const place = await ordersOf(shop);
        await callInTurn(accountPhones.length, 1, place);
        const ours = [];
        const bare = [];
        for (let count = 0; count < rounds; count += 1) {
          ours.push(await roundOf([shop], roundSeconds, place));
          bare.push(await roundOf([floor], roundSeconds, () => [floor.url, { method: "POST", body: "{}" }]));
        }
        return rowsOf(ours, bare);
      } finally {
        await floor.stop();
      }
    }),
};

function rowsOf(ours: readonly Round[], bare: readonly Round[]): readonly Row[] {
  return [
    atMost("CPU of an order", median(ours.map(({ cpu }) => cpu)), "CPU-ms", 4),
    atLeast("orders/s", Math.max(...ours.map(({ perSecond }) => perSecond)), "/s", 200),
    atMost("p99", Math.min(...ours.map(({ p99Ms }) => p99Ms)), "ms", 100),
    reading("CPU of a bare transaction of as many writes", median(bare.map(({ cpu }) => cpu)), "CPU-ms"),
    reading("bare transactions/s", Math.max(...bare.map(({ perSecond }) => perSecond)), "/s"),
  ];
}
