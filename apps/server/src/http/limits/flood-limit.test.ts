import { PATHS } from "@skatert/contract";
import { afterEach, expect, it } from "vitest";
import { type RunningShop, type ShopOptions, startShop } from "../../testing/shops/start-shop.ts";
import { describeOnEachEngine } from "../../testing/stores/engines.ts";

const proxy = "10.0.0.2";
const max = 20;

describeOnEachEngine("a flood from one address", (engine) => {
  let shop: RunningShop | null = null;
  const open = async (options: Partial<ShopOptions> = {}) => {
    shop = await startShop({ engine, limits: { requestsPerMinute: max }, ...options });
    return shop;
  };
  afterEach(async () => shop?.close());

  const ask = ({ app }: RunningShop, remoteAddress: string, headers: Record<string, string> = {}) =>
    app.inject({ url: PATHS.promoSettings, remoteAddress, headers });
  const flood = async (send: (time: number) => ReturnType<typeof ask>) =>
    (await Promise.all(Array.from({ length: max * 3 }, (_, time) => send(time)))).map(({ statusCode }) => statusCode);

  it("gets 429 with Retry-After above its limit, without effect on other addresses", async () => {
    const running = await open();
    const statuses = await flood(() => ask(running, "203.0.113.7"));
    expect(statuses.filter((status) => status === 200)).toHaveLength(max);
    expect(statuses.filter((status) => status === 429)).toHaveLength(max * 2);
    const refused = await ask(running, "203.0.113.7");
    expect(refused.json()).toMatchObject({ code: "rest_too_many_requests", data: { reason: "too-many-requests" } });
    expect(Number(refused.headers["retry-after"])).toBeGreaterThan(0);
    expect(refused.headers["content-security-policy"]).toBeDefined();
    expect((await ask(running, "203.0.113.8")).statusCode).toBe(200);
  });

  it("gains nothing by forging X-Forwarded-For, without a trusted proxy and behind one", async () => {
    const alone = await open();
    const bare = await flood((time) => ask(alone, "203.0.113.7", { "x-forwarded-for": `198.51.100.${time}` }));
    expect(bare.filter((status) => status === 200)).toHaveLength(max);
    await alone.close();
    const behind = await open({ trustProxy: [proxy] });
    const through = (...addresses: string[]) => ask(behind, proxy, { "x-forwarded-for": addresses.join(", ") });
    const proxied = await flood((time) => through(`198.51.100.${time}`, "203.0.113.7"));
    expect(proxied.filter((status) => status === 200)).toHaveLength(max);
    expect((await through("203.0.113.8")).statusCode).toBe(200);
  });

  it("counts an IPv6 /64 as one address", async () => {
    const running = await open();
    const statuses = await flood((time) => ask(running, `2001:db8:1:2::${time.toString(16)}`));
    expect(statuses.filter((status) => status === 200)).toHaveLength(max);
    expect((await ask(running, "2001:db8:1:3::1")).statusCode).toBe(200);
  });

  it("does not block health checks", async () => {
    const running = await open();
    await flood(() => ask(running, "203.0.113.7"));
    const health = await running.app.inject({ url: "/healthz", remoteAddress: "203.0.113.7" });
    expect(health.statusCode).toBe(200);
  });
});
