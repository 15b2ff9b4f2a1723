import { describe, expect, it } from "vitest";
import { money } from "../money/money.ts";
import { aProduct } from "../testing/index.ts";
import { sortByPrice } from "./sorting.ts";

describe("sortByPrice", () => {
  const byKilo = aProduct({ id: 1, price: money(1000_00), displayMultiplier: 0.3 });
  const plain = aProduct({ id: 2, price: money(400_00) });
  const cheap = aProduct({ id: 3, price: money(250_00) });
  const equal = aProduct({ id: 4, price: money(400_00) });

  it("VALID-7 sorts by price × customer multiplier in both directions, equals in the shop's order", () => {
    const products = [plain, byKilo, cheap, equal];
    expect(sortByPrice(products, "ascending").map(({ id }) => id)).toEqual([3, 1, 2, 4]);
    expect(sortByPrice(products, "descending").map(({ id }) => id)).toEqual([2, 4, 1, 3]);
  });
});
