import { afterAll, beforeAll, expect, it } from "vitest";
import { type RunningShop, startShop } from "../../testing/shops/start-shop.ts";
import { describeOnEachEngine } from "../../testing/stores/engines.ts";
import { violationsIn } from "./policy-reports.ts";

const old = (directive: string, blocked: string) => ({
  "csp-report": {
    "document-uri": "https://stol.example/order/7?key=secret",
    "effective-directive": directive,
    "blocked-uri": blocked,
  },
});
const collected = (directive: string, blockedURL: string) => ({
  type: "csp-violation",
  url: "https://stol.example/order/7?key=secret",
  body: { effectiveDirective: directive, blockedURL },
});

it.each([
  [old("script-src-elem", "https://evil.example/a.js?phone=7"), [["script-src", "https://evil.example"]]],
  [old("style-src 'self'", "inline"), [["style-src", "inline"]]],
  [old("made-up", "about"), [["other", "other"]]],
  [[collected("img-src", "https://x.example/1.png"), { type: "deprecation" }], [["img-src", "https://x.example"]]],
  [[collected("connect-src", "")], [["connect-src", "other"]]],
  [Array.from({ length: 21 }, () => collected("img-src", "")), []],
  [{}, []],
  [null, []],
])("reads directive and origin of a report, and nothing of the page: case %#", (body, expected) => {
  expect(violationsIn(body).map(({ directive, blocked }) => [directive, blocked])).toEqual(expected);
});

describeOnEachEngine("reports of the policy", (engine) => {
  let shop: RunningShop;
  beforeAll(async () => {
    shop = await startShop({ engine });
  });
  afterAll(() => shop.close());

  const report = async (payload: string, type = "application/csp-report", headers = {}) =>
    (
      await shop.app.inject({
        method: "POST",
        url: "/api/csp-reports",
        payload,
        headers: { "content-type": type, ...headers },
      })
    ).statusCode;
  const counts = async () =>
    [
      ...(await shop.app.inject("/metrics")).body.matchAll(
        /^skatert_csp_reports_total\{directive="([\w-]+)"\} (\d+)$/gm,
      ),
    ]
      .map(([, directive, count]) => `${directive} ${count}`)
      .sort();

  it("are accepted at the address in the policy, in both formats", async () => {
    const { headers } = await shop.app.inject("/healthz");
    expect(headers["content-security-policy"]).toMatch(/; report-uri \/api\/csp-reports; report-to csp$/);
    expect(headers["reporting-endpoints"]).toBe('csp="/api/csp-reports"');
    expect(await report(JSON.stringify(old("script-src", "inline")))).toBe(204);
    expect(await report(JSON.stringify([collected("img-src", "https://x.example")]), "application/reports+json")).toBe(
      204,
    );
    expect(await counts()).toEqual(["img-src 1", "script-src 1"]);
  });

  it("are refused when too long, of another type or from another site, and are counted up to a bound", async () => {
    expect(await report(`"${"a".repeat(17_000)}"`)).toBe(413);
    expect(await report("{", "application/csp-report")).toBe(400);
    expect(await report("{}", "application/json")).toBe(415);
    expect(await report("{}", "application/csp-report", { origin: "https://evil.example" })).toBe(403);
    const many = JSON.stringify(Array.from({ length: 20 }, () => collected("font-src", "https://x.example")));
    for (let sent = 0; sent < 32; sent += 1) await report(many, "application/reports+json");
    const counted = Number((await counts()).find((line) => line.startsWith("font-src"))?.split(" ")[1]);
    expect(counted).toBeGreaterThan(500);
    expect(counted).toBeLessThanOrEqual(600);
  });
});
