import { CATALOG_TYPES, type CatalogType } from "@skatert/contract";
import { afterEach, describe, expect, it, vi } from "vitest";
import { type RouteEntry, routeTable } from "../model/page/route-table.ts";
import { buildRoutes } from "../routes/table/build-routes.ts";
import { createMatcher } from "../routing/match.ts";
import { open, type Row, routes } from "./testing-routes.ts";

afterEach(() => vi.restoreAllMocks());

const opened = new Map<string, ReturnType<typeof open>>();

/** Every page is drawn once: two tests look at it. */
function openOnce(path: string, pageType: CatalogType) {
  const key = `${pageType} ${path}`;
  const page = opened.get(key) ?? open(path, pageType);
  opened.set(key, page);
  return page;
}

describe.each(CATALOG_TYPES)("ROUTE-6 ROUTE-7 page type %s", (pageType) => {
  it.each(routes)("$rule $path answers with its title, description and one heading", async (row) => {
    const { path, title, heading, kind = "other" } = row;
    const page = await openOnce(path, pageType);
    if (kind === "catalog" && (pageType === "cat1" || pageType === "cat2")) {
      expect([page.status, page.location]).toEqual([302, path.replace("/catalog", "/categories")]);
      return;
    }
    expect(page.status).toBe(200);
    expect(page.title).toMatch(title);
    expect(page.description).not.toBe("");
    expect(page.ogTitle).not.toBe("");
    expect(page.headings).toHaveLength(1);
    // The long page keeps its own heading, whichever block it is opened at.
    if (pageType !== "lending" || kind !== "menu") expect(page.headings[0]).toMatch(heading);
  });

  it("ROUTE-12 answers an unknown address with the screen of an error", async () => {
    const page = await openOnce(unknown, pageType);
    expect(page.status).toBe(404);
    expect(page.html).toContain("Page not found");
  });
});

const unknown = "/no/such/place";

/** The frames of all pages of some kinds that a page type answers with a page of its own. */
async function framesOf(pageType: CatalogType, isWanted: (kind: Row["kind"]) => boolean) {
  const paths = [
    ...routes.filter(({ kind }) => isWanted(kind)).map(({ path }) => path),
    ...(isWanted(undefined) ? [unknown] : []),
  ];
  const pages = await Promise.all(paths.map(async (path) => ({ path, page: await openOnce(path, pageType) })));
  return pages.filter(({ page }) => page.status !== 302).map(({ path, page }) => ({ path, ...page.frame }));
}

describe("the frame around a page", () => {
  const everyPage = () => true;
  const outsideTheMenu = (kind: Row["kind"]) => kind === undefined || kind === "catalog";
  const none = { strip: false, list: false, table: false };

  it.each(["samokat", "lavka"] as const)("LAYOUT-2 %s has the list of sections beside every page", async (type) => {
    for (const frame of await framesOf(type, everyPage)) {
      // The checkout needs the whole width.
      const isWhole = frame.path === "/order";
      expect(frame).toMatchObject({ ...none, list: !isWhole, cartColumn: !isWhole });
    }
  });

  it("LAYOUT-2 restoran offers a table on every page, and the cart as a bar alone", async () => {
    for (const frame of await framesOf("restoran", everyPage))
      expect(frame).toMatchObject({ ...none, table: true, cartColumn: false, cartBar: frame.path !== "/order" });
  });

  const ordinary = CATALOG_TYPES.filter((type) => !["samokat", "lavka", "restoran"].includes(type));

  it.each(ordinary)("LAYOUT-3 %s shows the sections around all pages under /categories", async (type) => {
    const frames = await framesOf(type, (kind) => kind === "categories");
    expect(frames.length).toBeGreaterThanOrEqual(5);
    for (const { path, strip, list, table } of frames)
      expect({ path, sections: strip || list, table }).toEqual({ path, sections: true, table: false });
  });

  it.each(["cat1", "cat2", "cat12"] as const)(
    "LAYOUT-3 %s shows the same sections around the pages of /menu",
    async (type) => {
      const [like] = await framesOf(type, (kind) => kind === "categories");
      for (const frame of await framesOf(type, (kind) => kind === "menu"))
        expect(frame).toEqual({ ...like, path: frame.path });
    },
  );

  it.each(["default", "lending"] as const)("LAYOUT-3 %s shows no sections around the pages of /menu", async (type) => {
    for (const frame of await framesOf(type, (kind) => kind === "menu"))
      expect(frame).toMatchObject({ ...none, cartColumn: true, cartBar: true });
  });

  it.each(ordinary)("LAYOUT-3 %s shows no sections around any other page, and the cart at its side", async (type) => {
    for (const frame of await framesOf(type, outsideTheMenu))
      expect(frame).toMatchObject({ ...none, cartColumn: frame.path !== "/order", cartBar: frame.path !== "/order" });
  });
});

describe("the table of routes", () => {
  /** Other tests cover them: personal pages, redirects and the catch-all. */
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
