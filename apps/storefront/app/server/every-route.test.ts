import { CATALOG_TYPES, type CatalogType } from "@skatert/contract";
import { afterEach, describe, expect, it, vi } from "vitest";
import { renderPage } from "./render-page.tsx";
import { demoDeps } from "./testing-demo.ts";

afterEach(() => vi.restoreAllMocks());

async function open(path: string, pageType: CatalogType = "default") {
  const answer = await renderPage(new Request(`http://shop.test${path}`), demoDeps(pageType));
  const response = new Response(answer.body, answer);
  const html = await response.text();
  const found = (pattern: RegExp) => pattern.exec(html)?.[1] ?? "";
  return {
    status: response.status,
    location: response.headers.get("location"),
    html,
    layout: found(/data-layout="(\w+)"/),
    title: found(/<title>([^<]*)<\/title>/),
    description: found(/<meta name="description" content="([^"]*)"/),
    headings: [...html.matchAll(/<h1[^>]*>(.*?)<\/h1>/g)].map(([, text]) => text),
  };
}

/** What decides the layout of a route. */
type Kind = "menu" | "categories" | "catalog" | "other";

interface Row {
  readonly rule: string;
  readonly path: string;
  readonly title: RegExp;
  readonly heading: RegExp;
  readonly kind?: Kind;
}

const home = { title: /^Скатерть\. Ресторан с доставкой/, heading: /Скатерть/ };
const pizza = { title: /^Пицца с доставкой/, heading: /^Пицца$/ };
const tomato = { title: /^На томатном соусе с доставкой/, heading: /^На томатном соусе$/ };
const dish = { title: /^Маргарита/, heading: /^На томатном соусе$/ };

const routes: readonly Row[] = [
  { rule: "ROUTE-1", path: "/", ...home },
  { rule: "ROUTE-1 generic page", path: "/o-nas", title: /^О ресторане/, heading: /^О ресторане$/ },
  { rule: "ROUTE-1 home by slug", path: "/picca", ...home },
  { rule: "ROUTE-2", path: "/gallery", title: /^Галерея/, heading: /^Галерея$/ },
  { rule: "ROUTE-2", path: "/seoData", title: /^Карта сайта/, heading: /^Карта сайта$/ },
  { rule: "ROUTE-2", path: "/contacts", title: /^Контакты/, heading: /^Контакты$/ },
  { rule: "ROUTE-3", path: "/blog", title: /^Блог/, heading: /^Блог$/ },
  { rule: "ROUTE-3", path: "/blog/hleb-na-zakvaske", title: /^Хлеб на закваске/, heading: /^Хлеб на закваске$/ },
  { rule: "ROUTE-5", path: "/brands", title: /^Поставщики/, heading: /^Поставщики$/ },
  { rule: "ROUTE-5", path: "/brands/melnica-zhernov", title: /^Мельница «Жёрнов»/, heading: /^Мельница «Жёрнов»$/ },
  {
    rule: "ROUTE-6",
    path: "/catalog/custom",
    title: /^Меню на одном листе/,
    heading: /^Меню на одном листе$/,
    kind: "catalog",
  },
  { rule: "ROUTE-6", path: "/CategoriesPage", title: /^Разделы меню/, heading: /^Разделы меню$/ },
  { rule: "ROUTE-7", path: "/catalog/106/menu/picca", ...pizza, kind: "catalog" },
  { rule: "ROUTE-8", path: "/information", title: /^Гостям/, heading: /^Гостям$/ },
  {
    rule: "ROUTE-8",
    path: "/information/page/zabota-o-klientah",
    title: /^Забота о клиентах/,
    heading: /^Забота о клиентах$/,
  },
  {
    rule: "ROUTE-8",
    path: "/information/post/lavka-otkrylas",
    title: /^Открылась Лавка/,
    heading: /^Открылась Лавка$/,
  },
  { rule: "ROUTE-9", path: "/menu/picca", ...pizza, kind: "menu" },
  { rule: "ROUTE-9", path: "/menu/picca/na-tomatnom-souse", ...tomato, kind: "menu" },
  { rule: "ROUTE-9", path: "/menu/picca/na-tomatnom-souse/pizza-margarita", ...dish, kind: "menu" },
  { rule: "ROUTE-11 categories-id", path: "/categories/106", ...pizza, kind: "categories" },
  {
    rule: "ROUTE-11 categories-id-subcategories-subcategory",
    path: "/categories/106/subcategories/na-tomatnom-souse",
    ...tomato,
    kind: "categories",
  },
  { rule: "ROUTE-11 categories-page", path: "/categories/106/menu/picca", ...pizza, kind: "categories" },
  {
    rule: "ROUTE-11 categories-subcategory-page",
    path: "/categories/106/menu/picca/na-tomatnom-souse",
    ...tomato,
    kind: "categories",
  },
  {
    rule: "ROUTE-11 categories-product-page",
    path: "/categories/106/menu/picca/na-tomatnom-souse/pizza-margarita",
    ...dish,
    kind: "categories",
  },
];

