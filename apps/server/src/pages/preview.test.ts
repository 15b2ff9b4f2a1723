import { OFFICE_PATHS, PATHS, PREVIEW_HEADER, SettingsSchema } from "@skatert/contract";
import { afterEach, beforeEach, expect, it } from "vitest";
import { endStaffSessions } from "../modules/staff/sessions/session-store.ts";
import { type SignedInStaff, signInStaff } from "../testing/calls/staff.ts";
import { type RunningShop, startShop } from "../testing/shops/start-shop.ts";
import { describeOnEachEngine } from "../testing/stores/engines.ts";
import type { Storefront } from "./storefront.ts";

/** Shows the shop's title and the price of the borscht, from calls and from the server's memory. */
const storefront: Storefront = {
  pageQuery: { shared: ["lang"], personal: ["key"] },
  inlineScripts: [],
  async render(request, deps) {
    const menu = deps.menu?.("/wp-content/uploads/app_sync/prodcat_main.json");
    const settings = SettingsSchema.parse(await (await deps.fetchApi(PATHS.allSettings)).json());
    const shown = {
      price: menu?.products.get(101)?.price,
      title: settings.seo,
      path: new URL(request.url).pathname,
      cookie: request.headers.get("cookie"),
      preview: deps.preview ?? null,
      revision: deps.revision,
    };
    const body = [{ bytes: Buffer.from(JSON.stringify(shown)), isShared: false }];
    const headers = { "content-type": "text/html; charset=utf-8", "x-variant": "ru.any.default" };
    return { status: 200, headers, body, scope: "public" };
  },
  payload: (request, deps) => storefront.render(request, deps),
};

const borscht = `${OFFICE_PATHS.products}/101`;

