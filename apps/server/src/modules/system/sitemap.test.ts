import { describe, expect, it } from "vitest";
import { readSnapshot } from "../../shop/snapshot.ts";
import { sitemapXml } from "./sitemap.ts";

const product = { id: 7, name: "Борщ", slug: "borshch", price: 390, in_stock: true };
const catalog = [{ id: 1, name: "Супы", slug: "supy", parent: 0, products: [product] }];

function sitemapOf(languages: readonly string[]): string {
  const settings = { language_list: languages.map((code) => ({ code, text: code })) };
  const bodies = new Map(Object.entries({ settings, catalog }).map(([name, value]) => [name, JSON.stringify(value)]));
  return sitemapXml(
    readSnapshot("test", bodies, () => undefined),
    "https://stol.example",
  );
}

const link = (code: string, href: string) => `<xhtml:link rel="alternate" hreflang="${code}" href="${href}"/>`;

describe("the sitemap", () => {
  it("SEO-4 has each address in every language of the shop, as the pages do", () => {
    const xml = sitemapOf(["ru", "en", "zh-CN"]);
    expect(xml).toContain('xmlns:xhtml="http://www.w3.org/1999/xhtml"');
    const soups = "https://stol.example/menu/supy";
    const dish = `${soups}?product_id=7`;
    expect(xml).toContain(
      `<url><loc>${soups}</loc>${[
        link("ru", soups),
        link("en", `${soups}?lang=en`),
        link("zh-CN", `${soups}?lang=zh-CN`),
        link("x-default", soups),
      ].join("")}</url>`,
    );
    expect(xml).toContain(`<loc>${dish}</loc>${link("ru", dish)}${link("en", `${dish}&amp;lang=en`)}`);
  });

  it("SEO-4 has no language links in a shop with one language", () => {
    for (const languages of [[], ["ru"]]) expect(sitemapOf(languages)).not.toContain("<xhtml:link");
  });
});
