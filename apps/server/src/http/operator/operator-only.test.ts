import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { type RunningShop, startShop } from "../../testing/shops/start-shop.ts";
import { describeOnEachEngine } from "../../testing/stores/engines.ts";

const spellings = [
  "/metrics",
  "/readyz",
  "/api/metrics",
  "/api/readyz",
  "/%6Detrics",
  "/api/%6Detrics",
  "/api/read%79z",
];
/** Not routes of the server: the shop's pages answer them. */
const oddSpellings = [
  "//metrics",
  "/./metrics",
  "/api//metrics",
  "/api/../metrics",
  "/%2e/metrics",
  "/metrics/",
  "/METRICS",
];
const forwarding = ["forwarded", "x-forwarded-for", "x-forwarded-host", "x-forwarded-proto", "x-real-ip", "via"];

describeOnEachEngine("the operator's paths", (engine) => {
  let shop: RunningShop;
  beforeAll(async () => {
    shop = await startShop({ engine });
  });
  afterAll(() => shop.close());

  const statusOf = async (url: string, remoteAddress: string, headers: Record<string, string> = {}) =>
    (await shop.app.inject({ url, remoteAddress, headers })).statusCode;

  it.each(["127.0.0.1", "::1", "::ffff:127.0.0.1", "10.1.2.3", "172.18.0.1", "192.168.0.7", "fd00::1"])(
    "answer a direct request from %s",
    async (address) => {
      expect(await Promise.all(spellings.map((url) => statusOf(url, address)))).toEqual(spellings.map(() => 200));
    },
  );

  it.each(["203.0.113.7", "::ffff:203.0.113.7", "2001:db8::1", "172.32.0.1", "11.0.0.1"])(
    "answer 404 to a request from %s",
    async (address) => {
      expect(await Promise.all(spellings.map((url) => statusOf(url, address)))).toEqual(spellings.map(() => 404));
      expect(await Promise.all(oddSpellings.map((url) => statusOf(url, address)))).not.toContain(200);
      expect(await statusOf("/healthz", address)).toBe(200);
    },
  );

  describe("answer 404 to a forwarded request", () => {
    it.each(forwarding)("with %s", async (name) => {
      const forwarded = { [name]: "127.0.0.1" };
      for (const url of spellings) expect(await statusOf(url, "127.0.0.1", forwarded), url).toBe(404);
      for (const url of oddSpellings) expect(await statusOf(url, "127.0.0.1", forwarded), url).not.toBe(200);
    });
  });
});
