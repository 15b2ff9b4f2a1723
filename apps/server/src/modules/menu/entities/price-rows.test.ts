import { expect, it } from "vitest";
import { inMenus } from "./price-rows.ts";

const own = "prices/branch-20";
const dish = (
  prices: readonly [number, number, number],
  sale: { readonly in_stock: boolean; readonly offered: boolean },
) => ({
  id: 301,
  price: prices[0],
  variations: [
    { id: 3011, price: prices[0] },
    { id: 3012, price: prices[1], in_stock: sale.in_stock },
  ],
  option_groups: [{ group_id: 90, options: [{ product_id: 902, price: prices[2], offered: sale.offered }] }],
});

it("MENU-23 back to the main prices: what a branch took off sale stays off, and the least price is of the main sizes", () => {
  const facets = {
    catalog: dish([500, 700, 50], { in_stock: true, offered: true }),
    [own]: dish([450, 640, 60], { in_stock: false, offered: false }),
  };
  const moved = inMenus(facets, { as_main: [own] }, () => true);
  expect(moved?.[own]).toEqual(dish([500, 700, 50], { in_stock: false, offered: false }));
});
