import { PATHS } from "@skatert/contract";
import pg from "pg";
import { afterEach, expect, it, vi } from "vitest";
import { readEnv } from "../../../config/env.ts";
import { teaOrder } from "../../../testing/calls/orders.ts";
import { newPhone, signIn } from "../../../testing/calls/people.ts";
import { smallSettings, smallShop } from "../../../testing/shops/small-shop.ts";
import { type RunningShop, startShop } from "../../../testing/shops/start-shop.ts";
import { describeOn } from "../../../testing/stores/engines.ts";

const limits = { orders: { perPhone: 100, perNetwork: 100, unpaidPerPhone: 100, unpaidPerNetwork: 100 } };
const files = {
  ...smallShop,
  settings: {
    ...smallSettings,
    payment_methods: [
      { id: "cod", name: "Наличными", enabled: true, online: false },
      { id: "sandbox", name: "Картой", enabled: true, online: true },
    ],
  },
  stock: [{ product_id: 301, warehouse_id: 10, quantity: 100 }],
};
const coupons = {
  auto: [],
  codes: [{ id: 790, code: "TEN", discount_type: "percent", amount: "10" }],
};
/** One of every kind; nothing is sent, because no runner starts. */
const { notices } = readEnv({
  TELEGRAM_BOT_TOKEN: "1:A",
  ORDER_TELEGRAM_CHATS: "1",
  ORDER_NOTICE_UNPAID: "1",
  SMTP_URL: "smtp://127.0.0.1:9",
  ORDER_MAIL_TO: "a@b.example",
  ORDER_MAIL_FROM: "a@b.example",
  ORDER_WEBHOOK_URLS: "http://127.0.0.1:9/",
  ORDER_WEBHOOK_SECRET: "0123456789abcdef",
});
const tea = { ...teaOrder, lines: [{ product_id: 301, quantity: 1 }], expected_total: 100 };

describeOn("postgres", "an order with all limits and notices", (engine) => {
  afterEach(() => void vi.restoreAllMocks());

  it("takes few round trips to PostgreSQL (decision 032)", async () => {
    const shop = await startShop({ engine, files, limits, notices });
    try {
      const anna = await signIn(shop, newPhone());
      const cases = [
        { trips: 3, headers: {}, changes: {} },
        { trips: 3, headers: {}, changes: { payment_method: "sandbox" } },
        { trips: 3, headers: anna.headers, changes: {} },
      ];
      for (const { trips, headers, changes } of cases) {
        // Once before, so that every statement is prepared.
        await place(shop, headers, changes);
        expect(await tripsOf(() => place(shop, headers, changes))).toBe(trips);
      }
    } finally {
      await shop.close();
    }
  });

  it("reads what judges a promo code once (decision 065)", async () => {
    const shop = await startShop({ engine, files: { ...files, coupons }, limits });
    try {
      const anna = await signIn(shop, newPhone());
      const withCode = { promo_code: "TEN", expected_total: 90 };
      await place(shop, anna.headers, withCode);
      const texts = await statementsOf(() => place(shop, anna.headers, withCode));
      const readsOf = (table: string) =>
        texts.filter((text) => text.startsWith("select") && text.includes(`"${table}"`));
      for (const table of ["promo_guesses", "coupon_rights", "customer_orders", "coupon_counters"])
        expect([table, readsOf(table).length]).toEqual([table, 1]);
    } finally {
      await shop.close();
    }
  });

  async function place(shop: RunningShop, headers: object, changes: object): Promise<void> {
    const answer = await shop.app.inject({
      method: "POST",
      url: PATHS.orders,
      headers: { "idempotency-key": crypto.randomUUID(), ...headers },
      payload: { ...tea, ...changes },
    });
    expect(answer.statusCode).toBe(201);
  }
});

/** Counts statements of the transaction that were sent while none of its own was pending. */
async function tripsOf(work: () => Promise<void>): Promise<number> {
  let trips = 0;
  const onTheWay = new Map<object, number>();
  const send = pg.Client.prototype.query;
  vi.spyOn(pg.Client.prototype, "query").mockImplementation(function (this: pg.Client, ...sent: unknown[]) {
    const [query] = sent;
    const isBegin = query === "begin";
    if (isBegin) onTheWay.set(this, 0);
    const waiting = onTheWay.get(this);
    const answer: Promise<unknown> = Reflect.apply(send, this, sent);
    if (waiting === undefined) return answer;
    if (waiting === 0) trips += 1;
    onTheWay.set(this, waiting + 1);
    const answered = () => void onTheWay.set(this, (onTheWay.get(this) ?? 1) - 1);
    answer.then(answered, answered);
    return query === "commit" ? answer.finally(() => onTheWay.delete(this)) : answer;
  });
  await work();
  vi.restoreAllMocks();
  return trips;
}

/** The texts of all statements that reach PostgreSQL during the work. */
async function statementsOf(work: () => Promise<void>): Promise<readonly string[]> {
  const texts: string[] = [];
  const send = pg.Client.prototype.query;
  vi.spyOn(pg.Client.prototype, "query").mockImplementation(function (this: pg.Client, ...sent: unknown[]) {
    const [query] = sent;
    if (typeof query === "object" && query !== null && "text" in query) texts.push(String(query.text));
    return Reflect.apply(send, this, sent);
  });
  await work();
  vi.restoreAllMocks();
  return texts;
}
