import { afterEach, describe, expect, it, vi } from "vitest";
import { renderPage } from "../../ssr/render-page.tsx";
import { responseOf } from "../../ssr/testing-answer.ts";
import { type TestShop, testDeps, testSettings } from "./testing-shop.ts";

afterEach(() => vi.restoreAllMocks());

async function open(shop: TestShop, path = "/", cookie = ""): Promise<string> {
  const request = new Request(`http://shop.test${path}`, { headers: { cookie } });
  return responseOf(await renderPage(request, testDeps(shop))).text();
}
const withSettings = (changes: object): TestShop => ({ settings: { ...testSettings, ...changes } });
const meta = (html: string, name: string) =>
  new RegExp(`<meta (?:name|property)="${name}" content="([^"]*)"`).exec(html)?.[1];

describe("site-wide settings", () => {
  const seo = {
    ...testSettings.seo,
    keywords: "пироги, супы",
    og_title: "Печь: стол накрыт",
    og_description: "Горячее за час",
    og_image: "/wp-content/uploads/shop/brand/stol.webp?v=1a2b3c4d",
  };

  it("SEO-3 og_image is an absolute URL in the size and format of messengers, on every page without a picture", async () => {
    for (const path of ["/", "/contacts", "/menu/pirogi"]) {
      const html = await open(withSettings({ seo }), path);
      expect(meta(html, "og:image")).toBe("http://shop.test/wp-content/uploads/shop/brand/stol-share.jpg?v=1a2b3c4d");
      expect(meta(html, "og:image:width")).toBe("1200");
      expect(meta(html, "og:image:height")).toBe("630");
      expect(meta(html, "og:image:type")).toBe("image/jpeg");
    }
  });

  it("SEO-3 a picture of another host is used unchanged, with its type and without a size", async () => {
    const html = await open(withSettings({ seo: { ...seo, og_image: "https://cdn.example/stol.png" } }));
    expect(meta(html, "og:image")).toBe("https://cdn.example/stol.png");
    expect(meta(html, "og:image:type")).toBe("image/png");
    expect(meta(html, "og:image:width")).toBeUndefined();
  });

  it("SEO-3 og_title and og_description apply to the home page, keywords to every page without its own", async () => {
    const [home, section] = [await open(withSettings({ seo })), await open(withSettings({ seo }), "/menu/pirogi")];
    expect(meta(home, "og:title")).toBe("Печь: стол накрыт");
    expect(meta(home, "og:description")).toBe("Горячее за час");
    expect(meta(home, "keywords")).toBe("пироги, супы");
    expect(meta(section, "og:title")).toBe("Пироги с доставкой");
    expect(meta(section, "keywords")).toBe("пироги");
    expect(meta(await open(withSettings({ seo }), "/contacts"), "keywords")).toBe("пироги, супы");
  });

  it("APP-6 the HTML links the app's manifest in the page's language", async () => {
    expect(await open({}, "/?lang=en")).toContain('<link rel="manifest" href="/manifest.webmanifest?lang=en">');
  });

  it("APP-3 a visitor without a chosen language gets the one marked default", async () => {
    const language_list = [{ code: "ru" }, { code: "en", default: true }];
    const shop = withSettings({ language_list });
    expect(await open(shop)).toContain('<html lang="en"');
    expect(await open(shop, "/", "lang=ru")).toContain('<html lang="ru"');
    expect(await open(shop, "/?lang=ru")).toContain('hreflang="ru" href="http://shop.test/?lang=ru"');
  });

  it("LAYOUT-2 facade.catalog_front is the page type if front/settings has none", async () => {
    const shop = withSettings({ facade: { catalog_front: "samokat" } });
    const isGrocery = (html: string) => html.includes('data-layout="samokat"');
    expect(isGrocery(await open({ ...shop, down: ["/wp-json/front/settings"] }))).toBe(true);
    expect(isGrocery(await open(shop))).toBe(false);
  });
});

describe("settings of a page", () => {
  it("ENT-1 product_disable_buy shows the listed dishes, or all, without a buy button", async () => {
    const buttons = (html: string) => [...html.matchAll(/data-add="(\d+)"/g)].map(([, id]) => id);
    const named = await open(withSettings({ product_disable_buy: [1] }), "/menu/pirogi");
    expect(buttons(named)).not.toContain("1");
    expect(buttons(named)).toContain("4");
    expect(named).toContain("Онлайн не продаётся");
    const all = await open(withSettings({ product_disable_buy: true }), "/menu/pirogi");
    expect(buttons(all)).toEqual([]);
    expect(all).toContain('data-dish="1"');
    expect(await open(withSettings({ product_disable_buy: true }), "/?product_id=1")).toContain("Онлайн не продаётся");
  });

  it("CART-1 simplified_order turns every button into a request for the dish", async () => {
    const html = await open(withSettings({ simplified_order: true }), "/menu/pirogi");
    expect(html).toContain('aria-label="Оставить заявку: Утренний пирог"');
    expect(html).not.toContain('aria-label="Добавить в корзину');
    expect(await open(withSettings({ simplified_order: true }), "/?product_id=1")).toMatch(/>Оставить заявку</);
  });

  it("ENT-1 cart_button_as_app shows no cart column", async () => {
    const title = /<aside [^>]*><section aria-label="Корзина"/;
    expect(await open({})).toMatch(title);
    expect(await open(withSettings({ cart_button_as_app: true }))).not.toMatch(title);
  });

  it("ENT-1 demo_previews are on the home page with show_demo_previews", async () => {
    const demo_previews = [{ image: "/zal.webp", video: { id: 1, url: "/zal.mp4" } }];
    const film = '<video controls playsinline preload="none" src="/zal.mp4"';
    expect(await open(withSettings({ demo_previews, show_demo_previews: true }))).toContain(film);
    expect(await open(withSettings({ demo_previews }))).not.toContain("/zal.mp4");
  });

  it("ENT-1 the footer has its picture", async () => {
    const footer_infoblock = { title: "Печь", text: "", image: { src: "/pech.webp", alt: "" } };
    expect(await open(withSettings({ facade: { footer_infoblock } }))).toMatch(
      /<footer[^>]*><div[^>]*><img src="\/pech.webp"/,
    );
  });

  it("ENT-1 a section's page shows image_dop and image_dop_2 as its cover, its tile color_text_category", async () => {
    const category = { id: 10, name: "Пироги", slug: "pirogi", color_text_category: "#ffee00", products: [dish] };
    const catalog = [{ ...category, image_dop: "/a.webp", image_dop_2: "/b.webp" }];
    expect(await open({ catalog }, "/menu/pirogi")).toContain(
      'srcset="/b.webp"><img alt="" width="4" height="1" src="/a.webp">',
    );
    const tiles = await open({ catalog }, "/CategoriesPage");
    const [, light, dark] = /style="--light:(#[0-9a-f]{6});--dark:(#[0-9a-f]{6})"/.exec(tiles) ?? [];
    expect(dark).toBe("#ffee00");
    expect(light).not.toBe("#ffee00");
  });

  it("ENT-1 a dish is found by its catalog_name", async () => {
    const catalog = [{ id: 10, name: "Меню", slug: "menyu", products: [{ ...dish, catalog_name: "Выпечка" }] }];
    expect(await open({ catalog }, "/search?q=выпечка")).toContain('data-dish="7"');
  });
});

const dish = { id: 7, name: "Кулебяка", slug: "kulebyaka", price: 300, in_stock: true };
