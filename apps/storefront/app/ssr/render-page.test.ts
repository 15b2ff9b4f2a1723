import { afterEach, beforeAll, beforeEach, describe, expect, it, vi } from "vitest";
import { type TestShop, testDeps, testSettings } from "../page-data/shop/testing-shop.ts";
import { responseOf } from "./testing-answer.ts";

async function open(path: string, { cookie = "", ...shop }: TestShop & { readonly cookie?: string } = {}) {
  const { renderPage } = await import("./render-page.tsx");
  const answer = await renderPage(new Request(`http://shop.test${path}`, { headers: { cookie } }), testDeps(shop));
  const response = responseOf(answer);
  return { scope: answer.scope, response, status: response.status, html: await response.text() };
}

// The whole storefront loads here once, which may exceed the default timeout.
beforeAll(() => import("./render-page.tsx"), 60_000);

const logged = () => vi.spyOn(console, "error").mockImplementation(() => undefined);

afterEach(() => vi.restoreAllMocks());

describe("the first HTML", () => {
  it("APP-4 has the shop's name, colours and theme, so that nothing flashes", async () => {
    const { html } = await open("/", { cookie: "theme=dark" });
    expect(html).toContain('<html lang="ru" data-theme="dark">');
    expect(html).toContain("--ground:#f6f1e7");
    expect(html).toContain("<title>Печь: еда на дом</title>");
  });

  it("APP-4 takes the theme from default_dark until the visitor has chosen one", async () => {
    const settings = { ...testSettings, facade: { default_dark: true } };
    expect((await open("/", { settings })).html).toContain('data-theme="dark"');
    expect((await open("/", { settings, cookie: "theme=light" })).html).toContain('data-theme="light"');
  });

  it("has the starter as its only script, and data cannot end their element", async () => {
    const { html } = await open("/?product_id=1");
    const scripts = [...html.matchAll(/<script([^>]*)>/g)].map(([, attributes]) => attributes);
    expect(scripts.length).toBeGreaterThan(1);
    const starters = scripts.filter((attributes) => attributes?.startsWith(" data-script="));
    expect(starters).toHaveLength(1);
    for (const attributes of scripts.filter((each) => !starters.includes(each)))
      expect(attributes).toMatch(/ src="\/assets\/|type="application\/(json|ld\+json)"/);
    expect(html).not.toContain("капуста</script>");
    expect(html).toContain("Пирог &lt;с капустой&gt;");
  });

  it("APP-3 is in the language of ?lang= or of the cookie", async () => {
    expect((await open("/?lang=en")).html).toContain('<html lang="en"');
    expect((await open("/", { cookie: "lang=en" })).html).toContain("<title>Oven: food delivered</title>");
  });

  it("SEO-3 takes title and description of a category from its seo data", async () => {
    const { html } = await open("/menu/pirogi");
    expect(html).toContain("<title>Пироги с доставкой</title>");
    expect(html).toContain('<meta name="description" content="Печём с шести утра">');
    expect(html).toContain('<meta name="keywords" content="пироги">');
    expect(html).toContain('<meta property="og:site_name" content="Печь">');
  });

  it("SEO-4 has the canonical address and the other languages", async () => {
    const { html } = await open("/menu/pirogi?sort=price-asc");
    expect(html).toContain('<link rel="canonical" href="http://shop.test/menu/pirogi">');
    expect(html).toContain('<link rel="alternate" hreflang="en" href="http://shop.test/menu/pirogi?lang=en">');
  });
});

describe("the error page", () => {
  it("CONST-8 has a maximum scale of 1, every other page has none", async () => {
    const viewport = (html: string) => /<meta name="viewport" content="([^"]*)"/.exec(html)?.[1];
    expect(viewport((await open("/net/takoy")).html)).toContain("maximum-scale=1");
    expect(viewport((await open("/")).html)).not.toContain("maximum-scale");
  });
});

