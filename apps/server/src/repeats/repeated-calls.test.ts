import { sql } from "kysely";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { tablesInOrder } from "../backup/store-shape.ts";
import { apiPrefix } from "../http/api-prefix.ts";
import { anOperator } from "../testing/calls/orders.ts";
import { shopOfTwoBranches } from "../testing/calls/requests.ts";
import { staffHeaders } from "../testing/calls/staff.ts";
import { changeCases } from "../testing/repeats/change-cases.ts";
import { dryRunCases } from "../testing/repeats/dry-run-cases.ts";
import { guestCases, ownCoupon } from "../testing/repeats/guest-cases.ts";
import { inboxCases } from "../testing/repeats/inbox-cases.ts";
import { menuCases } from "../testing/repeats/menu-cases.ts";
import type { Method, RepeatCase, RepeatedRequest, RepeatWorld } from "../testing/repeats/repeat-case.ts";
import { sellingCases } from "../testing/repeats/selling-cases.ts";
import { type RunningShop, startShop } from "../testing/shops/start-shop.ts";
import { describeOnEachEngine } from "../testing/stores/engines.ts";

// Selling ends with a stop of the tea, which changes and reviews order.
const cases = [...changeCases, ...inboxCases, ...guestCases, ...sellingCases, ...menuCases, ...dryRunCases];
const files = {
  ...shopOfTwoBranches,
  settings: { ...shopOfTwoBranches.settings, tips: true, dish_notes: true },
  coupons: { auto: [ownCoupon], codes: [{ id: 701, code: "SUP10", discount_type: "percent", amount: "10" }] },
  stock: [{ product_id: 301, variation_id: 0, warehouse_id: 10, quantity: 1_000 }],
};
const limits = { orders: { perPhone: 1000, perNetwork: 1000, unpaidPerPhone: 1000, unpaidPerNetwork: 1000 } };
/** Their rows count and lock, and a repeat may take a number. */
const counters = ["sequences"];