describeOnEachEngine("a preview of the draft", (engine) => {
  let shop: RunningShop;
  let anna: SignedInStaff;
  beforeEach(async () => {
    shop = await startShop({ engine, storefront });
    anna = await signInStaff(shop, [{ role: "owner", branchId: null }]);
  });
  afterEach(() => shop.close());

  const get = (url: string, headers: Record<string, string> = {}) => shop.app.inject({ url, headers });
  const edit = async (url: string, set: object) => {
    const etag = String((await get(url, { ...anna.headers })).headers["etag"]);
    shop.clock.advance(1_000);
    const headers = { ...anna.headers, "if-match": etag };
    const { statusCode } = await shop.app.inject({ method: "PATCH", url, headers, payload: { set } });
    expect(statusCode).toBe(200);
  };
  const token = async (who: SignedInStaff = anna): Promise<string> => {
    const answer = await shop.app.inject({ method: "POST", url: OFFICE_PATHS.preview, headers: { ...who.headers } });
    expect(answer.statusCode).toBe(200);
    return answer.json().token;
  };
  const page = async (preview: string, path = "/") => get(`${path}?preview=${preview}`);

  it("EDIT-4 shows the draft in pages, payloads and calls, and each saved change at the next request", async () => {
    await edit(borscht, { catalog: { price: 350 } });
    const preview = await token();
    expect((await page(preview)).json()).toMatchObject({ price: 35_000, path: "/", preview });
    const headers = { [PREVIEW_HEADER]: preview };
    expect((await get("/menu/_payload.json?route=menu", headers)).json()).toMatchObject({ price: 35_000 });
    expect((await get("/wp-content/uploads/app_sync/prodcat.json", headers)).body).toContain('"price":350');
    await edit(borscht, { catalog: { price: 360 } });
    expect((await page(preview)).json()).toMatchObject({ price: 36_000 });
  });

  it("EDIT-4 does not change the pages of guests, byte for byte, with and without a draft", async () => {
    const before = await get("/");
    await edit(borscht, { catalog: { price: 350 } });
    const preview = await token();
    await page(preview);
    const after = await get("/");
    expect({ ...after.headers, date: "" }).toEqual({ ...before.headers, date: "" });
    expect(after.body).toBe(before.body);
    expect(after.headers["content-security-policy"]).toContain("frame-ancestors 'none'");
    expect((await page(preview)).json()).toMatchObject({ price: 35_000 });
  });

  it("EDIT-4 neither reads a page from the cache nor stores one there", async () => {
    const address = await shop.app.listen({ port: 0, host: "127.0.0.1" });
    const open = async (path: string, headers: Record<string, string> = {}) =>
      (await fetch(address + path, { headers })).json();
    for (let time = 0; time < 2; time += 1) expect(await open("/menu/supy")).toMatchObject({ price: 30_000 });
    await edit(borscht, { catalog: { price: 350 } });
    const preview = await token();
    expect(await open(`/menu/supy?preview=${preview}`)).toMatchObject({ price: 35_000 });
    expect(await open("/menu/supy", { [PREVIEW_HEADER]: preview })).toMatchObject({ price: 35_000 });
    expect(await open("/menu/supy")).toMatchObject({ price: 30_000, preview: null });
  });

  it("EDIT-4 is never cached, indexed or framed by another site, and has no cookie of the shopper", async () => {
    const preview = await token();
    const answer = await get(`/?preview=${preview}`, { cookie: "lang=en; session=abc; theme=dark" });
    expect(answer.headers).toMatchObject({
      "cache-control": "no-store",
      "x-robots-tag": "noindex",
      "referrer-policy": "no-referrer",
      "x-frame-options": "SAMEORIGIN",
      "content-security-policy": expect.stringContaining("frame-ancestors 'self'"),
    });
    expect(answer.headers).not.toHaveProperty("etag");
    expect(answer.headers).not.toHaveProperty("x-variant");
    expect(answer.json().cookie).toBe("lang=en; theme=dark");
    const call = await get(PATHS.allSettings, { [PREVIEW_HEADER]: preview, "if-none-match": "*" });
    expect([call.statusCode, call.headers["cache-control"]]).toEqual([200, "no-store"]);
  });

  it("EDIT-4 refuses every change, and computes carts by the draft", async () => {
    const headers = { [PREVIEW_HEADER]: await token() };
    for (const url of [PATHS.orders, PATHS.sendCode, PATHS.favorites, PATHS.requests]) {
      const answer = await shop.app.inject({ method: "POST", url, headers, payload: {} });
      expect([url, answer.statusCode, answer.json().code]).toEqual([url, 403, "preview_only"]);
    }
    const quote = await shop.app.inject({ method: "POST", url: PATHS.quote, headers, payload: {} });
    expect(quote.json().code).not.toBe("preview_only");
  });

  it("EDIT-4 ends with the session, with the person, and after an hour", async () => {
    const boris = await signInStaff(shop, [{ role: "owner", branchId: null }], { name: "Борис" });
    const [own, others] = [await token(), await token(boris)];
    await shop.store.db.updateTable("staff").set({ disabled_at: 1 }).where("id", "=", boris.id).execute();
    expect((await page(others)).statusCode).toBe(403);
    const late = await token();
    shop.clock.advance(3_600_000);
    expect((await page(late)).statusCode).toBe(403);
    expect((await page(await token())).statusCode).toBe(200);
    await endStaffSessions(shop.store.db, { staffId: anna.id });
    expect((await page(own)).statusCode).toBe(403);
  });

  it("EDIT-4 answers an invalid token with the way to open the preview from the office", async () => {
    const preview = await token();
    const wrong = ["", "x", "x".repeat(5_000), `${preview.slice(0, -1)}_`, preview.replace(".", "")];
    for (const each of wrong) {
      const answer = await page(encodeURIComponent(each));
      expect([each, answer.statusCode, answer.body.includes("Предпросмотр закрыт")]).toEqual([each, 403, true]);
      expect(answer.body).not.toContain("price");
      expect(answer.headers["cache-control"]).toBe("no-store");
    }
    const call = await get(PATHS.allSettings, { [PREVIEW_HEADER]: "x" });
    expect([call.statusCode, call.json().code]).toEqual([403, "preview_ended"]);
  });

  it("EDIT-4 is for staff who may read the draft, as far as they may", async () => {
    const asked = (headers: Record<string, string>) =>
      shop.app.inject({ method: "POST", url: OFFICE_PATHS.preview, headers });
    expect((await asked({})).statusCode).toBe(401);
    const cook = await signInStaff(shop, [{ role: "cook", branchId: 10 }]);
    expect((await asked({ ...cook.headers })).statusCode).toBe(403);
    await edit(`${OFFICE_PATHS.settings}/seo`, { settings: { title: "Другой стол" } });
    await edit(borscht, { catalog: { price: 350 } });
    const manager = await signInStaff(shop, [{ role: "manager", branchId: 10 }]);
    const seen = await page(await token(manager));
    expect(seen.body).not.toContain("Другой стол");
    expect(seen.json()).toMatchObject({ price: 35_000 });
    expect((await page(await token())).body).toContain("Другой стол");
  });

  it("EDIT-4 shows the valid parts of a faulty draft", async () => {
    await edit(borscht, { catalog: { price: "дорого" } });
    const answer = await page(await token());
    expect(answer.statusCode).toBe(200);
  });
});
