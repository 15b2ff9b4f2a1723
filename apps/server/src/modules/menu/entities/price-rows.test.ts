import { readIds } from "@skatert/contract";
import { expect, it } from "vitest";
import type { JsonObject } from "../../../shop/documents/json.ts";
import type { BranchMenu } from "../lists/branch-menus.ts";
import { inMenus } from "./price-rows.ts";

const own = "prices/branch-20";
const menus: readonly BranchMenu[] = [
  { facet: own, name: "Зал 20", warehouses: readIds([20]), state: "published", branch: "branch:20" },
];
const dish = (
  prices: readonly [number, number, number],
  sale: { readonly in_stock: boolean; readonly offered: boolean },
): JsonObject => ({
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
  const moved = inMenus(facets, { as_main: [own] }, menus);
  expect(moved?.[own]).toEqual(dish([500, 700, 50], { in_stock: false, offered: false }));
});

it("MENU-23 a row that names a document other than a branch's menu as such changes nothing", () => {
  const catalog = dish([500, 700, 50], { in_stock: true, offered: true });
  for (const name of ["catalog", "catalog.en", "coupons", "prices/branch-77", `${own}.en`, `${own}#1`]) {
    expect(inMenus({ catalog }, { as_main: [name] }, menus)).toBeNull();
    expect(inMenus({ catalog }, { unsold: [name] }, menus)).toBeNull();
  }
});
