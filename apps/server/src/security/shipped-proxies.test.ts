import { createServer, request, type Server } from "node:http";
import { OFFICE_PATHS, PICTURE_LIMITS } from "@skatert/contract";
import { afterAll, beforeAll, describe, expect, it, vi } from "vitest";
import { bulkBodyBytes, longBodyBytes } from "../http/bodies/body-bytes.ts";
import { TABLE_LIMITS } from "../modules/imports/table/table.ts";
import { officeHost, proxies, type ShippedProxy, shopHost, startProxy } from "../testing/proxies/shipped-proxy.ts";

const hidden = [
  "/metrics",
  "/readyz",
  "/api/metrics",
  "/api/readyz",
  "/%6Detrics",
  "/api/%6Detrics",
  "/%61pi/metrics",
  "/api/read%79z",
  "/api/./metrics",
  "/api/../api/metrics",
  "/metrics?a=1",
];

interface Reached {
  readonly url: string;
  readonly bytes: number;
  readonly host: string | string[] | undefined;
}

/** The largest body of each call of the office, and one of the shop. */
const bodies = [
  [PICTURE_LIMITS.bytes, OFFICE_PATHS.pictures],
  [TABLE_LIMITS.bytes + 100_000, OFFICE_PATHS.imports],
  [TABLE_LIMITS.bytes + 100_000, OFFICE_PATHS.guideFile],
  [bulkBodyBytes, OFFICE_PATHS.products],
  [longBodyBytes, "/wp-json/wc/v3/products"],
] as const;

describe.each(proxies)("%s as shipped", (name) => {
  const reached: Reached[] = [];
  let shop: Server;
  let proxy: ShippedProxy;
  let port: number;

  beforeAll(async () => {
    shop = createServer(async (request, response) => {
      let bytes = 0;
      for await (const chunk of request) bytes += chunk.length;
      const { url = "", headers } = request;
      // Caddy's own health check sends direct requests.
      if (headers["x-forwarded-for"] !== undefined) reached.push({ url, bytes, host: headers["x-forwarded-host"] });
      response.end("the shop");
    });
    const upstream = await listen(shop);
    proxy = await startProxy(name, [upstream]);
    port = proxy.port;
    await vi.waitFor(async () => expect(await statusOf(port, "/")).toBe(200), { timeout: 20_000, interval: 100 });
  }, 30_000);
  afterAll(async () => {
    await proxy?.stop();
    shop.close();
  });

  it("forwards the shop's own paths with the caller's address", async () => {
    expect(await statusOf(port, "/menu/metrics-soup")).toBe(200);
    expect(await statusOf(port, "/api/wp-json/front/settings")).toBe(200);
    expect(reached).toContainEqual({ url: "/menu/metrics-soup", bytes: 0, host: shopHost });
  });

  it("OFFICE-1 serves the office's own host too", async () => {
    expect(await statusOf(port, "/office/board", { host: officeHost })).toBe(200);
    expect(reached.at(-1)).toEqual({ url: "/office/board", bytes: 0, host: officeHost });
  });

  it.each(bodies)("forwards a body of %s bytes to %s", async (bytes, url) => {
    for (const host of [shopHost, officeHost]) {
      expect(await statusOf(port, url, { host, bytes })).toBe(200);
      expect(reached.at(-1)).toEqual({ url, bytes, host });
    }
  });

  it.each(hidden)("hides %s", async (path) => {
    const before = reached.length;
    expect(await statusOf(port, path)).toBe(404);
    expect(reached.slice(before)).toEqual([]);
  });
});

function listen(server: Server): Promise<number> {
  return new Promise((resolve) => {
    server.listen(0, "127.0.0.1", () => {
      const address = server.address();
      resolve(typeof address === "object" && address !== null ? address.port : 0);
    });
  });
}

/** Sends the path unchanged; fetch would resolve its dots. Null: the proxy does not listen yet. */
function statusOf(port: number, path: string, { host = shopHost, bytes = 0 } = {}): Promise<number | null> {
  return new Promise((resolve) => {
    const headers = { host, "content-length": bytes };
    request({ host: "127.0.0.1", port, path, method: bytes > 0 ? "POST" : "GET", headers }, (answer) => {
      answer.resume();
      resolve(answer.statusCode ?? null);
    })
      .on("error", () => resolve(null))
      .end(Buffer.alloc(bytes));
  });
}
