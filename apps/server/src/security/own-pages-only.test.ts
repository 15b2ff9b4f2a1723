import { PATHS } from "@skatert/contract";
import { afterAll, beforeAll, expect, it } from "vitest";
import { contractRows } from "../testing/calls/contract-rows.ts";
import { anOperator } from "../testing/calls/orders.ts";
import { newPhone, type SignedIn, signIn } from "../testing/calls/people.ts";
import { type RunningShop, startShop } from "../testing/shops/start-shop.ts";
import { describeOnEachEngine } from "../testing/stores/engines.ts";
import { type DescribedCalls, operationsOf } from "./generated/json-schema.ts";

const own = "stol.example";
/** Headers of a change that another site's page causes. */
const foreign: readonly (readonly [title: string, headers: Readonly<Record<string, string>>])[] = [
  ["another site", { origin: "https://evil.example" }],
  ["no site that can be named", { origin: "null" }],
  ["an empty origin", { origin: "" }],
  ["a name that begins alike", { origin: `https://${own}.evil.example` }],
  ["a name that ends alike", { origin: `https://evil-${own}` }],
  ["a name before an at sign", { origin: `https://${own}@evil.example` }],
  ["a subdomain", { origin: `https://shop.${own}` }],
  ["another port", { origin: `http://${own}:8443` }],
  ["a file", { origin: "file://" }],
  ["no address", { origin: own }],
  ["a cross-site form without an origin", { "sec-fetch-site": "cross-site" }],
  [
    "another site that forges the host it came by",
    { origin: "https://evil.example", "x-forwarded-host": "evil.example" },
  ],
];

describeOnEachEngine("a change sent by another site's page with the shopper's cookies", (engine) => {
  let shop: RunningShop;
  let anna: SignedIn;
  let changing: readonly { readonly method: "POST" | "PUT" | "PATCH" | "DELETE"; readonly url: string }[];
  beforeAll(async () => {
    shop = await startShop({ engine });
    anna = await signIn(shop, newPhone());
    const described = (await shop.app.inject(`/api${PATHS.openapi}`)).json<DescribedCalls>();
    changing = operationsOf(described).flatMap(({ method, path }) =>
      method === "GET" ? [] : [{ method, url: path.replace("{gateway}", "paykeeper").replaceAll(/\{\w+\}/g, "1") }],
    );
  });
  afterAll(() => shop.close());

  const send = (
    call: { method: "POST" | "PUT" | "PATCH" | "DELETE"; url: string },
    headers: Readonly<Record<string, string>>,
  ) => shop.app.inject({ ...call, headers: { host: own, ...anna.headers, ...headers }, payload: {} });

  it.each(foreign)("is refused: from %s", async (_title, headers) => {
    expect(changing.length).toBeGreaterThan(25);
    for (const call of changing) {
      const answer = await send(call, headers);
      expect([call.url, answer.statusCode, answer.json().code]).toEqual([call.url, 403, "rest_forbidden"]);
    }
    expect((await shop.app.inject({ url: PATHS.user, headers: anna.headers })).statusCode).toBe(200);
  });

  it("is accepted from the shop's own pages, and from programs, which send no origin", async () => {
    const call = { method: "POST", url: PATHS.favorites } as const;
    const payload = { favorites: [101] };
    for (const headers of [
      { origin: `http://${own}` },
      { origin: `https://${own}`, "sec-fetch-site": "same-origin" },
      {},
    ]) {
      const answer = await shop.app.inject({ ...call, headers: { host: own, ...anna.headers, ...headers }, payload });
      expect(answer.statusCode).toBe(200);
    }
  });

  it("cannot be sent by a form: no call accepts a form's content type", async () => {
    for (const type of ["text/plain", "multipart/form-data; boundary=a", ""]) {
      const headers = { host: own, ...anna.headers, "content-type": type };
      const answer = await shop.app.inject({
        method: "POST",
        url: PATHS.favorites,
        headers,
        payload: '{"favorites":[1]}',
      });
      expect([400, 415]).toContain(answer.statusCode);
    }
  });

  it("cannot be a GET: no GET changes anything", async () => {
    const { keys } = await anOperator(shop);
    const before = await countRows(shop);
    for (const row of contractRows.filter(({ method }) => method !== "GET")) {
      const url = row.url({ orderId: 1, orderKey: "k", userId: anna.userId, buildId: "none", addressId: "1" });
      const query = url.includes("?") ? "&" : "?";
      const keyed = `${url}${query}consumer_key=${keys.consumer_key}&consumer_secret=${keys.consumer_secret}&_method=POST`;
      const headers = { ...anna.headers, "x-http-method-override": row.method, "x-method-override": row.method };
      const answer = await shop.app.inject({ method: "GET", url: keyed, headers });
      expect(answer.statusCode).not.toBe(201);
    }
    expect(await countRows(shop)).toEqual(before);
  });
});

async function countRows({ store }: RunningShop): Promise<{ readonly orders: number; readonly users: number }> {
  const rowsOf = async (table: "orders" | "users") =>
    Number(
      (
        await store.db
          .selectFrom(table)
          .select((row) => row.fn.countAll().as("rows"))
          .executeTakeFirst()
      )?.rows,
    );
  return { orders: await rowsOf("orders"), users: await rowsOf("users") };
}