/** LAYOUT-2 and LAYOUT-3, told a second time. */
function expectedLayout(pageType: CatalogType, kind: Kind): string {
  if (pageType === "samokat" || pageType === "lavka") return "samokat";
  if (pageType === "restoran") return "restaurant";
  if (kind === "categories") return "catalog";
  return kind === "menu" && ["cat1", "cat2", "cat12"].includes(pageType) ? "catalog" : "default";
}

describe.each(CATALOG_TYPES)("ROUTE-6 ROUTE-7 LAYOUT-3 page type %s", (pageType) => {
  it.each(routes)("LAYOUT-1 $rule $path answers with its layout, title, description and one heading", async (row) => {
    const { path, title, heading, kind = "other" } = row;
    const page = await open(path, pageType);
    if (kind === "catalog" && (pageType === "cat1" || pageType === "cat2")) {
      expect([page.status, page.location]).toEqual([302, path.replace("/catalog", "/categories")]);
      return;
    }
    expect(page.status).toBe(200);
    expect(page.layout).toBe(expectedLayout(pageType, kind));
    expect(page.title).toMatch(title);
    expect(page.description).not.toBe("");
    expect(page.headings).toHaveLength(1);
    // The long page keeps its own heading, whichever block it is opened at.
    if (pageType !== "lending" || kind !== "menu") expect(page.headings[0]).toMatch(heading);
  });

  it("ROUTE-12 LAYOUT-1 answers an unknown address in the layout of its page type", async () => {
    const page = await open("/no/such/place", pageType);
    expect([page.status, page.layout]).toEqual([404, expectedLayout(pageType, "other")]);
    expect(page.html).toContain("Page not found");
  });
});

describe("where the catalogue of cat1 and cat2 stands", () => {
  it.each(["cat1", "cat2"] as const)("SEO-1 %s answers what /catalog is rewritten to", async (pageType) => {
    expect(await open("/categories/custom", pageType)).toMatchObject({
      status: 200,
      headings: ["Меню на одном листе"],
    });
    expect(await open("/categories", pageType)).toMatchObject({ status: 200, headings: ["Разделы меню"] });
    const { html } = await open("/", pageType);
    expect(html).toContain('href="/categories/106/menu/picca"');
    expect(html).not.toContain('href="/menu/picca"');
  });
});

