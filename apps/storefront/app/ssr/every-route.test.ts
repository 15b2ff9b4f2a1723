import { CATALOG_TYPES } from "@skatert/contract";
import { afterEach, describe, expect, it, vi } from "vitest";
import { buildRoutes } from "../routes/table/build-routes.ts";
import { type RouteEntry, routeTable } from "../routes/table/router.ts";
import { createMatcher } from "../routing/match.ts";
import { expectedLayout, open, routes } from "./testing-routes.ts";

afterEach(() => vi.restoreAllMocks());

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
    expect(page.ogTitle).not.toBe("");
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

describe("the table of routes", () => {
  /** Told of in tests of their own: what is one shopper's, what redirects, what matches nothing else. */
  const elsewhere = /^(lk.*|wheel|order-id|booking|group-order|offline|not-found)$/;

  it("ROUTE-11 has a row above for every page of the address table", () => {
    const match = createMatcher(buildRoutes(() => () => null));
    const paths = [...routes.map(({ path }) => path), "/categories/custom", "/categories"];
    const seen = new Set(
      paths.flatMap((path) => match(new URL(path, "http://shop.test").pathname)?.map(({ route }) => route.id) ?? []),
    );
    const idsOf = (entry: RouteEntry): readonly string[] => [
      ...(entry.resource ? [] : [entry.id]),
      ...(entry.children ?? []).flatMap(idsOf),
    ];
    const wanted = routeTable.flatMap(idsOf).filter((id) => !elsewhere.test(id));
    expect(wanted.filter((id) => !seen.has(id))).toEqual([]);
  });
});

describe("screens that are one shopper's own", () => {
  it.each(CATALOG_TYPES)(
    "ROUTE-10 page type %s sends a guest from every /lk path to the home page",
    async (pageType) => {
      for (const page of ["", "/game", "/orders", "/bonuses", "/favorite", "/referals", "/promocodes", "/nope"])
        expect(await open(`/lk${page}`, pageType)).toMatchObject({ status: 302, location: "/" });
    },
  );

  it("ROUTE-4 an order that is not the visitor's own is not found", async () => {
    vi.spyOn(console, "error").mockReturnValue();
    expect((await open("/order/1?key=guess")).status).toBe(404);
    expect((await open("/order/abc")).status).toBe(404);
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

describe("a brand's page", () => {
  it("MODAL-2 ROUTE-5 opens a dish over itself, under the brand's own heading", async () => {
    const page = await open("/brands/melnica-zhernov?product_id=113204");
    expect(page.html).toMatch(/<dialog[^>]* open=""/);
    expect(page.headings).toEqual(["Мельница «Жёрнов»"]);
  });
});
