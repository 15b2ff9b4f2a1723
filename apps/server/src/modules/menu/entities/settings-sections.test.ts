import { OFFICE_PATHS } from "@skatert/contract";
import { afterEach, beforeEach, expect, it } from "vitest";
import { staffHeaders } from "../../../testing/calls/staff.ts";
import { smallSettings, smallShop } from "../../../testing/shops/small-shop.ts";
import { type RunningShop, startShop } from "../../../testing/shops/start-shop.ts";
import { describeOnEachEngine } from "../../../testing/stores/engines.ts";

const { booking: _booking, tips: _tips, ...settings } = smallSettings;

describeOnEachEngine("sections of the settings", (engine) => {
  let shop: RunningShop;
  let anna: Record<string, string>;
  beforeEach(async () => {
    shop = await startShop({ engine, files: { ...smallShop, settings } });
    anna = { ...(await staffHeaders(shop, [{ role: "owner", branchId: null }])) };
  });
  afterEach(() => shop.close());

  const get = (section: string) =>
    shop.app.inject({ method: "GET", url: `${OFFICE_PATHS.settings}/${section}`, headers: anna });
  const edit = async (section: string, payload: object, etag?: string) => {
    const seen = etag ?? String((await get(section)).headers["etag"]);
    const headers = { ...anna, "if-match": seen };
    return shop.app.inject({ method: "PATCH", url: `${OFFICE_PATHS.settings}/${section}`, payload, headers });
  };

  it("EDIT-4 fills in a missing section, switches, lists and translations alike", async () => {
    const absent = await get("booking");
    expect(absent.json()).toMatchObject({ facets: {}, state: "published", published: null });
    const made = await edit("booking", { set: { settings: { minutes: 90 }, "settings.en": { days: 7 } } });
    expect(made.json()).toMatchObject({
      state: "new",
      facets: { settings: { minutes: 90 }, "settings.en": { days: 7 } },
    });
    expect((await edit("general", { set: { settings: { show_dish_ratings: true } } })).statusCode).toBe(200);
    expect((await edit("redirects", { value: { settings: [{ from: "/old", to: "/new" }] } })).statusCode).toBe(200);
    const published = await shop.app.inject({
      method: "POST",
      url: OFFICE_PATHS.publish,
      headers: anna,
      payload: {},
    });
    expect(published.statusCode, published.body).toBe(200);
    const { documents } = await shop.shopData.current();
    expect(documents.read("settings")).toMatchObject({
      booking: { minutes: 90 },
      show_dish_ratings: true,
      redirects: [{ from: "/old", to: "/new" }],
    });
    expect((await get("general")).json().facets.settings.show_dish_ratings).toBe(true);
  });

  it("EDIT-7 refuses to fill in a section that another person has just filled in", async () => {
    const etag = String((await get("tips")).headers["etag"]);
    expect((await edit("tips", { set: { settings: { days: 3 } } }, etag)).statusCode).toBe(200);
    expect(await edit("tips", { set: { settings: { days: 5 } } }, etag)).toMatchObject({ statusCode: 412 });
  });

  it("EDIT-4 edits the page type, which is in a document of its own", async () => {
    const front = { templates: { catalog_type: "samokat" } };
    await shop.reimport({ ...smallShop, front });
    expect((await get("front")).json()).toMatchObject({ facets: { front } });
    const wanted = { templates: { catalog_type: "lavka" } };
    expect((await edit("front", { set: { front: wanted } })).statusCode).toBe(200);
    await shop.app.inject({ method: "POST", url: OFFICE_PATHS.publish, headers: anna, payload: {} });
    expect((await shop.shopData.current()).documents.read("front")).toEqual(wanted);
  });

  it("EDIT-4 COUP-14 edits which discounts combine, also in a shop without this setting", async () => {
    const { "promo-settings": _rules, ...without } = smallShop;
    await shop.reimport({ ...without, settings });
    expect((await get("promo-settings")).json()).toMatchObject({ kind: "document", facets: {}, state: "published" });
    const wanted = { auto_coupons_and_promo_summing: true };
    const made = await edit("promo-settings", { set: { "promo-settings": wanted } });
    expect(made.json()).toMatchObject({ state: "new", facets: { "promo-settings": wanted } });
    await shop.app.inject({ method: "POST", url: OFFICE_PATHS.publish, headers: anna, payload: {} });
    const rules = (await shop.shopData.current()).rulesFor(10);
    expect(rules?.combining).toMatchObject({ promoWithAuto: true, autoWithAuto: false });
  });

  it("EDIT-4 has no other sections", async () => {
    expect((await get("unknown")).statusCode).toBe(404);
  });

  it("EDIT-4 lists how guests can pay, and which methods are paid online here", async () => {
    const answer = await shop.app.inject({ method: "GET", url: OFFICE_PATHS.places, headers: anna });
    expect(answer.json()).toMatchObject({
      online_payments: ["sandbox"],
      shop: { payments: { methods: expect.any(Array) }, shippingMethods: expect.any(Array) },
    });
  });
});
