import { OFFICE_PATHS, type WireDryRun } from "@skatert/contract";
import fc from "fast-check";
import { afterAll, beforeAll, expect, it } from "vitest";
import { placeOrder, quoteOrder } from "../../testing/calls/orders.ts";
import { staffHeaders } from "../../testing/calls/staff.ts";
import { smallMenu, smallShop } from "../../testing/shops/small-shop.ts";
import { type RunningShop, startShop } from "../../testing/shops/start-shop.ts";
import { describeOnEachEngine } from "../../testing/stores/engines.ts";
import { createPastOrders } from "../orders/lists/past-orders.ts";
import { requestOfOrder } from "../orders/stored/request-of-order.ts";
import { type DryRunWorkDeps, dryRunWork } from "./work/dry-run-work.ts";

const lunch = { id: 801, code: "Обед", discount_type: "percent", amount: "10", coupon_avaible_day_hour_to: "16" };
const soup = { id: 802, code: "Суп дня", discount_type: "fixed_cart", amount: "50", product_ids: [101] };
const files = {
  ...smallShop,
  coupons: { auto: [lunch, soup], codes: [{ id: 701, code: "SUP10", discount_type: "percent", amount: "10" }] },
  stock: [],
};
const day = { from: "2026-03-04", to: "2026-03-04" };
const phone = (guest: number) => `+7916000000${guest}`;

const line = fc.oneof(
  fc.record({
    product_id: fc.constant(101),
    quantity: fc.integer({ min: 1, max: 4 }),
    supplements: fc.constantFrom([], [{ id: 901, count: 2 }]),
  }),
  fc.record({
    product_id: fc.constant(201),
    variation_id: fc.constantFrom(2011, 2012),
    quantity: fc.integer({ min: 1, max: 2 }),
  }),
  fc.record({ product_id: fc.constant(301), quantity: fc.integer({ min: 1, max: 9 }) }),
);
const cart = fc.record({
  lines: fc.uniqueArray(line, { minLength: 1, maxLength: 3, selector: ({ product_id }) => product_id }),
  guest: fc.integer({ min: 1, max: 4 }),
});

