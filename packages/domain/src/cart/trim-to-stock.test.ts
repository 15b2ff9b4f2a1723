import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { aCart, aCartLine, aCatalog, aProduct, aStockLevel, aVariation } from "../testing/index.ts";
import { type ServingPlace, trimToStock } from "./trim-to-stock.ts";

const catalog = aCatalog({
  products: [
    aProduct({ id: 1 }),
    aProduct({ id: 2, locationIds: [8] }),
    aProduct({ id: 3, inStock: false }),
    aProduct({ id: 4, variations: [aVariation({ id: 41 }), aVariation({ id: 42, inStock: false })] }),
  ],
});
const place = (changes: Partial<ServingPlace> = {}): ServingPlace => ({
  catalog,
  locationId: 7,
  warehouseId: 1,
  stock: [],
  ...changes,
});

describe("trimToStock", () => {
  it("CART-4 keeps what is there without a stock row", () => {
    const cart = aCart(aCartLine({ quantity: 50 }));
    expect(trimToStock(cart, place())).toEqual({ cart, changes: [] });
  });

  it("CART-4 lowers a quantity to the stock, keeping steps, and says from what to what", () => {
    const line = aCartLine({ quantity: 900, initialQuantity: 300, step: 200, measure: { kind: "grams" } });
    const { cart, changes } = trimToStock(aCart(line), place({ stock: [aStockLevel({ quantity: 850 })] }));
    expect(cart.lines).toMatchObject([{ quantity: 700 }]);
    expect(changes).toEqual([{ kind: "trimmed", key: line.key, name: "Dish 1", from: 900, to: 700 }]);
  });

  it.each([
    ["unknown to the branch's menu", aCartLine({ productId: 99 }), "missing"],
    ["sold at other locations only", aCartLine({ productId: 2 }), "missing"],
    ["a variation that is gone", aCartLine({ productId: 4, variationId: 43 }), "missing"],
    ["out of stock", aCartLine({ productId: 3 }), "sold-out"],
    ["a variation out of stock", aCartLine({ productId: 4, variationId: 42 }), "sold-out"],
    ["less left than the first-add minimum", aCartLine({ quantity: 4, initialQuantity: 4 }), "sold-out"],
  ])("CART-4 removes a line: %s", (_situation, line, why) => {
    const { cart, changes } = trimToStock(aCart(line), place({ stock: [aStockLevel({ quantity: 3 })] }));
    expect(cart.lines).toEqual([]);
    expect(changes).toEqual([{ kind: "removed", key: line.key, name: line.name, why }]);
  });

  it("CART-4 serves lines over one stock row in their order", () => {
    const plain = aCartLine({ quantity: 3 });
    const other = aCartLine({ quantity: 3, key: "with supplements" });
    const { cart } = trimToStock(aCart(plain, other), place({ stock: [aStockLevel({ quantity: 5 })] }));
    expect(cart.lines.map(({ quantity }) => quantity)).toEqual([3, 2]);
  });

  it("CART-4 covers all variations by a row without variation", () => {
    const small = aCartLine({ productId: 4, variationId: 41, quantity: 4 });
    const { cart } = trimToStock(
      aCart(small),
      place({
        stock: [
          aStockLevel({ productId: 4, quantity: 2 }),
          aStockLevel({ productId: 4, variationId: 41, quantity: 3 }),
        ],
      }),
    );
    expect(cart.lines).toMatchObject([{ quantity: 2 }]);
  });

  it("CART-4 does not look at other branches' stock", () => {
    const cart = aCart(aCartLine({ quantity: 2 }));
    expect(trimToStock(cart, place({ stock: [aStockLevel({ quantity: 0, warehouseId: 2 })] })).cart).toEqual(cart);
  });

  it("CART-4 never raises a quantity, stays within the stock and changes nothing a second time", () => {
    const line = fc.record({
      productId: fc.constantFrom(1, 2, 3, 5),
      initialQuantity: fc.integer({ min: 1, max: 6 }),
      step: fc.integer({ min: 1, max: 4 }),
      quantity: fc.integer({ min: 1, max: 30 }),
    });
    const level = fc.record({ productId: fc.constantFrom(1, 2, 5), quantity: fc.option(fc.nat(40)) });
    fc.assert(
      fc.property(fc.array(line, { maxLength: 6 }), fc.array(level, { maxLength: 3 }), (lines, levels) => {
        const cart = aCart(...lines.map((each, index) => aCartLine({ ...each, key: String(index) })));
        const at = place({ stock: levels.map((each) => aStockLevel(each)) });
        const trimmed = trimToStock(cart, at).cart;
        const before = new Map(cart.lines.map(({ key, quantity }) => [key, quantity]));
        for (const { key, quantity } of trimmed.lines) expect(quantity).toBeLessThanOrEqual(before.get(key) ?? 0);
        for (const { productId, quantity } of at.stock) {
          const taken = trimmed.lines
            .filter((each) => each.productId === productId)
            .reduce((sum, each) => sum + each.quantity, 0);
          expect(taken).toBeLessThanOrEqual(quantity ?? Number.POSITIVE_INFINITY);
        }
        expect(trimToStock(trimmed, at)).toEqual({ cart: trimmed, changes: [] });
      }),
      { numRuns: 10_000 },
    );
  });
});
