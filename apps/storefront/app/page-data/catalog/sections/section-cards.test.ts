import { categoriesFromWire, ignoreDropped, noMappedMenu } from "@skatert/contract";
import { type Catalog, indexCatalog } from "@skatert/domain";
import { describe, expect, it } from "vitest";
import type { PackedDish } from "../../../features/catalog/menu/packed-dish.ts";
import { createPageContext } from "../../request/create-page-context.ts";
import type { PageContext } from "../../request/page-context.ts";
import { testDeps, testSettings } from "../../shop/testing-shop.ts";
import { sectionCards } from "./section-cards.ts";

interface Dish {
  readonly id: number;
  readonly [field: string]: unknown;
}

const soup = dish(1, {});
const salad = dish(2, {});
const breakfast = dish(3, { product_availability: { weekdays: [], from: "08:00", to: "12:00" } });

function dish(id: number, fields: object): Dish {
  return { id, name: `Блюдо ${id}`, slug: `blyudo-${id}`, price: 200, in_stock: true, categories: [10], ...fields };
}

const mapped = noMappedMenu();

/** Menus share the objects of dishes with the same wire object, as those of two revisions do. */
function menuOf(products: readonly Dish[], section: object = {}): Catalog {
  const wire = [{ id: 10, name: "Супы", slug: "supy", parent: 0, show_on_home: true, ...section, products }];
  return indexCatalog(categoriesFromWire(wire, ignoreDropped, mapped));
}

const noon = Date.parse("2026-11-20T11:00:00+03:00");
const page = await pageOf(testSettings);

async function pageOf(settings: unknown): Promise<PageContext> {
  const made = await createPageContext(new Request("http://shop.test/"), testDeps({ settings }));
  if (made === null) throw new Error("the test shop does not answer");
  return { ...made, now: noon };
}

function cardsOf(catalog: Catalog, change: Partial<PageContext> = {}): readonly PackedDish[] {
  const [section] = catalog.categories;
  return section === undefined ? [] : sectionCards(section, { ...page, catalog, ...change });
}

/** Which of the cards of both are the same objects. */
function same(before: readonly PackedDish[], after: readonly PackedDish[]): readonly boolean[] {
  return after.map((card, index) => card === before[index]);
}

describe("cards of a section", () => {
  it("are made again after an edit only for the changed dish: its price, its stock, its badges", () => {
    let before = cardsOf(menuOf([soup, salad]));
    for (const fields of [{ price: 310 }, { in_stock: false }, { acf: { "product-badge": ["хит"] } }]) {
      const after = cardsOf(menuOf([dish(1, fields), salad]));
      expect(same(before, after)).toEqual([false, true]);
      before = cardsOf(menuOf([soup, salad]));
    }
    expect(cardsOf(menuOf([dish(1, { price: 310 })]))).toMatchObject([{ price: 31_000 }]);
    expect(cardsOf(menuOf([dish(1, { in_stock: false })]))).toMatchObject([{ state: { kind: "sold-out" } }]);
  });

  it("follow the clock when a dish or its section has hours", () => {
    const evening = { now: noon + 9 * 3_600_000 };
    expect(cardsOf(menuOf([breakfast]))[0]).not.toHaveProperty("state");
    expect(cardsOf(menuOf([breakfast]), evening)).toMatchObject([{ state: { kind: "hours" } }]);
    const morning = menuOf([soup], { category_availability: { weekdays: [], from: "08:00", to: "12:00" } });
    expect(morning.categories[0]?.availability).toHaveLength(1);
    expect(cardsOf(morning)[0]).not.toHaveProperty("state");
    expect(cardsOf(morning, evening)).toMatchObject([{ state: { kind: "hours" } }]);
  });

  it("have the address of their section after it is renamed, and no hours after it loses them", () => {
    const [before] = cardsOf(menuOf([soup]));
    expect(before?.url).toBe("/menu/supy?product_id=1");
    const [moved] = cardsOf(menuOf([soup], { slug: "pervoe" }));
    expect(moved?.url).toBe("/menu/pervoe?product_id=1");
    expect(cardsOf(menuOf([soup]))).toEqual([before]);
  });

  it("show the present rating", () => {
    const menu = menuOf([soup, salad]);
    const ratings = (average: number) => ({ ratings: new Map([[1, { average, count: 12 }]]) });
    const before = cardsOf(menu, ratings(4.8));
    expect(before).toMatchObject([{ rating: { average: 4.8 } }, {}]);
    expect(same(before, cardsOf(menu, ratings(4.8)))).toEqual([true, true]);
    expect(cardsOf(menu, ratings(4.5))).toMatchObject([{ rating: { average: 4.5 } }, {}]);
    expect(cardsOf(menu)[0]).not.toHaveProperty("rating");
  });

  it("CART-1 follow the settings: by request, and a ban of sales", async () => {
    const menu = menuOf([soup]);
    expect(cardsOf(menu)[0]).not.toHaveProperty("byRequest");
    const { settings } = await pageOf({ ...testSettings, simplified_order: true });
    expect(cardsOf(menu, { settings })).toMatchObject([{ byRequest: true }]);
    expect(cardsOf(menu)[0]).not.toHaveProperty("byRequest");
    const banned = { ...page.settings, buyingBan: { ...page.settings.buyingBan, everything: true } };
    expect(cardsOf(menu, { settings: banned })).toMatchObject([{ state: { kind: "menu-only" } }]);
  });

  it("VALID-4 are those of the branch and of the page type", () => {
    const menu = menuOf([dish(1, { locations: [22] }), salad]);
    const at = (locationId: number) => ({ shop: { ...page.shop, locationId } });
    expect(cardsOf(menu, at(21)).map(({ id }) => id)).toEqual([2]);
    expect(cardsOf(menu, at(22)).map(({ id }) => id)).toEqual([1, 2]);
    expect(cardsOf(menu, { shop: { ...page.shop, pageType: "cat2" } })[1]?.url).toContain("/categories/10/");
  });

  it("are dropped after those of six hundred other sections", () => {
    const menu = menuOf([soup]);
    const [section] = menu.categories;
    const before = cardsOf(menu);
    expect(cardsOf(menu)[0]).toBe(before[0]);
    for (let id = 1_000; id < 1_600; id += 1) {
      if (section !== undefined) sectionCards({ ...section, id }, { ...page, catalog: menu });
    }
    expect(cardsOf(menu)[0]).not.toBe(before[0]);
  });
});
