import { randomUUID } from "node:crypto";
import { PATHS } from "@skatert/contract";
import { cpuEach, quantile } from "../arithmetic.ts";
import { expectSuccess } from "../programs/exchange.ts";
import type { ProbedProgram } from "../programs/probed-program.ts";
import type { ShopProgram } from "../programs/shop-program.ts";
import { promoCode } from "../shops/coupons.ts";
import { accountPhones, pickupLocationId, shownDishes, warehouseId } from "../shops/menu-shop.ts";
import { sessionOf } from "../shops/sign-in.ts";
import { type CallMaker, callInTurn } from "./callers.ts";

export const orderLines = 5;
const bonuses = 50;
const json = { "content-type": "application/json" };

/**
 * Builds each shopper's next order; each has its own key. Throws if the coupon or the points would not apply. `chosen`: more
 * fields of each line.
 */
export async function ordersOf(shop: ShopProgram, chosen: object = {}): Promise<CallMaker> {
  const cookies: string[] = [];
  for (const phone of accountPhones) cookies.push(await sessionOf(shop, phone));
  const wanted = {
    delivery_type: "local_pickup",
    warehouse_id: warehouseId,
    pickup_location_id: pickupLocationId,
    promo_code: promoCode,
    bonuses,
    lines: shownDishes(orderLines).map((id) => ({ product_id: id, quantity: 1, ...chosen })),
  };
  const request = { method: "POST", headers: { ...json, cookie: cookies[0] }, body: JSON.stringify(wanted) } as const;
  const quote: QuoteFacts = JSON.parse((await expectSuccess(shop.url + PATHS.quote, request)).body.toString());
  if (!quote.coupons.some(({ applied }) => applied)) throw new Error("the coupon does not apply");
  if (quote.bonuses.applied !== bonuses) throw new Error("the points do not apply");
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

/** One round of calls of all shoppers. `cpu` is the processor time of all programs per call. */
export interface Round {
  readonly cpu: number;
  readonly perSecond: number;
  readonly p99Ms: number;
}

export async function roundOf(programs: readonly ProbedProgram[], seconds: number, make: CallMaker): Promise<Round> {
  const before = await cpuOf(programs);
  const result = await callInTurn(accountPhones.length, seconds, make);
  const cpuMs = (await cpuOf(programs)) - before;
  return { cpu: cpuEach(cpuMs, result.calls), perSecond: result.perSecond, p99Ms: quantile(result.timesMs, 0.99) };
}

async function cpuOf(programs: readonly ProbedProgram[]): Promise<number> {
  let sum = 0;
  for (const program of programs) sum += (await program.usage()).cpuMs;
  return sum;
}
