import fc from "fast-check";
import { expect, it } from "vitest";
import type { JsonObject } from "../../documents/json.ts";
import { followMain } from "./follow-main.ts";
import { isSamePrice, pricesOf } from "./menu-prices.ts";

const dish = (price: number, sizes: Readonly<Record<string, number>> = {}, surcharge = 0): JsonObject => ({
  id: 1,
  name: "Пицца",
  price,
  categories: [1],
  variations: Object.entries(sizes).map(([id, each]) => ({ id: Number(id), price: each })),
  option_groups: [{ group_id: 90, options: [{ product_id: 902, price: surcharge }] }],
});
const menus = (catalog: JsonObject, own: JsonObject) => ({ catalog, "prices/station": own });

it("MENU-23 sizes and surcharges follow the main menu one by one, and the least price is the branch's own", () => {
  const before = menus(dish(450, { 11: 450, 12: 600 }, 50), dish(430, { 11: 430, 12: 600 }, 50));
  const after = followMain(before, { ...before, catalog: dish(500, { 11: 500, 12: 650 }, 70) });
  expect(after["prices/station"]).toEqual(dish(430, { 11: 430, 12: 650 }, 70));
});

it("MENU-23 a new size, a new option and another text come to a branch that had the same ones, at its own prices", () => {
  const before = menus(dish(450, { 11: 450 }, 50), dish(430, { 11: 430 }, 60));
  const catalog = { ...dish(450, { 11: 450, 12: 600 }, 50), name: "Маргарита", categories: [2] };
  const after = followMain(before, { ...before, catalog });
  expect(after["prices/station"]).toEqual({ ...dish(430, { 11: 430, 12: 600 }, 60), name: "Маргарита" });
});

it("MENU-23 what an edit sets in the branch itself stays, and a group's surcharges follow like a dish's prices", () => {
  const before = menus(dish(300), dish(300));
  expect(followMain(before, menus(dish(350), dish(320)))["prices/station"]).toEqual(dish(320));
  const group = (price: number) => ({ id: 70, choice: { kind: "set", options: [{ product_id: 201, price }] } });
  const groups = menus(group(450), group(450));
  expect(followMain(groups, { ...groups, catalog: group(500) })["prices/station"]).toEqual(group(500));
});

it("MENU-23 another text of the main menu alone changes no price, although the least one is not that of a size", () => {
  const before = menus(dish(450, { 11: 450 }), dish(400, { 11: 430 }));
  const after = followMain(before, { ...before, catalog: { ...before.catalog, name: "Маргарита" } });
  expect(after["prices/station"]).toEqual({ ...dish(400, { 11: 430 }), name: "Маргарита" });
});

it("MENU-23 after any edit of the main menu each price of a branch is as before, or as in the main menu if it was", () => {
  const price = fc.integer({ min: 1, max: 4 });
  const any = fc.record({ 11: price, 12: price, option: price });
  const made = (each: { readonly 11: number; readonly 12: number; readonly option: number }) =>
    dish(Math.min(each[11], each[12]), { 11: each[11], 12: each[12] }, each.option);
  fc.assert(
    fc.property(any, any, any, (was, is, own) => {
      const before = menus(made(was), made(own));
      const { "prices/station": station } = followMain(before, { ...before, catalog: made(is) });
      const [mainWas, mainIs, ownWas] = [made(was), made(is), made(own)].map(pricesOf);
      for (const [place, now] of pricesOf(Object(station))) {
        const follows = isSamePrice(mainWas?.get(place), ownWas?.get(place));
        expect(now).toEqual((follows ? mainIs : ownWas)?.get(place));
      }
    }),
  );
});
