import { PATHS } from "@skatert/contract";
import { expect, it } from "vitest";
import { renderPayload } from "../../ssr/render-payload.ts";
import { responseOf } from "../../ssr/testing-answer.ts";
import { testDeps, testSettings } from "../shop/testing-shop.ts";

const dish = (id: number) => ({ id, name: `Блюдо ${id}`, slug: `d${id}`, price: 100, in_stock: true });
const catalog = [
  { id: 1, name: "Новинки осени", slug: "new", parent: 0, products: [dish(1)] },
  { id: 2, name: "Супы", slug: "soups", parent: 0, products: [dish(2)] },
  { id: 3, name: "New items of autumn", slug: "fresh", parent: 0, products: [dish(3)] },
];

async function favoritesIn(language: string, settings: object): Promise<readonly number[]> {
  const shop = testDeps({ settings: { ...testSettings, ...settings }, catalog });
  const deps = {
    ...shop,
    fetchApi: async (path: string, init?: RequestInit) =>
      path.startsWith(PATHS.favorites) ? Response.json({ favorites: [1, 2, 3] }) : shop.fetchApi(path, init),
  };
  const request = new Request(`http://shop.test/lk/favorite/_payload.json?route=lk-favorite&lang=${language}`);
  const { dishes } = await responseOf(await renderPayload(request, deps)).json();
  return dishes.map(({ id }: { readonly id: number }) => id);
}

it("SCREEN-3 leaves out new items in the menu's language if only the interface is translated", async () => {
  const interfaceAlone = { translate_active: true, translate_only_interface: true };
  expect(await favoritesIn("en", interfaceAlone)).toEqual([2, 3]);
});

it("SCREEN-3 leaves out new items in the language of a translated menu", async () => {
  expect(await favoritesIn("en", {})).toEqual([2]);
});