describeOnEachEngine("dry runs of promotions", (engine) => {
  let shop: RunningShop;
  let owner: Readonly<Record<string, string>>;
  const carts: { id: number; total: number; without: number }[] = [];
  beforeAll(async () => {
    shop = await startShop({ engine, files });
    owner = await staffHeaders(shop, [{ role: "owner", branchId: null }]);
    for (const { lines, guest } of fc.sample(cart, { numRuns: 18, seed: 42 })) {
      shop.clock.advance(15 * 60_000);
      carts.push(await ordered({ lines, customer: { name: "Анна", phone: phone(guest) } }));
    }
    shop.clock.advance(86_400_000);
  });
  afterAll(() => shop.close());

  /** Quotes with the lunch discount, then places the order without any coupon. */
  async function ordered(body: object) {
    const { total } = (await quoteOrder(shop.app, { ...body, coupons: [lunch.id] })).json();
    const { total: without } = (await quoteOrder(shop.app, body)).json();
    const placed = await placeOrder(shop.app, { ...body, expected_total: without });
    return { id: Number(placed.json().id), total, without };
  }
  const call = (method: "GET" | "POST" | "DELETE", url: string, payload?: object) =>
    shop.app.inject({ method, url, headers: owner, ...(payload === undefined ? {} : { payload }) });
  async function started(coupon: object, more: object = {}): Promise<number> {
    const answer = await call("POST", OFFICE_PATHS.dryRuns, { coupon, ...day, ...more });
    expect([answer.statusCode, answer.body]).toEqual([202, expect.anything()]);
    return answer.json().id;
  }
  const shown = async (id: number): Promise<WireDryRun> => (await call("GET", `${OFFICE_PATHS.dryRuns}/${id}`)).json();
  async function run(coupon: object, more: object = {}): Promise<NonNullable<WireDryRun["result"]>> {
    const id = await started(coupon, more);
    await shop.app.services.jobs.runDue();
    const { state, result, done, of } = await shown(id);
    expect([state, done]).toEqual(["done", of]);
    if (result === null) throw new Error("no result");
    return result;
  }

  it("PROMO-2 gives each cart the total that the checkout quoted when it was ordered", async () => {
    // Without the soup's discount, which guests would have preferred at times.
    await shop.reimport({ ...files, coupons: { auto: [] } });
    const { examples, ...counts } = await run(lunch);
    await shop.reimport(files);
    const cheaper = carts.filter(({ total, without }) => total < without);
    expect(new Map(examples.map(({ order_id, before, after }) => [order_id, [before, after]]))).toEqual(
      new Map(cheaper.map(({ id, total, without }) => [id, [without, total]])),
    );
    expect(counts).toMatchObject({
      carts: carts.length,
      skipped: 0,
      matching: cheaper.length,
      changed: cheaper.length,
      discount: cheaper.reduce((sum, { total, without }) => sum + without - total, 0),
    });
  });

  it("PROMO-2 names the promotions that a new one replaces in carts", async () => {
    const { conflicts, matching, changed } = await run({
      id: 803,
      code: "Полцены",
      discount_type: "percent",
      amount: "50",
    });
    expect(conflicts.map(({ coupon_id, code }) => [coupon_id, code]).toSorted()).toEqual([
      [801, "Обед"],
      [802, "Суп дня"],
    ]);
    expect([matching, changed]).toEqual([carts.length, carts.length]);
  });

  it("PROMO-2 judges limits per guest as they would have been", async () => {
    const once = { ...lunch, id: 803, amount: "90", usage_limit_per_user: 1, coupon_avaible_day_hour_to: "" };
    const { matching, guests } = await run(once);
    expect(matching).toBe(4);
    expect(guests).toBe(4);
    expect((await run({ ...once, usage_limit: 3 })).matching).toBe(3);
    expect((await run({ ...once, usage_limit_first_purchase: true })).matching).toBe(4);
  });

  it("PROMO-2 gives a new code to guests without another one, and a known one to those who typed it", async () => {
    expect(
      (await run({ id: 804, code: "НОВЫЙ", discount_type: "percent", amount: "90" }, { list: "codes" })).matching,
    ).toBe(carts.length);
    expect((await run({ id: 701, code: "SUP10", discount_type: "percent", amount: "90" })).matching).toBe(0);
  });

  it("PROMO-2 tests a planned or ended promotion as if it had run in the period", async () => {
    const planned = { ...lunch, id: 803, amount: "90", coupon_avaible_day_hour_to: "", date_starts: "2026-04-01" };
    expect((await run(planned)).matching).toBe(carts.length);
    const ended = { ...planned, date_starts: "", date_expires: "2026-02-01" };
    expect((await run(ended)).matching).toBe(carts.length);
  });

  it("PROMO-2 leaves out carts that cannot be ordered today, and says why", async () => {
    const [soups, ...others] = smallMenu;
    await shop.reimport({ ...files, catalog: [{ ...soups, products: [] }, ...others] });
    const { carts: judged, skipped, skipped_reasons: reasons } = await run(lunch);
    await shop.reimport(files);
    expect(skipped).toBeGreaterThan(0);
    expect(judged + skipped).toBe(carts.length);
    expect(reasons).toEqual([{ reason: "not-available", carts: skipped }]);
  });

  it("PROMO-2 counts only the newest run, and cancels it on request", async () => {
    const [first, second, third] = [await started(lunch), await started(lunch), await started(lunch)];
    expect((await shown(second)).state).toBe("cancelled");
    const cancelled = await call("DELETE", `${OFFICE_PATHS.dryRuns}/${third}`);
    expect(cancelled.json()).toMatchObject({ id: third, state: "cancelled", result: null });
    await shop.app.services.jobs.runDue();
    for (const id of [first, second, third]) expect(await shown(id)).toMatchObject({ state: "cancelled", done: 0 });
  });

  it("PROMO-2 says that a run has failed if its process ended", async () => {
    const id = await started(lunch);
    await shop.store.db.updateTable("dry_runs").set({ begun: 1 }).where("id", "=", id).execute();
    await shop.app.services.jobs.runDue();
    expect(await shown(id)).toMatchObject({ state: "failed", result: null });
  });

  const worker = (changes: Partial<DryRunWorkDeps>) =>
    dryRunWork({
      store: shop.store,
      pastOrders: createPastOrders(shop.store.db),
      requestOf: requestOfOrder,
      ...changes,
    });

  it("PROMO-2 stops in the middle of its carts once it is cancelled", async () => {
    const id = await started(lunch);
    const pastOrders = createPastOrders(shop.store.db);
    const page = await pastOrders.next({ from: 0, to: Number.MAX_SAFE_INTEGER }, null, 10);
    const pages = Array.from({ length: 50 }, () => page).flat();
    let asked = 0;
    await worker({
      pastOrders: {
        ...pastOrders,
        // Carts without an end.
        async next() {
          asked += 1;
          if (asked === 2) await call("DELETE", `${OFFICE_PATHS.dryRuns}/${id}`);
          return pages;
        },
      },
    }).dryRun(id);
    expect(await shown(id)).toMatchObject({ state: "cancelled", result: null });
  });

  it("PROMO-2 judges the newest orders of a long period, and says how many it left out", async () => {
    const id = await started(lunch);
    await worker({ mostOrders: 5 }).dryRun(id);
    expect(await shown(id)).toMatchObject({ of: 5, result: { carts: 5, left_out: carts.length - 5 } });
  });

  it("PROMO-2 gives a renamed code, and single-use ones, to those who typed the earlier code", async () => {
    const body = { lines: [{ product_id: 101, quantity: 2 }], promo_code: "SUP10", warehouse_id: 20 };
    const asked = { ...body, pickup_location_id: null, customer: { name: "Анна", phone: phone(5) } };
    const { total } = (await quoteOrder(shop.app, asked)).json();
    expect((await placeOrder(shop.app, { ...asked, expected_total: total })).statusCode).toBe(201);
    const next = { from: "2026-03-05", to: "2026-03-05" };
    const code = { id: 701, code: "NEW", discount_type: "percent", amount: "15" };
    expect(await run(code, next)).toMatchObject({ carts: 1, matching: 1, changed: 1 });
    expect(await run({ ...code, code: "Листовка", codes: ["LIST-1"] }, next)).toMatchObject({ carts: 1, matching: 1 });
  });

  it("PROMO-2 begins with the uses before the period, in all and by each guest", async () => {
    shop.clock.advance(86_400_000);
    for (const guest of [5, 6]) {
      const body = { lines: [{ product_id: 101, quantity: 2 }], promo_code: "SUP10", warehouse_id: 20 };
      const asked = { ...body, pickup_location_id: null, customer: { name: "Анна", phone: phone(guest) } };
      const { total } = (await quoteOrder(shop.app, asked)).json();
      expect((await placeOrder(shop.app, { ...asked, expected_total: total })).statusCode).toBe(201);
    }
    const matching = async (limits: object) => {
      const code = { id: 701, code: "SUP10", discount_type: "percent", amount: "15", ...limits };
      return (await run(code, { from: "2026-03-06", to: "2026-03-06" })).matching;
    };
    // Guest 5 has used it on the day before.
    expect(await matching({})).toBe(2);
    expect(await matching({ usage_limit_per_user: 1 })).toBe(1);
    expect(await matching({ usage_limit: 2 })).toBe(1);
    expect(await matching({ usage_limit: 1 })).toBe(0);
  });

  it("PROMO-2 refuses a period of more than 400 days or backwards, and a coupon that gives nothing", async () => {
    const refused = async (body: object) => {
      const answer = await call("POST", OFFICE_PATHS.dryRuns, { coupon: lunch, ...day, ...body });
      return [answer.statusCode, answer.json().data?.params?.map(({ path }: { path: string }) => path)];
    };
    expect(await refused({ from: "2025-01-27", to: "2026-03-04" })).toEqual([400, ["from"]]);
    expect(await refused({ from: "2026-03-05" })).toEqual([400, ["to"]]);
    expect(await refused({ from: "2026-02-30" })).toEqual([400, ["from"]]);
    expect(await refused({ coupon: { ...lunch, discount_type: "free_gift" } })).toEqual([400, ["coupon"]]);
    expect((await call("GET", `${OFFICE_PATHS.dryRuns}/999999`)).statusCode).toBe(404);
    expect((await call("DELETE", `${OFFICE_PATHS.dryRuns}/999999`)).statusCode).toBe(404);
  });
});
