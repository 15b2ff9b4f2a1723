import { FrontSettingsSchema, SettingsSchema } from "@skatert/contract";
import { afterAll, beforeAll, expect, it } from "vitest";
import { type RunningShop, startShop } from "../../testing/shops/start-shop.ts";
import { describeOnEachEngine } from "../../testing/stores/engines.ts";

describeOnEachEngine("the shop's settings", (engine) => {
  let shop: RunningShop;
  beforeAll(async () => {
    shop = await startShop({ engine });
  });
  afterAll(() => shop.close());

  it("API-1 answers all_settings in its shape, with and without the /api prefix", async () => {
    const plain = await shop.app.inject("/wp-json/v1/all_settings?t=1");
    const prefixed = await shop.app.inject("/api/wp-json/v1/all_settings?t=1");
    expect(prefixed.body).toBe(plain.body);
    expect(SettingsSchema.safeParse(plain.json()).success).toBe(true);
    expect(plain.json()).toMatchObject({ seo: { name: "Малый стол" }, wp_timezone: "Europe/Moscow" });
    expect(plain.headers["cache-control"]).toBe("public, max-age=180");
  });

  it("API-1 overlays a language, and treats an unknown one as ru", async () => {
    const named = async (query: string) => {
      const settings = (await shop.app.inject(`/wp-json/v1/all_settings${query}`)).json();
      return [settings.seo.name, settings.locations.map((location: { name: string }) => location.name)];
    };
    expect(await named("?lang=en")).toEqual(["Small table", ["Centre", "Вокзал"]]);
    for (const query of ["", "?lang=xx", "?lang=__proto__", "?lang=ru&lang=en"]) {
      expect(await named(query)).toEqual(["Малый стол", ["Центр", "Вокзал"]]);
    }
  });

  it("API-8 contains the address of the realtime endpoint", async () => {
    const settings = (await shop.app.inject("/wp-json/v1/all_settings")).json();
    expect(settings.realtime).toEqual({ key: expect.any(String) });
  });

  it("API-1 answers the page type", async () => {
    const answer = await shop.app.inject("/api/wp-json/front/settings");
    expect(FrontSettingsSchema.parse(answer.json())).toEqual({ templates: { catalog_type: "default" } });
  });
});
