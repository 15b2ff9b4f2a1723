import { FIRST_PASS_DISHES } from "@skatert/domain";
import { beforeAll, describe, expect, it } from "vitest";
import type { SsrDeps } from "../../page-data/request/deps.ts";
import { testDeps, testSettings } from "../../page-data/shop/testing-shop.ts";
import { responseOf } from "../testing-answer.ts";

beforeAll(() => import("../render-page.tsx"), 60_000);

const dishesOf = (section: number, count: number) =>
  Array.from({ length: count }, (_, index) => ({
    id: section * 1000 + index,
    name: `Блюдо ${section}-${index}`,
    slug: `dish-${section}-${index}`,
    price: 100,
    in_stock: true,
  }));

const section = (id: number, slug: string, count: number) => ({
  id,
  slug,
  name: slug,
  parent: 0,
  show_on_home: true,
  products: dishesOf(id, count),
});

/** More sections than a first pass has, then two short sections. */
const first = [section(1, "supy", FIRST_PASS_DISHES), section(2, "picca", 3), section(3, "napitki", 2)];
const fragmented = { ...testSettings, fragmentedCatalog: true };

async function page(path: string, deps: SsrDeps): Promise<{ readonly status: number; readonly html: string }> {
  const { renderPage } = await import("../render-page.tsx");
  const answer = responseOf(await renderPage(new Request(`http://shop.test${path}`), deps));
  return { status: answer.status, html: await answer.text() };
}

async function secondPass(
  deps: SsrDeps,
  query = "",
): Promise<readonly { readonly slug: string; readonly cards: readonly unknown[] }[]> {
  const { renderPayload } = await import("../render-payload.ts");
  const address = `http://shop.test/second-pass/_payload.json?route=second-pass${query}`;
  return responseOf(await renderPayload(new Request(address), deps)).json();
}

const shownDishes = (html: string) => [...html.matchAll(/data-dish="(\d+)"/g)].map(([, id]) => Number(id));

/** The shop with a second file: the additions of `prodcat.json` to the main one. */
function withFullFile(full: unknown, settings: unknown = fragmented): SsrDeps {
  const shop = testDeps({ settings, catalog: first });
  return {
    ...shop,
    fetchApi: async (path, init) => {
      if (!path.startsWith("/wp-content/uploads/app_sync/prodcat.json")) return shop.fetchApi(path, init);
      return full === null ? new Response("{}", { status: 500 }) : Response.json(full);
    },
  };
}

describe("a menu in two passes", () => {
  it("STATE-2 the page has the first sections in full and the names of the others, the second pass their dishes", async () => {
    const deps = withFullFile(first);
    const { html } = await page("/", deps);
    expect(new Set(shownDishes(html)).size).toBe(FIRST_PASS_DISHES);
    for (const slug of ["supy", "picca", "napitki"]) expect(html).toContain(`id="${slug}"`);
    expect(html).not.toContain("Блюдо 2-0");
    const later = await secondPass(deps);
    expect(later.map(({ slug, cards }) => [slug, cards.length])).toEqual([
      ["picca", 3],
      ["napitki", 2],
    ]);
  });

  it("STATE-2 the page is complete if the menu is not flagged as fragmented", async () => {
    const deps = withFullFile(null, testSettings);
    expect((await page("/", deps)).html).toContain("Блюдо 3-1");
    expect(await secondPass(deps)).toEqual([]);
  });

  it("STATE-2 the section at which a page opens is in its first pass", async () => {
    const { html } = await page("/napitki", withFullFile(first));
    expect(html).toContain("Блюдо 3-1");
    expect(html).not.toContain("Блюдо 2-0");
  });

  it("STATE-2 sections and dishes that are only in the full file are found by their addresses", async () => {
    const deps = withFullFile([...first, section(4, "deserty", 2)]);
    expect(await page("/menu/deserty", deps)).toMatchObject({ status: 200 });
    expect((await page("/menu/deserty", deps)).html).toContain("Блюдо 4-1");
    expect((await secondPass(deps)).at(-1)).toMatchObject({ slug: "deserty" });
  });

  it("ERR-1 without an answer for the full file, the first part of the menu is used", async () => {
    const deps = withFullFile(null);
    // In a language without a cached answer.
    expect((await page("/menu/picca?lang=en", deps)).html).toContain("Блюдо 2-2");
    expect(await secondPass(deps, "&lang=en")).toHaveLength(2);
  });
});
