import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { quoteOrder } from "../../testing/calls/orders.ts";
import { newPhone, type SignedIn, signIn } from "../../testing/calls/people.ts";
import { smallSettings, smallShop } from "../../testing/shops/small-shop.ts";
import { type RunningShop, startShop } from "../../testing/shops/start-shop.ts";
import { engineNamed } from "../../testing/stores/engines.ts";
import { berlin, couponBoundaries, type Situation } from "./coupon-boundary-cases.ts";

describe("coupon conditions at their bounds, through the quote", () => {
  const leftovers: (() => Promise<unknown>)[] = [];
  const shops = new Map<string, RunningShop>();
  let born: SignedIn | null = null;

  beforeAll(async () => {
    for (const zone of ["Europe/Moscow", berlin]) {
      const engine = engineNamed("sqlite", leftovers);
      shops.set(zone, await startShop({ engine, now: "2026-11-20T12:00:00+03:00", files: shopIn(zone) }));
    }
    born = await signIn(shopOf({}), newPhone());
  });
  afterAll(async () => {
    for (const shop of shops.values()) await shop.close();
    for (const clean of leftovers.reverse()) await clean();
  });

  function shopOf({ zone = "Europe/Moscow" }: Situation): RunningShop {
    const shop = shops.get(zone);
    if (shop === undefined) throw new Error(`no shop in ${zone}`);
    return shop;
  }

  async function headersFor(shop: RunningShop, situation: Situation): Promise<Readonly<Record<string, string>>> {
    if (situation.born === undefined || born === null) return {};
    await shop.store.db
      .updateTable("users")
      .set({ birth: situation.born === "" ? null : situation.born })
      .where("id", "=", born.userId)
      .execute();
    // The clock jumps by months between situations, which would end an idle session.
    await shop.store.db
      .updateTable("sessions")
      .set({ expires_at: shop.clock.now() + 86_400_000 })
      .execute();
    return born.headers;
  }

  it("covers at least sixty bounds", () => {
    expect(couponBoundaries.length).toBeGreaterThanOrEqual(60);
  });

  it.each(couponBoundaries.map((row, index) => [row[0], row, index] as const))("%s", async (_title, row, index) => {
    const [, , situation, refused] = row;
    const shop = shopOf(situation);
    shop.clock.set(situation.now ?? "2026-03-04T12:00:00+03:00");
    const answer = await quoteOrder(shop.app, bodyOf(situation, index), await headersFor(shop, situation));
    const coupon = answer.json().coupons.find(({ id }: { id: number }) => id === idOf(index));
    expect({
      applied: coupon.applied,
      reasons: coupon.refusals.map(({ reason }: { reason: string }) => reason),
    }).toEqual({ applied: refused === null, reasons: refused?.split(" ") ?? [] });
  });
});

function shopIn(zone: string) {
  return {
    ...smallShop,
    settings: { ...smallSettings, wp_timezone: zone },
    stock: [],
    "prices/station": smallShop["catalog"] ?? [],
    coupons: {
      auto: [],
      codes: couponBoundaries.map(([, rule], index) => ({
        id: idOf(index),
        code: codeOf(index),
        discount_type: "percent",
        amount: "10",
        ...rule,
      })),
    },
  };
}

/** The branch at the station is always open, so only the coupon's own bounds apply. */
function bodyOf({ teas = 0, soups = 0, at, delivery = false }: Situation, index: number) {
  const lines = [
    { product_id: 301, quantity: teas },
    { product_id: 101, quantity: soups },
  ].filter(({ quantity }) => quantity > 0);
  return {
    warehouse_id: 20,
    pickup_location_id: undefined,
    lines: lines.length > 0 ? lines : [{ product_id: 301, quantity: 1 }],
    promo_code: codeOf(index),
    ...at,
    ...(delivery ? { delivery_type: "flat_rate", coordinates: [37.6, 55.75] } : {}),
  };
}

function idOf(index: number): number {
  return 7_000 + index;
}

function codeOf(index: number): string {
  return `BOUND${index}`;
}
