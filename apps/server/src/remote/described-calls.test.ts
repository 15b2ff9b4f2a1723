import { PATHS, payloadPath } from "@skatert/contract";
import type { FastifyInstance } from "fastify";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { type FakeHost, startFakeHost } from "../testing/hosts/fake-host.ts";
import { startRemote } from "../testing/shops/start-remote.ts";
import { movableClock } from "../testing/shops/start-shop.ts";
import { credentialNames, remoteCalls } from "./remote-calls.ts";

type Described = Readonly<
  Record<string, Readonly<Record<string, { readonly parameters?: readonly { name: string; in: string }[] }>>>
>;

describe("the OpenAPI document of a storefront with a remote backend", () => {
  let host: FakeHost;
  let app: FastifyInstance;
  beforeAll(async () => {
    host = await startFakeHost({});
    const clock = movableClock("2026-03-04T12:00:00+03:00");
    app = await startRemote({ backend: { url: host.url, keys: null }, clock });
  });
  afterAll(async () => {
    await app.close();
    await host.close();
  });

  it("API-2 API-3 publishes exactly the calls that it forwards or answers, for any host", async () => {
    for (const address of [`/api${PATHS.openapi}`, "/api/docs/json"]) {
      const { openapi, paths } = (await app.inject(address)).json();
      expect(openapi).toBe("3.1.0");
      expect(Object.keys(paths)).toEqual(
        expect.arrayContaining([
          PATHS.allSettings,
          `${PATHS.catalogFolder}/{file}`,
          PATHS.quote,
          PATHS.telegramMiniApp,
          `${PATHS.orders}/{id}/cancel`,
          PATHS.latestBuild,
          payloadPath("/{path}"),
        ]),
      );
      expect(paths[PATHS.orders].post.requestBody).toBeDefined();
      expect(Object.keys(paths)).not.toContain("/wp-json/wc/v3/products");
      expect(Object.keys(paths[`${PATHS.shopOrders}/{id}`])).toEqual(["get", "put"]);
    }
    expect(host.asked).toEqual([]);
  });

  it("API-3 forwards exactly the query parameters in a call's description", async () => {
    const { paths } = (await app.inject(`/api${PATHS.openapi}`)).json<{ paths: Described }>();
    const isOfCaller = (name: string) => name === "user_id" || credentialNames.includes(name);
    const sorted = (names: readonly string[]) => [...new Set(names)].filter((name) => !isOfCaller(name)).sort();
    for (const path of new Set(remoteCalls.map((call) => call.path))) {
      const calls = remoteCalls.filter((call) => call.path === path);
      const described = paths[path.replace(/:(\w+)/, "{$1}")];
      if (described === undefined) continue;
      const methods = calls.flatMap((call) => call.methods).map((method) => described[method.toLowerCase()]);
      const named = methods.flatMap((each) => each?.parameters ?? []).filter((each) => each.in === "query");
      const sent = calls.flatMap(({ query = [], ownNumber }) =>
        ownNumber?.in === "query" ? [...query, ownNumber.name] : query,
      );
      expect([path, sorted(sent)]).toEqual([path, sorted(named.map(({ name }) => name))]);
    }
  });

  it("API-2 shows them in a page that runs under the policy", async () => {
    const page = await app.inject("/api/docs");
    expect([page.statusCode, page.headers["content-type"]]).toEqual([200, "text/html; charset=utf-8"]);
    expect(page.body).not.toMatch(/<script(?![^>]*\ssrc=)/);
    const script = /src="([^"]*swagger-ui-bundle\.js)"/.exec(page.body)?.[1] ?? "";
    expect((await app.inject(new URL(script, "http://shop/api/docs").pathname)).statusCode).toBe(200);
  });
});
