import { randomUUID } from "node:crypto";
import { officeOrderPath, PATHS } from "@skatert/contract";
import fc from "fast-check";
import { expect, it } from "vitest";
import { type BoardCaller, boardCaller } from "../../../testing/calls/board.ts";
import { onlineShop } from "../../../testing/calls/payments.ts";
import { newPhone, type SignedIn, signIn } from "../../../testing/calls/people.ts";
import { type Beginning, expectBalance } from "../../../testing/changes/shop-balance.ts";
import { type RunningShop, startShop } from "../../../testing/shops/start-shop.ts";
import { describeOnEachEngine } from "../../../testing/stores/engines.ts";

const noon = Date.parse("2026-03-04T12:00:00+03:00");
const stock = [
  { product_id: 101, variation_id: 0, warehouse_id: 10, quantity: 400 },
  { product_id: 301, variation_id: 0, warehouse_id: 10, quantity: 400 },
];
const couponOf = (amount: string) => ({
  auto: [],
  codes: [{ id: 701, code: "SUP10", discount_type: "percent", amount, minimum_amount: "400" }],
});
const files = {
  ...onlineShop,
  bonus: { active: true, percent_max: 50, earn_percent: 7 },
  coupons: couponOf("13"),
  stock,
};
/** Another coupon and other bonus rules: no placed order may notice. */
const otherFiles = { ...files, bonus: { active: true, percent_max: 10, earn_percent: 1 }, coupons: couponOf("50") };
const points = 100_000;

const dish = fc.constantFrom(
  { product_id: 101, quantity: 1 },
  { product_id: 101, quantity: 2 },
  { product_id: 301, quantity: 3 },
  { product_id: 201, variation_id: 2011, quantity: 1 },
  { product_id: 201, variation_id: 2012, quantity: 1 },
);
const line = fc.nat(3);
const change = fc.oneof(
  line.map((at) => ({ kind: "remove", line: at })),
  fc.record({ kind: fc.constant("quantity"), line, quantity: fc.integer({ min: 1, max: 4 }) }),
  dish.map((item) => ({ kind: "add", item })),
  fc.record({ kind: fc.constant("swap"), line, item: dish }),
  fc.constantFrom(
    { kind: "time", take_date: "04.03.2026", time_from: "18:00" },
    { kind: "time" },
    { kind: "method", delivery_type: "flat_rate", address: "Тверская, 1", coordinates: [37.6, 55.75] },
    { kind: "method", delivery_type: "local_pickup", pickup_location_id: 31 },
    { kind: "payment", payment_method: "cod" },
    { kind: "comment", comment: "У окна" },
  ),
);
const order = fc.record({
  kind: fc.constant("place" as const),
  lines: fc.array(dish, { minLength: 1, maxLength: 4 }),
  isOnline: fc.boolean(),
  hasCoupon: fc.boolean(),
  bonuses: fc.constantFrom(0, 0, 57, 5_000),
});
/** `of` chooses one of the orders so far. */
const step = fc.oneof(
  { weight: 2, arbitrary: order },
  {
    weight: 5,
    arbitrary: fc.record({
      kind: fc.constant("change" as const),
      of: fc.nat(),
      changes: fc.array(change, { minLength: 1, maxLength: 3 }),
      consent: fc.constantFrom("phone", "link"),
      keep_coupons: fc.boolean(),
    }),
  },
  fc.record({ kind: fc.constant("answer" as const), of: fc.nat(), accept: fc.boolean() }),
  {
    weight: 3,
    arbitrary: fc.record({
      kind: fc.constant("refund" as const),
      of: fc.nat(),
      isPaidBefore: fc.boolean(),
      what: fc.oneof(
        fc.record({ amount: fc.integer({ min: 1, max: 900 }) }),
        line.map((at) => ({ lines: [{ line: at, quantity: 1 }] })),
      ),
      way: fc.constantFrom("gateway", "cash"),
    }),
  },
  { weight: 3, arbitrary: fc.record({ kind: fc.constantFrom("pay", "replay"), of: fc.nat() }) },
  fc.record({ kind: fc.constantFrom("cancel", "refuse", "hand over", "rules", "jobs"), of: fc.nat() }),
);
type Step = typeof step extends fc.Arbitrary<infer Each> ? Each : never;

interface Placed {
  readonly id: number;
  readonly key: string;
  readonly payment: { readonly redirect_url: string } | null;
}

/** One shop for some sequences: a new one for each would take most of the time. */
const sequencesPerShop = 25;

