import {
  AutoapplyRequestSchema,
  autoapplyFromWire,
  checkoutRequestFromWire,
  PATHS,
  QuoteRequestSchema,
} from "@skatert/contract";
import { applicableCoupons, quoteOrder, type ShopRules, type ShopState, usualBranch } from "@skatert/domain";
import { readSnapshot } from "../../apps/server/src/shop/snapshot.ts";
import { cpuEach, median } from "../arithmetic.ts";
import type { Family } from "../family.ts";
import { callInTurn } from "../load/callers.ts";
import { cpuDuring } from "../programs/probed-program.ts";
import { type ShopProgram, withShop } from "../programs/shop-program.ts";
import { atMost, type Row, reading } from "../row.ts";
import { menuShop, pickupLocationId, shownDishes, warehouseId } from "../shops/menu-shop.ts";
import type { ShopFiles } from "../shops/shop-files.ts";

const couponCount = 100;
const lineCount = 30;
const rounds = 5;
const roundSeconds = 2;
const callers = 4;
const aloneMs = 300;

const place = { delivery_type: "local_pickup", warehouse_id: warehouseId, pickup_location_id: pickupLocationId };
export const quoteBody = { ...place, lines: shownDishes(lineCount).map((id) => ({ product_id: id, quantity: 2 })) };
export const autoapplyBody = {
  delivery_type: "local_pickup",
  coupons: [],
  meta_data: { stock_id: warehouseId },
  take_date: "",
  time_from: "",
  time_to: "",
  cart_items: shownDishes(lineCount).map((id) => ({ product: { id }, quantity: 2 })),
};

/** The two calls of a cart after every change: its price, and its coupons. */
export const quotes: Family = {
  name: "quotes",
  title: `A cart of ${lineCount} lines in a shop with ${couponCount} coupons`,
  async measure(bench) {
    const files = menuShop(bench.demo, { shown: 200, others: 0, coupons: couponCount });
    const alone = rulesOnly(files);
    return withShop(files, bench.workspace, async (shop) => [
      ...(await calls(shop, "quote", PATHS.quote, quoteBody)),
      ...(await calls(shop, "autoapply", PATHS.autoapply, autoapplyBody)),
      ...alone,
    ]);
  },
};

async function calls(shop: ShopProgram, name: string, path: string, content: object): Promise<readonly Row[]> {
  const headers = { "content-type": "application/json" };
  const body = JSON.stringify(content);
  const round = () => callInTurn(callers, roundSeconds, () => [shop.url + path, { method: "POST", headers, body }]);
  await round();
  const measured = [];
  for (let count = 0; count < rounds; count += 1) {
    const { cpuMs, result } = await cpuDuring(shop, round);
    measured.push({ cpu: cpuEach(cpuMs, result.calls), perSecond: result.perSecond });
  }
  return [
    atMost(`CPU of the ${name} call`, median(measured.map(({ cpu }) => cpu)), "CPU-ms", 1),
    reading(`${name} calls/s`, Math.max(...measured.map(({ perSecond }) => perSecond)), "/s"),
  ];
}

/** Only the rules, without server and store. */
function rulesOnly(files: ShopFiles): readonly Row[] {
  const bodies = new Map(Object.entries(files).map(([name, content]) => [name, JSON.stringify(content)]));
  const rules = readSnapshot("bench", bodies, () => undefined).rulesFor(warehouseId);
  if (rules === null) throw new Error(`the shop has no branch ${warehouseId}`);
  const state = stateOf(rules);
  const request = checkoutRequestFromWire(QuoteRequestSchema.parse(quoteBody));
  const query = autoapplyFromWire(AutoapplyRequestSchema.parse(autoapplyBody));
  const lines = quoteOrder(request, rules, state).lines.filter((line) => line.refusal === null);
  if (lines.length < lineCount) throw new Error("the quote refuses some of its lines");
  return [
    reading(
      "CPU of the quote's rules alone",
      cpuAlone(() => quoteOrder(request, rules, state)),
      "CPU-ms",
    ),
    reading(
      "CPU of autoapply's rules alone",
      cpuAlone(() => applicableCoupons(query, rules, state)),
      "CPU-ms",
    ),
  ];
}

/** Every dish has plenty of stock, and nobody has bought anything yet. */
function stateOf(rules: ShopRules): ShopState {
  const stock = shownDishes(lineCount).map((productId) => ({
    productId,
    variationId: null,
    warehouseId: rules.warehouseId,
    quantity: 1_000_000,
  }));
  return {
    now: Date.now(),
    stock,
    customer: null,
    couponUses: new Map(),
    slotLoads: [],
    branchCapacity: null,
    branch: usualBranch,
  };
}

/** CPU of one run: the median of several series of runs, after one to warm up. */
function cpuAlone(run: () => unknown): number {
  const stretch = () => {
    const before = process.cpuUsage();
    let runs = 0;
    for (const end = performance.now() + aloneMs; performance.now() < end; runs += 1) run();
    const { user, system } = process.cpuUsage(before);
    return cpuEach((user + system) / 1000, runs);
  };
  stretch();
  return median(Array.from({ length: rounds }, stretch));
}
