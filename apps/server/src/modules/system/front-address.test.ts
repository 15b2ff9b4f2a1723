import { afterAll, beforeAll, expect, it } from "vitest";
import { smallSettings, smallShop } from "../../testing/shops/small-shop.ts";
import { type RunningShop, startShop } from "../../testing/shops/start-shop.ts";
import { describeOnEachEngine } from "../../testing/stores/engines.ts";

describeOnEachEngine("a shop with an address of its own", (engine) => {
  let shop: RunningShop;
  beforeAll(async () => {
    shop = await startShop({ engine });
  });
  afterAll(() => shop.close());

  const ask = async (url: string) => (await shop.app.inject({ url, headers: { host: "inside.example" } })).body;
  const withAddress = (front_url: string) =>
    shop.reimport({ ...smallShop, settings: { ...smallSettings, settings: { front_url } } });

  it("SEO-4 names `front_url` in robots.txt and in the sitemap, whatever host was requested", async () => {
    await withAddress("https://stol.example/");
    expect(await ask("/robots.txt")).toContain("Sitemap: https://stol.example/sitemap.xml\n");
    const sitemap = await ask("/sitemap.xml");
    expect(sitemap).toContain("<loc>https://stol.example/menu/supy</loc>");
    expect(sitemap).not.toContain("inside.example");
  });

  it.each(["stol", "javascript:alert(1)", "ftp://stol.example"])("SEO-4 ignores %s as an address", async (address) => {
    await withAddress(address);
    expect(await ask("/robots.txt")).toContain("Sitemap: http://inside.example/sitemap.xml");
  });
});