describeOnEachEngine("a call under an Idempotency-Key", (engine) => {
  let shop: RunningShop;
  let world: RepeatWorld;
  let tables: readonly string[];
  /** Every row of the store by table, in no order. */
  const contents = (apart: readonly string[] = []) =>
    contentsOf(
      shop,
      tables.filter((table) => !apart.includes(table)),
    );
  beforeAll(async () => {
    shop = await startShop({ engine, files, limits });
    world = await worldOf(shop);
    // Once, because it runs every migration.
    tables = (await tablesInOrder(engine.name, shop.store.db)).filter((table) => !counters.includes(table));
  });
  afterAll(() => shop.close());

  it("is in the table of this test if the call is described with the key, and only then", () => {
    const known = cases.map(({ call }) => call.replace(` ${apiPrefix}/`, " /"));
    expect(known.toSorted()).toEqual(describedCalls(shop).toSorted());
  });

  describe.each(cases)("$call", (tested) => {
    it("API-7 has one effect and one answer, also for parallel repeats and after another caller's change", async () => {
      const [method, request] = [methodOf(tested), await tested.request(world)];
      const key = `key-${cases.indexOf(tested)}`;
      const send = (sent: RepeatedRequest) => sendUnder(shop, method, sent, key);
      const same = tested.same ?? ((body) => body);
      const [first, parallel] = await Promise.all([send(request), send(request)]);
      expect([first.status, first.body]).toEqual([expect.toSatisfy((status) => status < 300), first.body]);
      const answer = { status: first.status, body: same(first.body) };
      const expectRepeat = async () => {
        const before = await contents(tested.apart);
        const { status, body } = await send(request);
        expect({ status, body: same(body) }).toEqual(answer);
        expect(await contents(tested.apart)).toEqual(before);
      };
      expect({ status: parallel.status, body: same(parallel.body) }).toEqual(answer);
      await expectRepeat();
      await tested.colleague(world, request, first.body);
      await expectRepeat();
      const before = await contents(tested.apart);
      const other = await send((tested.other ?? withQuery)(request));
      expect(JSON.stringify([other.status, other.body])).toMatch(/^\[(422|200),.*idempotency_mismatch/);
      expect(await contents(tested.apart)).toEqual(before);
    });
  });

  it("STOP-1 keeps a colleague's stop when the first person's lost call arrives again", async () => {
    const stop = { branch_id: 10, target: { kind: "product", id: 101 } };
    const call = (until: string, key: string, headers: RepeatWorld["owner"]) =>
      sendUnder(shop, "POST", { url: "/api/office/stops", payload: { ...stop, until }, headers }, key);
    const first = await call("2026-03-04T18:00:00.000Z", "1", world.owner);
    const second = await call("2026-03-04T19:00:00.000Z", "2", world.colleague);
    expect(await call("2026-03-04T18:00:00.000Z", "1", world.owner)).toEqual(first);
    const { stops } = (await world.send("GET", "/api/office/stops?branch_id=10", undefined, world.owner)).json();
    expect(stops).toContainEqual(second.body);
    expect(stops).not.toContainEqual(first.body);
  });

  it("API-7 is another call if another caller sends it", async () => {
    const request = {
      url: "/api/office/stock",
      payload: { branch_id: 10, product_id: 301, change: -1, reason: "Пересчёт" },
    };
    const answers = await Promise.all(
      [world.owner, world.colleague].map((headers) => sendUnder(shop, "POST", { ...request, headers }, "both")),
    );
    const [one, two] = answers.map(({ body }) => body.quantity);
    expect(Math.abs(one - two)).toBe(1);
  });

  it("API-7 is free again after a refusal, and for another request", async () => {
    const stock = (change: number) => {
      const payload = { branch_id: 10, product_id: 301, change, reason: "Пересчёт" };
      return sendUnder(shop, "POST", { url: "/api/office/stock", payload, headers: world.owner }, "refused");
    };
    expect((await stock(-5_000)).status).toBe(409);
    expect((await stock(-1)).status).toBe(200);
  });
});

async function worldOf(shop: RunningShop): Promise<RepeatWorld> {
  const everywhere = [{ role: "owner", branchId: null }] as const;
  const { keys } = await anOperator(shop);
  const till = {
    authorization: `Basic ${Buffer.from(`${keys.consumer_key}:${keys.consumer_secret}`).toString("base64")}`,
  };
  return {
    shop,
    till,
    owner: await staffHeaders(shop, everywhere),
    colleague: await staffHeaders(shop, everywhere),
    async send(method, url, payload, headers = {}) {
      const answer = await shop.app.inject({ method, url, headers, ...(payload === undefined ? {} : { payload }) });
      if (answer.statusCode >= 300) throw new Error(`${method} ${url}: ${answer.body}`);
      return answer;
    },
  };
}

/** The calls whose description has the header. */
function describedCalls(shop: RunningShop): readonly string[] {
  const { paths = {} } = shop.app.swagger();
  return Object.entries(paths).flatMap(([path, operations]) =>
    Object.entries(operations ?? {}).flatMap(([method, operation]) =>
      JSON.stringify(operation).includes('"name":"idempotency-key"') ? [`${method.toUpperCase()} ${path}`] : [],
    ),
  );
}

function methodOf({ call }: RepeatCase): Method {
  const [name] = call.split(" ");
  const methods = ["GET", "POST", "PUT", "PATCH", "DELETE"] as const;
  return methods.find((method) => method === name) ?? "POST";
}

async function sendUnder(shop: RunningShop, method: Method, request: RepeatedRequest, key: string) {
  const { url, payload, headers = {} } = request;
  const answer = await shop.app.inject({
    method,
    url,
    headers: { ...headers, "idempotency-key": key },
    ...(payload === undefined ? {} : { payload }),
  });
  return { status: answer.statusCode, body: answer.json() };
}

function withQuery(request: RepeatedRequest): RepeatedRequest {
  return { ...request, url: `${request.url}${request.url.includes("?") ? "&" : "?"}other=1` };
}

async function contentsOf({ store }: RunningShop, tables: readonly string[]) {
  const contents: Record<string, readonly string[]> = {};
  for (const table of tables) {
    const { rows } = await sql<object>`select * from ${sql.table(table)}`.execute(store.db);
    contents[table] = rows.map((row) => JSON.stringify(row)).toSorted();
  }
  return contents;
}