describeOnEachEngine("random sequences of orders, payments, changes, refunds and cancellations", (engine) => {
  class Walk {
    readonly orders: Placed[] = [];
    /** The last page of the gateway of each order: it may be paid late, and twice. */
    readonly pages = new Map<number, string>();
    last: (() => Promise<unknown>) | null = null;
    isOther = false;
    readonly shop: RunningShop;
    readonly anna: BoardCaller;
    readonly guest: SignedIn;
    constructor(shop: RunningShop, anna: BoardCaller, guest: SignedIn) {
      this.shop = shop;
      this.anna = anna;
      this.guest = guest;
    }

    async take(step: Step): Promise<void> {
      if (step.kind === "place") return this.place(step);
      if (step.kind === "replay") return void (await this.last?.());
      if (step.kind === "jobs") return void (await this.shop.app.services.jobs.runDue());
      if (step.kind === "rules") {
        this.isOther = !this.isOther;
        const { stock: _stock, ...rules } = this.isOther ? otherFiles : files;
        return this.shop.reimport(rules);
      }
      const order = this.orders[step.of % Math.max(1, this.orders.length)];
      if (order !== undefined) await this.with(order, step);
    }

    async with(order: Placed, step: Exclude<Step, { kind: "place" }>): Promise<void> {
      const { app } = this.shop;
      const own = (what: string, payload?: object) =>
        app.inject({
          method: "POST",
          url: `${PATHS.orders}/${order.id}/${what}?key=${order.key}`,
          ...(payload && { payload }),
        });
      switch (step.kind) {
        case "pay":
          return this.pay(order);
        case "change": {
          const { changes, consent, keep_coupons } = step as Extract<Step, { changes: unknown }>;
          return this.call(order, "changes", { changes, consent, keep_coupons, reason: "Проверка" });
        }
        case "answer": {
          const { proposal } = (await app.inject(`${PATHS.orders}/${order.id}?key=${order.key}`)).json();
          const { accept } = step as Extract<Step, { accept: unknown }>;
          if (proposal) expected(await own("proposal", { proposal_id: proposal.id, accept }));
          return;
        }
        case "refund": {
          const { isPaidBefore, what, way } = step as Extract<Step, { what: unknown }>;
          if (isPaidBefore) await this.pay(order);
          return this.call(order, "refunds", { ...what, way, reason: "Остыло" });
        }
        case "cancel":
          return expected(await own("cancel"));
        case "refuse":
          return this.call(order, "refuse", { reason: "no-time" });
        default:
          for (const stage of ["cooking", "ready", "on-the-way", "handed-over"])
            await this.call(order, "stage", { stage });
      }
    }

    async place({ lines, isOnline, hasCoupon, bonuses }: Extract<Step, { kind: "place" }>): Promise<void> {
      const body = {
        lines,
        payment_method: isOnline ? "sandbox" : "cod",
        customer: { name: "Анна", phone: this.guest.phone },
        ...(hasCoupon ? { coupons: [701], promo_code: "SUP10" } : {}),
        bonuses,
      };
      const { headers } = this.guest;
      const send = (changes: object) =>
        this.shop.app.inject({
          method: "POST",
          url: PATHS.orders,
          headers: { ...headers, "idempotency-key": randomUUID() },
          payload: { ...base, ...body, ...changes },
        });
      const refused = await send({ expected_total: 0 });
      const { quote } = refused.json().data ?? {};
      const placed = quote === undefined ? refused : await send({ expected_total: quote.total });
      if (placed.statusCode === 201) this.orders.push(placed.json());
      else expected(placed);
    }

    async pay({ id, payment }: Placed): Promise<void> {
      const { app } = this.shop;
      if (payment !== null) {
        const opened = await app.inject({ url: payment.redirect_url, headers: { accept: "text/html" } });
        const location = String(opened.headers.location ?? "");
        if (location.includes("sandbox")) this.pages.set(id, location);
      }
      const page = this.pages.get(id);
      if (page === undefined) return;
      const headers = { "content-type": "application/x-www-form-urlencoded" };
      await app.inject({ method: "POST", url: page, headers, payload: "decision=paid" });
    }

    async call({ id }: Placed, action: string, body: object): Promise<void> {
      const { version } = await this.anna.order(id);
      const key = randomUUID();
      const send = () =>
        this.shop.app.inject({
          method: "POST",
          url: `${officeOrderPath(id)}/${action}`,
          headers: { ...this.anna.headers, "idempotency-key": key },
          payload: { version, ...body },
        });
      this.last = send;
      expected(await send());
    }
  }

  async function begin(): Promise<{ readonly walk: Walk; readonly beginning: Beginning }> {
    const shop = await startShop({ engine, files, now: noon });
    const guest = await signIn(shop, newPhone());
    const account = { user_id: guest.userId, balance: points };
    await shop.store.db.deleteFrom("bonus_accounts").where("user_id", "=", guest.userId).execute();
    await shop.store.db.insertInto("bonus_accounts").values(account).execute();
    const held = new Map(stock.map(({ product_id, quantity }) => [product_id, quantity]));
    const beginning = { stock: held, userId: guest.userId, points };
    return { walk: new Walk(shop, await boardCaller(shop), guest), beginning };
  }

  it("CHANGE-1 CHANGE-2 CHANGE-3 leave no kopeck, point, portion, slot or coupon unexplained", async () => {
    const runs = fc.readConfigureGlobal().numRuns ?? 200;
    let current: Awaited<ReturnType<typeof begin>> | null = null;
    let count = 0;
    try {
      await fc.assert(
        fc.asyncProperty(fc.tuple(order, fc.array(step, { minLength: 1, maxLength: 8 })), async ([first, steps]) => {
          if (current === null || count++ % sequencesPerShop === 0) {
            await current?.walk.shop.close();
            current = await begin();
          }
          const { walk, beginning } = current;
          for (const each of [first, ...steps]) await walk.take(each);
          await expectBalance(walk.shop, beginning);
        }),
        { numRuns: Math.ceil(runs / 2), endOnFailure: true },
      );
    } finally {
      await (current as { readonly walk: Walk } | null)?.walk.shop.close();
    }
  }, 1_200_000);
});

const base = { delivery_type: "local_pickup", warehouse_id: 10, pickup_location_id: 31, consent: true };

/** Refusals are part of a sequence; a fault is not. */
function expected({ statusCode, body }: { readonly statusCode: number; readonly body: string }): void {
  expect([200, 201, 400, 403, 404, 409, 422], body).toContain(statusCode);
}
