import { describe, expect, it } from "vitest";
import { money } from "../money/money.ts";
import { aCatalog, aCategory, aProduct } from "../testing/index.ts";
import { closingDishes } from "./closing-dishes.ts";

const dish = (id: number, section: number, roubles: number, changes = {}) =>
  aProduct({ id, price: money(roubles * 100), categoryIds: [section], ...changes });
const catalog = aCatalog({
  categories: [
    aCategory({ id: 1, products: [dish(1, 1, 200), dish(2, 1, 260), dish(3, 1, 900)] }),
    aCategory({ id: 2, products: [dish(4, 2, 240), dish(5, 2, 100, { initialQuantity: 3 })] }),
    aCategory({
      id: 3,
      products: [dish(6, 3, 230, { excludedFromMinimum: true }), dish(7, 3, 235, { byRequest: true })],
    }),
  ],
});
const idsFor = (roubles: number, max = 3) =>
  closingDishes(
    catalog,
    money(roubles * 100),
    () => true,
    max,
    ({ price }) => price,
  ).map(({ id }) => id);

describe("PRICE-5 dishes that close a gap", () => {
  it("lists the cheapest dishes that close it alone, one per section", () => {
    expect(idsFor(230)).toEqual([4, 2]);
    expect(idsFor(230, 1)).toEqual([4]);
  });

  it("counts the least quantity that a tap adds", () => {
    expect(idsFor(250)).toEqual([2, 5]);
  });

  it("leaves out dishes that do not count, need a choice, or are not sold by the branch", () => {
    expect(
      closingDishes(
        catalog,
        money(230_00),
        ({ id }) => id !== 4 && id !== 5,
        3,
        ({ price }) => price,
      ).map(({ id }) => id),
    ).toEqual([2]);
  });

  it("lists none when no single dish costs enough", () => {
    expect(idsFor(1000)).toEqual([]);
  });
});
