import { beforeAll, describe, expect, it, vi } from "vitest";
import { type TestShop, testDeps } from "../page-data/shop/testing-shop.ts";
import { responseOf } from "./testing-answer.ts";

async function ask(path: string, shop: TestShop = {}) {
  const { renderPayload } = await import("./render-payload.ts");
  const answer = await renderPayload(new Request(`http://shop.test${path}`), testDeps(shop));
  return responseOf(answer);
}

// The whole storefront loads here once, which may exceed the default timeout.
beforeAll(() => import("./render-payload.ts"), 60_000);

describe("payload of a route", () => {
  it("API-9 is answered at the page's address", async () => {
    const home = await (await ask("/_payload.json?route=home")).json();
    expect(home.sections.map(({ name }: { name: string }) => name)).toEqual(["Пироги"]);
    const category = await (await ask("/menu/pirogi/_payload.json?route=menu")).json();
    expect(category.category.name).toBe("Пироги");
  });

  it("API-9 is the page's own without a route: home, section, page without a loader, unknown address", async () => {
    for (const [page, route] of [
      ["", "home"],
      ["/menu/pirogi", "menu"],
    ] as const) {
      const own = await ask(`${page}/_payload.json`);
      expect([own.status, await own.text()]).toEqual([
        200,
        await (await ask(`${page}/_payload.json?route=${route}`)).text(),
      ]);
    }
    expect(await (await ask("/contacts/_payload.json")).json()).toEqual(expect.any(Object));
    expect((await ask("/menu/nope/_payload.json")).status).toBe(404);
    expect((await ask("/no/such/page/at/all/_payload.json")).status).toBe(404);
  });

  it("API-9 depends on the address's query", async () => {
    const sheet = await (await ask("/menu/pirogi/_payload.json?route=sheet&product_id=2")).json();
    expect(sheet.product.card.name).toBe("Пирог с рыбой");
  });

  it("is 404 for a route that the path does not match, and for a slug that does not exist", async () => {
    expect((await ask("/menu/pirogi/_payload.json?route=home")).status).toBe(404);
    expect((await ask("/_payload.json?route=")).status).toBe(404);
    const missing = await ask("/menu/nope/_payload.json?route=menu");
    expect([missing.status, await missing.text()]).toEqual([404, "Page Not Found: /menu/nope"]);
  });

  it("ROUTE-10 names a redirect without following it", async () => {
    const answer = await ask("/lk/orders/_payload.json?route=lk");
    expect([answer.status, answer.headers.get("x-redirect")]).toEqual([204, "/"]);
  });

  it("APP-5 is 503 while the settings do not answer", async () => {
    // Use a new shop, because a good copy from another test would be served.
    vi.resetModules();
    vi.spyOn(console, "error").mockImplementation(() => undefined);
    expect((await ask("/_payload.json?route=home", { down: ["/wp-json/v1/all_settings"] })).status).toBe(503);
  });
});