describe("page types that really differ", () => {
  it("LAYOUT-1 cat1 shows sections and no dishes on its home page, cat2 dishes beside a list, cat12 both", async () => {
    const [cat1, cat2, cat12] = await Promise.all([open("/", "cat1"), open("/", "cat2"), open("/", "cat12")]);
    const counts = ({ html }: { readonly html: string }) => ({
      dishes: html.match(/data-dish=/g)?.length ?? 0,
      lists: html.match(/aria-label="Каталог"/g)?.length ?? 0,
      tiles: html.match(/\/categories\/picca\.webp|categories\/picca/g)?.length ?? 0,
    });
    expect(counts(cat1)).toMatchObject({ dishes: 0, lists: 0 });
    expect(counts(cat1).tiles).toBeGreaterThan(0);
    expect(counts(cat2).dishes).toBeGreaterThan(100);
    expect(counts(cat2).lists).toBe(1);
    expect(counts(cat12).dishes).toBeGreaterThan(100);
    expect(counts(cat12).tiles).toBeGreaterThan(0);
  });

  it("LAYOUT-2 restoran begins with a table, then halls, hours, menu", async () => {
    const { html } = await open("/", "restoran");
    const places = ["Забронировать стол", "Наши залы", "Где нас найти", 'id="novinki"'].map((text) =>
      html.indexOf(text),
    );
    expect(places.every((place) => place > 0)).toBe(true);
    expect(places).toEqual(places.toSorted((a, b) => a - b));
  });

  it("SEO-2 lending is one long page at every /menu/{slug}, with the seo data of its category", async () => {
    const page = await open("/menu/picca", "lending");
    expect(page.title).toMatch(/^Пицца с доставкой/);
    for (const slug of ["novinki", "picca", "deserty", "garniry"]) expect(page.html).toContain(`<section id="${slug}"`);
    expect(page.html).toContain('rel="canonical" href="http://shop.test/menu/picca"');
    expect((await open("/menu/net-takogo", "lending")).status).toBe(404);
  });
});

describe("addresses that lead nowhere", () => {
  it.each([
    "/nope",
    "/blog/nope",
    "/brands/nope",
    "/information/page/nope",
    "/information/post/zabota-o-klientah",
    "/menu/nope",
    "/categories/abc",
    "/catalog/999/menu/picca",
  ])("ROUTE-12 %s matches a route and finds nothing: 404 with the path, on the not-found screen", async (path) => {
    const page = await open(path);
    expect(page.status).toBe(404);
    expect(page.html).toContain(`Page Not Found: ${path}`);
    expect(page.headings).toEqual(["Страница не найдена"]);
    expect(page.html).toContain('<meta name="robots" content="noindex">');
  });

  it.each(["/information/nope", "/blog/a/b", "/catalog/106", "/no/such/place"])(
    "ROUTE-12 %s matches no route: 404 'Page not found'",
    async (path) => {
      const page = await open(path);
      expect(page.status).toBe(404);
      expect(page.html).toContain("Page not found");
      expect(page.html).not.toContain("Page Not Found");
    },
  );
});

describe("what search engines are told", () => {
  const structured = ({ html }: { readonly html: string }) =>
    [...html.matchAll(/<script type="application\/ld\+json">(.*?)<\/script>/g)].map(([, text]) =>
      JSON.parse(text ?? ""),
    );
  const typesAt = async (path: string) => structured(await open(path)).map((data) => data["@type"]);

  it("SEO-4 a post is a BlogPosting with its date, whole addresses and the way to it", async () => {
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

  it("SEO-4 restaurants with their hours stand on the contacts, menus on the catalogue, offers on dishes", async () => {
    const restaurants = structured(await open("/contacts")).filter((data) => data["@type"] === "Restaurant");
    expect(restaurants).toHaveLength(3);
    expect(restaurants[1].openingHours).toEqual(["Mo-Su 00:00-23:59"]);
    expect(restaurants[0].geo).toMatchObject({ latitude: 57.62553, longitude: 39.87486 });
    expect(await typesAt("/")).toContain("Restaurant");
    expect(await typesAt("/menu/picca")).toContain("Menu");
    expect(await typesAt("/catalog/custom")).toContain("Menu");
    expect(await typesAt("/?product_id=10101")).toContain("Product");
  });

  it("ROUTE-1 home by slug names the section's own page as the one to be known", async () => {
    expect((await open("/picca")).html).toContain('<link rel="canonical" href="http://shop.test/menu/picca">');
  });

  it("APP-3 overview pages speak the page's language", async () => {
    expect(await open("/blog?lang=en")).toMatchObject({ headings: ["Blog"] });
    expect((await open("/gallery?lang=en")).title).toMatch(/^Gallery/);
  });
});

describe("a brand's page", () => {
  it("MODAL-2 ROUTE-5 opens a dish over itself, under the brand's own heading", async () => {
    const page = await open("/brands/melnica-zhernov?product_id=113204");
    expect(page.html).toMatch(/<dialog[^>]* open=""/);
    expect(page.headings).toEqual(["Мельница «Жёрнов»"]);
  });
});