describe("an open dish", () => {
  it("MODAL-2 is in the server's HTML for ?product_id=, over its page and with its own title", async () => {
    const { html, status } = await open("/menu/pirogi?product_id=2");
    expect(status).toBe(200);
    expect(html).toMatch(/<dialog[^>]* open=""/);
    expect(html).toContain("<title>Пирог с рыбой | Печь</title>");
    expect(html).toContain("Пирог &lt;с капустой&gt;");
  });

  it("MODAL-2 is at its own address", async () => {
    const { html } = await open("/menu/pirogi/sytnye/s-ryboy");
    expect(html).toMatch(/<dialog[^>]* open=""/);
    expect(html).toContain('<link rel="canonical" href="http://shop.test/menu/pirogi/sytnye/s-ryboy">');
  });

  it("MODAL-2 covers the list, whose pictures then wait for the dish's own", async () => {
    const hasFirstCards = async (path: string) => (await open(path)).html.includes('data-first="true"');
    expect(await hasFirstCards("/menu/pirogi")).toBe(true);
    expect(await hasFirstCards("/menu/pirogi?product_id=1")).toBe(false);
    expect(await hasFirstCards("/menu/pirogi/sytnye/s-kapustoy")).toBe(false);
  });

  it("does not open for an id that the menu lacks", async () => {
    const { html, status } = await open("/?product_id=999");
    expect(status).toBe(200);
    expect(html).not.toContain("<dialog");
  });
});

describe("dishes of a branch", () => {
  it("VALID-4 exclude dishes of other branches once one is chosen", async () => {
    expect((await open("/")).html).toContain("Пирог с яблоком");
    expect((await open("/", { cookie: "location=22" })).html).toContain("Пирог с яблоком");
    expect((await open("/", { cookie: "location=21" })).html).not.toContain("Пирог с яблоком");
  });

  it("VALID-4 exclude sold-out dishes unless the shop shows them", async () => {
    expect((await open("/")).html).toContain("Закончилось");
    const settings = { ...testSettings, show_out_of_stock_products: false };
    expect((await open("/", { settings })).html).not.toContain("Пирог с рыбой");
  });

  it("show their hours while they are not offered, by the shop's clock and zone", async () => {
    expect((await open("/menu/pirogi")).html).toContain("С 08:00 до 12:00");
    expect((await open("/menu/pirogi", { now: "2026-11-20T11:59:00+03:00" })).html).not.toContain("С 08:00 до 12:00");
  });

  it("VALID-3 exclude hidden categories, also at their own address", async () => {
    expect((await open("/")).html).not.toContain("Склад");
    expect((await open("/menu/sklad")).status).toBe(404);
  });
});

describe("missing pages", () => {
  it("ROUTE-12 answer 404 'Page not found' for an address without a route", async () => {
    const { html, status } = await open("/no/such/place");
    expect(status).toBe(404);
    expect(html).toContain("Page not found");
  });

  it("ROUTE-12 answer 404 'Page Not Found' plus the path for a slug that does not exist", async () => {
    for (const path of [
      "/menu/nope",
      "/menu/pirogi/nope",
      "/menu/pirogi/sytnye/nope",
      "/nope",
      "/robots.exe",
      "/categories/999",
    ]) {
      const { html, status } = await open(path);
      expect(status, path).toBe(404);
      expect(html).toContain(`Page Not Found: ${path}`);
    }
  });

  it("SCREEN-1 have the exact texts and a link home", async () => {
    const { html } = await open("/nope");
    expect(html).toContain("<h1>Страница не найдена</h1>");
    expect(html).toMatch(/<a href="\/"[^>]*>На главную<\/a>/);
    expect(html).toContain('<meta name="robots" content="noindex">');
  });

  it("ROUTE-10 redirect a guest from any account path to the home page", async () => {
    for (const path of ["/lk", "/lk/orders", "/lk/anything"]) {
      const { response } = await open(path);
      expect([response.status, response.headers.get("location")]).toEqual([302, "/"]);
    }
  });

  it("ROUTE-13 redirect a moved path with the settings' target and code", async () => {
    const { response } = await open("/staroe-menu/");
    expect([response.status, response.headers.get("location")]).toEqual([301, "/menu/pirogi"]);
  });
});

