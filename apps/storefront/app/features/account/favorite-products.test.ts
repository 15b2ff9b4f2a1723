import { categoriesFromWire } from "@skatert/contract";
import { indexCatalog } from "@skatert/domain";
import { expect, it } from "vitest";
import { favoriteProducts } from "./favorite-products.ts";

const dish = (id: number) => ({ id, name: `Блюдо ${id}`, slug: `d${id}`, price: 100, in_stock: true, images: [] });
const section = (id: number, name: string, ids: readonly number[]) => ({
  id,
  name,
  slug: `s${id}`,
  products: ids.map(dish),
});
const catalog = indexCatalog(
  categoriesFromWire([
    section(1, "Новинки осени", [11, 12]),
    section(2, "Супы", [11, 13]),
    section(3, "Обед", [13, 14]),
    section(4, "Наши акции", [14, 15]),
  ]),
);

it("SCREEN-3 leaves out sections of new items and promotions, and tells each dish once", () => {
  const found = favoriteProducts(catalog, [15, 14, 13, 12, 11], ["новинки", "Акции"]);
  expect(found.map(({ id }) => id)).toEqual([11, 13, 14]);
});

it("SCREEN-3 tells nothing that is no favourite", () => {
  expect(favoriteProducts(catalog, [], ["Новинки"])).toEqual([]);
  expect(favoriteProducts(catalog, [999], ["Новинки"])).toEqual([]);
});
