import { categoriesFromWire } from "@skatert/contract";
import { indexCatalog } from "@skatert/domain";
import * as server from "react-dom/server";
import { beforeAll, expect, it, vi } from "vitest";
import { testDeps } from "../page-data/shop/testing-shop.ts";
import { responseOf } from "./testing-answer.ts";

vi.mock("react-dom/server", async (original) => {
  const real = await original<typeof server>();
  return { ...real, renderToString: vi.fn(real.renderToString) };
});

const menuWith = (price: number) => [
  {
    id: 10,
    name: "Пироги",
    slug: "pirogi",
    parent: 0,
    show_on_home: true,
    products: Array.from({ length: 20 }, (_, index) => ({
      id: 100 + index,
      name: `Пирог ${index}`,
      slug: `pirog-${index}`,
      in_stock: true,
      price: index === 7 ? price : 200,
    })),
  },
  {
    id: 11,
    name: "Супы",
    slug: "supy",
    parent: 0,
    show_on_home: true,
    products: [{ id: 200, name: "Борщ", slug: "borshch", in_stock: true, price: 300 }],
  },
];

/** What is shown, without the data for the browser. */
function markupOf(html: string): string {
  const [, markup = ""] = /<div id="root">(.*)<script type="application\/json" id="data">/s.exec(html) ?? [];
  expect(markup).not.toBe("");
  return markup;
}

const fetched: string[] = [];

/** A shop that passes its menu in memory, as the server's process does. */
function depsWith(price: number) {
  const catalog = menuWith(price);
  const deps = testDeps({ catalog });
  const menu = indexCatalog(categoriesFromWire(catalog));
  return {
    ...deps,
    menu: () => menu,
    fetchApi: async (path: string, init?: RequestInit) => {
      fetched.push(path);
      return deps.fetchApi(path, init);
    },
  };
}

async function open(price: number, path = "/menu/pirogi"): Promise<string> {
  const { renderPage } = await import("./render-page.tsx");
  return responseOf(await renderPage(new Request(`http://shop.test${path}`), depsWith(price))).text();
}

// Loading the whole storefront may take longer than the default timeout.
beforeAll(() => import("./render-page.tsx"), 60_000);

it("renders only the frame and the changed card after an edit of one dish of twenty", async () => {
  expect(await open(300)).toContain("Пирог 7");
  vi.mocked(server.renderToString).mockClear();
  const html = await open(345);
  expect(html).toMatch(/345\s*₽/);
  expect(vi.mocked(server.renderToString)).toHaveBeenCalledTimes(2);
});

it("renders nothing of a page whose section did not change", async () => {
  const before = await open(300, "/menu/supy");
  vi.mocked(server.renderToString).mockClear();
  const after = await open(345, "/menu/supy");
  expect(vi.mocked(server.renderToString)).not.toHaveBeenCalled();
  expect(after).not.toBe(before);
  expect(markupOf(after)).toBe(markupOf(before));
});

it.each(["/", "/menu/pirogi", "/menu/supy", "/search", "/cart"])(
  "has no revision in the markup of %s",
  async (path) => {
    const html = await open(300, path);
    expect(html).toMatch(/"revision":"test \d+"/);
    expect(markupOf(html)).not.toMatch(/test \d+/);
  },
);

it("reads menus from the shop's own process and fetches no catalogue file", async () => {
  fetched.length = 0;
  expect(await open(360)).toMatch(/360\s*₽/);
  expect(fetched.length).toBeGreaterThan(0);
  expect(fetched.filter((path) => path.includes("prodcat"))).toEqual([]);
});