describe("failures of the shop", () => {
  // Use a new shop, because a good copy from another test would be served.
  beforeEach(() => vi.resetModules());

  it("APP-5 show the maintenance page if the settings do not answer: 503, Retry-After, automatic retry", async () => {
    const log = logged();
    const { response, html } = await open("/", { down: ["/wp-json/v1/all_settings"] });
    expect(response.status).toBe(503);
    expect(Number(response.headers.get("retry-after"))).toBeGreaterThan(0);
    expect(html).toContain("<p>Приносим свои извинения, сайт находится на профилактике.</p>");
    expect(html).toContain('http-equiv="refresh"');
    expect(log).toHaveBeenCalled();
  });

  it("SCREEN-1 show the not-found screen for a fault, with a sentence that says what it is", async () => {
    const log = logged();
    const { html, status } = await open("/o-nas", { down: ["/wp-json/wp/v2/pages"] });
    expect(status).toBe(500);
    expect(html).toContain("<title>Страница не найдена | Печь</title>");
    expect(html).toContain("<h1>Страница не найдена</h1>");
    expect(html).toContain("Страница не открылась. Мы уже знаем об ошибке.");
    expect(html).toMatch(/<a href="\/"[^>]*>На главную<\/a>/);
    expect(log).toHaveBeenCalled();
  });

  it("APP-5 show it also for invalid settings", async () => {
    logged();
    vi.spyOn(console, "warn").mockImplementation(() => undefined);
    expect((await open("/", { settings: [] })).status).toBe(503);
  });
});

describe("pages while the catalogue does not answer", () => {
  const shop = { down: ["/wp-content"] };
  const warnings = () => vi.spyOn(console, "warn").mockImplementation(() => undefined);

  it.each(["/", "/menu/pirogi", "/categories/10", "/menu/pirogi/sytnye/s-ryboy", "/CategoriesPage", "/?product_id=1"])(
    "STATE-1, ERR-1 %s is a 503 with a retry and a warning, and is not cached",
    async (path) => {
      const warn = warnings();
      const { html, status, scope, response } = await open(path, shop);
      expect([status, scope, response.headers.get("retry-after")]).toEqual([503, "private", "15"]);
      expect(html).toContain("Попробовать ещё раз");
      expect(warn).toHaveBeenCalled();
    },
  );

  it("ERR-1 a page that needs no menu is shown, uncached", async () => {
    warnings();
    const { html, status, scope } = await open("/o-nas", shop);
    expect([status, scope]).toEqual([200, "private"]);
    expect(html).toContain("<p>Печём</p>");
  });
});

describe("an address in a language that the shop does not list", () => {
  it("APP-3 redirects to the same page in a listed one", async () => {
    const to = async (path: string, cookie = "") => {
      const { response } = await open(path, { cookie });
      return [response.status, response.headers.get("location"), response.headers.get("set-cookie")];
    };
    expect(await to("/?lang=fr")).toEqual([302, "/", null]);
    expect(await to("/menu/pirogi?sort=price-asc&lang=fr&product_id=1")).toEqual([
      302,
      "/menu/pirogi?sort=price-asc&product_id=1",
      null,
    ]);
    expect(await to("//evil.test/?lang=fr")).toEqual([302, "/evil.test/", null]);
    expect(await to("/menu/pirogi?lang=fr", "lang=en")).toEqual([302, "/menu/pirogi", null]);
  });

  it("APP-3 shows the default to a visitor whose cookie names it", async () => {
    expect((await open("/", { cookie: "lang=fr" })).html).toContain('<html lang="ru"');
    expect((await open("/?lang=en", { cookie: "lang=fr" })).html).toContain('<html lang="en"');
  });
});

describe("a text of the shop", () => {
  it("ROUTE-1 is shown at its slug, without scripts", async () => {
    const { html } = await open("/o-nas");
    expect(html).toContain("<p>Печём</p>");
    expect(html).not.toContain("onclick");
    expect(html).not.toContain("x()");
  });
});

it("is marked as the same for every visitor", async () => {
  expect((await open("/")).scope).toBe("public");
});
