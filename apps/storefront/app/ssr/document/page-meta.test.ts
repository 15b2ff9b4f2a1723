import { readFileSync } from "node:fs";
import { afterEach, describe, expect, it, vi } from "vitest";
import { open, routes } from "../testing-routes.ts";

afterEach(() => vi.restoreAllMocks());

const settings = readFileSync(new URL("../../../../../demo/settings.json", import.meta.url), "utf8");
const demoLanguages: readonly string[] = JSON.parse(settings).language_list.map(
  ({ code }: { readonly code: string }) => code,
);

interface Page {
  readonly html: string;
}

function structured({ html }: Page) {
  return [...html.matchAll(/<script type="application\/ld\+json">(.*?)<\/script>/g)].map(([, text]) =>
    JSON.parse(text ?? ""),
  );
}

function linkOf({ html }: Page, rel: string): string | undefined {
  return new RegExp(`<link rel="${rel}" href="([^"]*)"`).exec(html)?.[1];
}

function hreflangs({ html }: Page) {
  return [...html.matchAll(/<link rel="alternate" hreflang="([\w-]+)" href="([^"]*)"/g)].map(([, code, href]) => [
    code,
    href,
  ]);
}

describe("metadata for search engines", () => {
  it.each(routes)(
    "SEO-3 SEO-4 $path has its absolute address in every language, and its type",
    async ({ path, hidden }) => {
      const page = await open(path);
      const [canonical, alternates] = [linkOf(page, "canonical"), hreflangs(page)];
      const ogUrl = /<meta property="og:url" content="([^"]*)"/.exec(page.html)?.[1];
      expect(page.html).toMatch(/<meta property="og:site_name" content="[^"]+">/);
      expect(page.html).toMatch(/<meta property="og:description" content="[^"]+">/);
      expect(page.html).toMatch(/<meta property="og:type" content="(website|article|product)">/);
      expect(page.html.includes('<meta name="robots" content="noindex">')).toBe(hidden === true);
      if (hidden) return expect([canonical, alternates]).toEqual([undefined, []]);
      expect(canonical).toMatch(/^http:\/\/shop\.test\//);
      expect(ogUrl).toBe(canonical);
      const codes = alternates.map(([code]) => code);
      expect(codes).toEqual([...demoLanguages.filter((code) => codes.includes(code)), "x-default"]);
      expect(codes).toContain("en");
      for (const [code, href] of alternates) {
        const isPlain = code === demoLanguages[0] || code === "x-default";
        expect(href).toBe(isPlain ? canonical : `${canonical}${canonical?.includes("?") ? "&amp;" : "?"}lang=${code}`);
      }
      for (const data of structured(page)) expect(data).toMatchObject({ "@context": "https://schema.org" });
    },
  );

  it("SEO-4 a duplicate names the original: a section by its id, a dish by its sheet", async () => {
    const address = "http://shop.test/menu/picca";
    for (const path of ["/picca", "/catalog/106/menu/picca", "/categories/106", "/categories/106/menu/picca"])
      expect(linkOf(await open(path), "canonical")).toBe(address);
    expect(linkOf(await open("/contacts?product_id=106101"), "canonical")).toBe(
      "http://shop.test/menu/picca/na-tomatnom-souse/pizza-margarita",
    );
  });

  it("SEO-4 a shared dish is a product, a shared post an article", async () => {
    const typeOf = async (path: string) =>
      /<meta property="og:type" content="(\w+)"/.exec((await open(path)).html)?.[1];
    expect(await typeOf("/?product_id=106101")).toBe("product");
    expect(await typeOf("/blog/hleb-na-zakvaske")).toBe("article");
    expect(await typeOf("/information/post/lavka-otkrylas")).toBe("article");
    expect(await typeOf("/menu/picca")).toBe("website");
  });

  const typesAt = async (path: string) => structured(await open(path)).map((data) => data["@type"]);

  it("SEO-4 a post is a BlogPosting with its date, absolute addresses and breadcrumbs", async () => {
    const page = await open("/blog/hleb-na-zakvaske");
    const [way, posting] = structured(page);
    expect(way.itemListElement.map(({ item }: { item: string }) => item)).toEqual([
      "http://shop.test/",
      "http://shop.test/blog",
      "http://shop.test/blog/hleb-na-zakvaske",
    ]);
    expect(posting).toMatchObject({ "@type": "BlogPosting", headline: "Хлеб на закваске" });
    expect(Date.parse(posting.datePublished)).not.toBeNaN();
    expect(page.html).toContain('<meta property="og:url" content="http://shop.test/blog/hleb-na-zakvaske">');
    expect(page.html).toContain(
      '<link rel="alternate" hreflang="en" href="http://shop.test/blog/hleb-na-zakvaske?lang=en">',
    );
  });

  it("SEO-4 contacts have restaurants with their hours, the catalogue menus, dishes offers", async () => {
    const restaurants = structured(await open("/contacts")).filter((data) => data["@type"] === "Restaurant");
    expect(restaurants).toHaveLength(3);
    expect(restaurants[1].openingHours).toEqual(["Mo-Su 00:00-23:59"]);
    expect(restaurants[0].geo).toMatchObject({ latitude: 57.62553, longitude: 39.87486 });
    expect(await typesAt("/")).toContain("Restaurant");
    expect(await typesAt("/menu/picca")).toContain("Menu");
    expect(await typesAt("/catalog/custom")).toContain("Menu");
    expect(await typesAt("/?product_id=10101")).toContain("Product");
  });

  it("ROUTE-1 home by slug has the section's own page as canonical", async () => {
    expect((await open("/picca")).html).toContain('<link rel="canonical" href="http://shop.test/menu/picca">');
  });

  it("APP-3 overview pages are in the page's language", async () => {
    expect(await open("/blog?lang=en")).toMatchObject({ headings: ["Blog"] });
    expect((await open("/gallery?lang=en")).title).toMatch(/^Gallery/);
  });
});
