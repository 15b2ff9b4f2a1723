import { afterAll, beforeAll, expect, it } from "vitest";
import { smallShop } from "../../testing/shops/small-shop.ts";
import { type RunningShop, startShop } from "../../testing/shops/start-shop.ts";
import { describeOnEachEngine } from "../../testing/stores/engines.ts";

describeOnEachEngine("content of the shop", (engine) => {
  let shop: RunningShop;
  beforeAll(async () => {
    const blog = [{ id: 1, slug: "otkrylis", title: "Открылись", content: "<p>Да</p>" }];
    shop = await startShop({ engine, files: { ...smallShop, blog, "blog.en": [{ id: 1, title: "We are open" }] } });
  });
  afterAll(() => shop.close());

  const json = async (path: string) => (await shop.app.inject(path)).json();

  it("API-1 answers banners, blog, brands and information; empty lists without content", async () => {
    expect(await json("/api/banners-json")).toEqual(smallShop["banners"]);
    expect(await json("/banners-json")).toEqual(smallShop["banners"]);
    expect(await json("/wp-json/restoran/v1/blog")).toMatchObject([{ slug: "otkrylis", title: "Открылись" }]);
    expect(await json("/wp-json/restoran/v1/blog?lang=en")).toMatchObject([{ slug: "otkrylis", title: "We are open" }]);
    expect(await json("/wp-json/restoran/v1/brands")).toEqual([]);
    expect(await json("/wp-json/restoran/v1/information")).toEqual([]);
  });

  it("API-1 answers pages and posts by slug as WordPress arrays, empty when unknown", async () => {
    const found = await shop.app.inject("/api/wp-json/wp/v2/pages?slug=oferta&lang=ru");
    expect(found.json()).toMatchObject([{ slug: "oferta", title: { rendered: "Оферта" } }]);
    expect(found.headers["x-wp-total"]).toBe("1");
    const unknown = await shop.app.inject("/wp-json/wp/v2/pages?slug=nothing");
    expect([unknown.statusCode, unknown.json()]).toEqual([200, []]);
    expect(await json("/wp-json/wp/v2/posts?slug=oferta")).toEqual([]);
  });

  it("API-1 answers a gallery's pictures, and 404 for an unknown one", async () => {
    const gallery = await json("/api/wp-json/restoran/v1/gallery/5");
    expect(gallery.images).toEqual([
      { url: expect.stringMatching(/^\/wp-content\/uploads\/shop\/borshch\.png\?v=/), alt: "Зал", width: 1, height: 1 },
    ]);
    expect(await json("/wp-json/restoran/v1/gallery")).toEqual({ 5: gallery });
    for (const id of ["6", "constructor", "__proto__"]) {
      expect((await shop.app.inject(`/wp-json/restoran/v1/gallery/${id}`)).statusCode).toBe(404);
    }
  });
});
