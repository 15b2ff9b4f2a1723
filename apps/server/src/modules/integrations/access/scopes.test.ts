import { PATHS } from "@skatert/contract";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { migrate } from "../../../database/migrating/migrate.ts";
import { type DescribedCalls, type Operation, operationsOf } from "../../../security/generated/json-schema.ts";
import { placeOrder } from "../../../testing/calls/orders.ts";
import { runCommand } from "../../../testing/processes/server-process.ts";
import { type RunningShop, startShop } from "../../../testing/shops/start-shop.ts";
import { describeOnEachEngine } from "../../../testing/stores/engines.ts";
import { createIntegrationKeys } from "./integration-keys.ts";
import { isOpenTo, type Scope } from "./scopes.ts";

it.each([
  ["all", "PUT", "/wp-json/wc/v3/products/:id", true],
  ["read", "GET", "/wp-json/wc/v3/products/:id", true],
  ["read", "HEAD", "/wp-json/wc/v3/orders", true],
  ["read", "PUT", "/wp-json/wc/v3/orders/:id", false],
  ["read", "DELETE", "/wp-json/wc/v3/coupons/:id", false],
  ["orders", "PUT", "/wp-json/wc/v3/orders/:id", true],
  ["orders", "GET", "/wp-json/wc/v2/orders", true],
  ["orders", "POST", "/wp-json/checkout/payments/:id/returned", true],
  ["orders", "GET", "/wp-json/wc/v3/orders-and-more", false],
  ["orders", "GET", "/wp-json/wc/v3/products", false],
  ["orders", "GET", "", false],
] as const)("a key of scope %s: %s %s is %s", (scope, method, path, isOpen) => {
  expect(isOpenTo(scope, method, path)).toBe(isOpen);
});

interface Described extends DescribedCalls {
  readonly paths: Readonly<Record<string, Readonly<Record<string, DescribedCall>>>>;
}
type DescribedCall = DescribedCalls["paths"][string][string] & {
  readonly security?: readonly Readonly<Record<string, unknown>>[];
  readonly requestBody?: {
    readonly content: Readonly<Record<string, { readonly schema: object; readonly example?: unknown }>>;
  };
};

describeOnEachEngine("keys with a scope", (engine) => {
  let shop: RunningShop;
  let calls: readonly (Operation & { readonly example: unknown })[];
  beforeAll(async () => {
    shop = await startShop({ engine });
    await placeOrder(shop.app);
    const described = (await shop.app.inject(`/api${PATHS.openapi}`)).json<Described>();
    calls = operationsOf(described).flatMap((operation) => {
      const call = described.paths[operation.path]?.[operation.method.toLowerCase()];
      const isForKeys = call?.security?.some((way) => "consumer" in way) === true;
      return isForKeys ? [{ ...operation, example: call.requestBody?.content["application/json"]?.example }] : [];
    });
  });
  afterAll(() => shop.close());

  async function statusesOf(scope: Scope): Promise<ReadonlyMap<string, number>> {
    const keys = await createIntegrationKeys(shop.store.db, `till ${scope}`, shop.clock.now(), scope);
    const basic = Buffer.from(`${keys.consumer_key}:${keys.consumer_secret}`).toString("base64");
    const statuses = new Map<string, number>();
    for (const { method, path, example } of calls) {
      const { statusCode, body } = await shop.app.inject({
        method,
        url: path.replace(/\{\w+\}/g, path.startsWith(PATHS.shopPayments) ? crypto.randomUUID() : "999"),
        headers: { authorization: `Basic ${basic}`, "content-type": "application/json" },
        ...(example === undefined ? {} : { payload: JSON.stringify(example) }),
      });
      statuses.set(`${method} ${path}`, statusCode);
      const code = method === "GET" ? "woocommerce_rest_cannot_view" : "woocommerce_rest_cannot_edit";
      if (statusCode === 403) expect(JSON.parse(body)).toMatchObject({ code, data: { status: 403 } });
    }
    return statuses;
  }

  it("API-4 allow every published call within the scope, and no other", async () => {
    expect(calls.length).toBeGreaterThan(18);
    for (const scope of ["all", "read", "orders"] as const) {
      const statuses = await statusesOf(scope);
      for (const { method, path } of calls) {
        const isRefused = statuses.get(`${method} ${path}`) === 403;
        expect([scope, method, path, isRefused]).toEqual([scope, method, path, !isOpenTo(scope, method, path)]);
      }
    }
  });

  it("API-4 have all rights if they are older than scopes", async () => {
    const { consumer_key: key, consumer_secret: secret } = await createIntegrationKeys(shop.store.db, "old", 0);
    const { scope } = await shop.store.db
      .selectFrom("integration_keys")
      .select("scope")
      .where("name", "=", "old")
      .executeTakeFirstOrThrow();
    const url = `${PATHS.shopProducts}?consumer_key=${key}&consumer_secret=${secret}`;
    expect([scope, (await shop.app.inject(url)).statusCode]).toEqual(["all", 200]);
  });

  describe("npm run keys", () => {
    it("creates a key with a scope, shows it, and refuses an unknown scope", async () => {
      const place = await engine.place();
      await migrate(place.open(), 0);
      const made = await runCommand("keys", ["create", "till", "--scope", "orders"], place);
      expect([made.code, Object.keys(JSON.parse(made.out))]).toEqual([0, ["consumer_key", "consumer_secret"]]);
      expect(await runCommand("keys", ["create", "stock"], place)).toMatchObject({ code: 0 });
      const { out } = await runCommand("keys", ["list"], place);
      expect(out).toMatch(/Z {2}orders {2}till\n/);
      expect(out).toMatch(/Z {2}all {5}stock\n/);
      const wrong = await runCommand("keys", ["create", "till", "--scope", "everything"], place);
      expect([wrong.code, wrong.out]).toEqual([2, ""]);
      expect(wrong.err).toContain("--scope");
    });
  });
});
