import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { aCart, aCartLine } from "../testing/index.ts";
import { type AddResult, addToCart } from "./adding.ts";
import { addLine, emptyCart } from "./lines.ts";
import { isOnGrid } from "./steps.ts";

const soup = aCartLine({ productId: 1 });
const cart = aCart(aCartLine({ productId: 2 }));

describe("addToCart", () => {
  it.each<[boolean, boolean, AddResult]>([
    [true, false, "needs-request"],
    [true, true, "needs-request"],
    [false, false, "needs-location"],
    [false, true, "added"],
  ])("CART-1 with simplified_order %s and a chosen place %s returns %s", (simplifiedOrder, hasPlace, result) => {
    expect(addToCart({ ...cart, simplifiedOrder }, soup, hasPlace).result).toBe(result);
  });

  it("CART-1 adds a new line at the end when nothing else is needed", () => {
    const added = addToCart({ ...cart, simplifiedOrder: false }, soup, true).cart;
    expect(added.lines).toEqual([...cart.lines, soup]);
  });

  const line = fc
    .record({
      productId: fc.integer({ min: 1, max: 4 }),
      quantity: fc.integer({ min: 1, max: 2_000 }),
      grid: fc.constantFrom(
        { step: 1, initialQuantity: 1 },
        { step: 2, initialQuantity: 4 },
        { step: 50, initialQuantity: 300 },
        { step: 1, initialQuantity: 1, countable: false },
      ),
    })
    .map(({ grid, ...asked }) => aCartLine({ ...asked, ...grid, key: `${asked.productId}:${JSON.stringify(grid)}` }));

  it("CART-1 either leaves the cart unchanged, or adds only to the line of the dish, on its steps", () => {
    fc.assert(
      fc.property(
        fc.array(line, { maxLength: 6 }),
        line,
        fc.boolean(),
        fc.boolean(),
        (earlier, wanted, simplifiedOrder, hasPlace) => {
          const before = earlier.reduce(addLine, emptyCart);
          const shopCart = { ...before, simplifiedOrder };
          const { result, cart: after } = addToCart(shopCart, wanted, hasPlace);
          if (result !== "added") {
            expect(after).toBe(shopCart);
            return;
          }
          expect(after.lines.every((each) => isOnGrid(each.quantity, each))).toBe(true);
          expect(new Set(after.lines.map(({ key }) => key)).size).toBe(after.lines.length);
          const others = (lines: typeof after.lines) => lines.filter(({ key }) => key !== wanted.key);
          expect(others(after.lines)).toEqual(others(before.lines));
          const quantityIn = (lines: typeof after.lines) => lines.find(({ key }) => key === wanted.key)?.quantity ?? 0;
          const [had, has] = [quantityIn(before.lines), quantityIn(after.lines)];
          if (wanted.countable === false) expect(has).toBe(wanted.initialQuantity);
          else expect(has).toBeGreaterThan(had);
        },
      ),
    );
  });
});
