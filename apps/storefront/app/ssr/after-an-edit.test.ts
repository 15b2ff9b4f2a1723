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
    ...{ id: 10, name: "Пироги", slug: "pirogi", parent: 0, show_on_home: true },
    products: Array.from({ length: 20 }, (_, index) => ({
      ...{ id: 100 + index, name: `Пирог ${index}`, slug: `pirog-${index}`, in_stock: true },
      price: index === 7 ? price : 200,
    })),
  },
];

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

async function open(price: number): Promise<string> {
  const { renderPage } = await import("./render-page.tsx");
  return responseOf(await renderPage(new Request("http://shop.test/menu/pirogi"), depsWith(price))).text();
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

it("reads menus from the shop's own process and fetches no catalogue file", async () => {
  fetched.length = 0;
  expect(await open(360)).toMatch(/360\s*₽/);
  expect(fetched.length).toBeGreaterThan(0);
  expect(fetched.filter((path) => path.includes("prodcat"))).toEqual([]);
});
