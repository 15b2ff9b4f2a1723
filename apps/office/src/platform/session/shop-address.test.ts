import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { shopAddress } from "./shop-address.ts";

beforeEach(() => vi.stubGlobal("window", { location: { origin: "https://office.example" } }));
afterEach(() => vi.unstubAllGlobals());

it.each([
  ["of the same address", "/", "/menu/pizza", "https://office.example/menu/pizza"],
  ["of an address of its own", "https://shop.example", "/menu/pizza", "https://shop.example/menu/pizza"],
  ["itself", "https://shop.example", "", "https://shop.example"],
])("OFFICE-1 the office links to a page of the shop: %s", (_name, url, path, address) => {
  expect(shopAddress({ shop_url: url }, path)).toBe(address);
});

it("OFFICE-1 it links to no page if the server does not know the shop's address", () => {
  expect(shopAddress({}, "/menu/pizza")).toBeNull();
});
