import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { aCart, aCartLine, aLineRequest } from "../testing/index.ts";
import { lineKey } from "./line-key.ts";
import { addLine, changeQuantity, emptyCart, removeLine, replaceLine } from "./lines.ts";
import { countedPieces } from "./pieces.ts";

const cheese = { id: 900, count: 1 };
const sauce = { id: 901, count: 2 };

describe("lineKey", () => {
  const key = (changes: Parameters<typeof aLineRequest>[0]) => lineKey(aLineRequest(changes));

  it("CART-6 distinguishes dishes, variations and supplements", () => {
    const keys = [
      key({}),
      key({ productId: 2 }),
      key({ variationId: 2 }),
      key({ supplements: [cheese] }),
      key({ supplements: [{ ...cheese, count: 2 }] }),
    ];
    expect(new Set(keys).size).toBe(keys.length);
  });

  it("CART-6 does not confuse a variation with a supplement", () => {
    expect(key({ variationId: 900 })).not.toBe(key({ supplements: [cheese] }));
  });

  it("CART-6 ignores the order of supplements, adds up their counts and drops those of count 0", () => {
    expect(key({ supplements: [sauce, cheese] })).toBe(key({ supplements: [cheese, sauce] }));
    expect(key({ supplements: [cheese, cheese] })).toBe(key({ supplements: [{ ...cheese, count: 2 }] }));
    expect(key({ supplements: [{ ...cheese, count: 0 }] })).toBe(key({}));
  });
});

describe("the key of a line with a note", () => {
  const key = (changes: Parameters<typeof aLineRequest>[0]) => lineKey(aLineRequest(changes));

  it("MENU-15 is another for another note, and without a note the one that browsers have stored", () => {
    expect(key({ supplements: [sauce] })).toBe("1::901x2");
    const keys = [key({}), key({ note: "разрезать" }), key({ note: "без соли" }), key({ note: ":901x2" })];
    expect(new Set([...keys, key({ supplements: [sauce] })]).size).toBe(keys.length + 1);
  });

  it("MENU-15 keeps two dishes apart that differ in the note alone", () => {
    const plain = aCartLine();
    const cart = addLine(addLine(addLine(emptyCart, plain), aCartLine({ note: "разрезать" })), plain);
    expect(cart.lines.map(({ note, quantity }) => [note, quantity])).toEqual([
      [undefined, 2],
      ["разрезать", 1],
    ]);
  });

  it("MENU-15 differs whenever dish, supplements or note differ", () => {
    const request = fc.record({
      supplements: fc.array(fc.record({ id: fc.integer({ min: 1, max: 3 }), count: fc.integer({ min: 1, max: 2 }) }), {
        maxLength: 2,
      }),
      note: fc.option(fc.string({ minLength: 1, maxLength: 4, unit: fc.constantFrom(...'1x2:"(),\\') }), {
        nil: undefined,
      }),
    });
    fc.assert(
      fc.property(request, request, ({ note: one, ...a }, { note: other, ...b }) => {
        const [first, second] = [key({ ...a, ...noted(one) }), key({ ...b, ...noted(other) })];
        expect(first === second).toBe(one === other && key(a) === key(b));
      }),
    );
  });

  const noted = (note: string | undefined) => (note === undefined ? {} : { note });
});

describe("addLine", () => {
  const cheesecake = aCartLine({ measure: { kind: "grams" }, initialQuantity: 300, step: 100 });

  it("CART-1 adds the first-add minimum first, then one step per tap", () => {
    const once = addLine(emptyCart, cheesecake);
    expect(once.lines).toMatchObject([{ quantity: 300 }]);
    expect(addLine(once, cheesecake).lines).toMatchObject([{ quantity: 400 }]);
  });

  it("CART-1 takes a chosen quantity, rounded up to the step", () => {
    const once = addLine(emptyCart, { ...cheesecake, quantity: 420 });
    expect(once.lines).toMatchObject([{ quantity: 500 }]);
    expect(addLine(once, { ...cheesecake, quantity: 200 }).lines).toMatchObject([{ quantity: 700 }]);
  });

  it("CART-6 keeps a dish with other supplements on a separate line", () => {
    const plain = aCartLine();
    const withCheese = aCartLine({
      supplements: [{ ...cheese, name: "Cheese", price: plain.unitPrice, categoryIds: [] }],
    });
    expect(addLine(addLine(emptyCart, plain), withCheese).lines).toHaveLength(2);
  });
});

describe("a dish that is not countable", () => {
  const voucher = aCartLine({ countable: false });

  it("ENT-5 stays at quantity 1 however often it is added, and can be removed", () => {
    const once = addLine(emptyCart, { ...voucher, quantity: 3 });
    expect(once.lines).toMatchObject([{ quantity: 1 }]);
    expect(addLine(once, voucher).lines).toMatchObject([{ quantity: 1 }]);
    expect(changeQuantity(once, voucher.key, -1).lines).toEqual([]);
  });
});

describe("changeQuantity", () => {
  const rolls = aCartLine({ productId: 2, quantity: 6, initialQuantity: 4, step: 2 });
  const soup = aCartLine({ productId: 3 });
  const cart = aCart(rolls, soup);

  it("CART-2 changes the quantity by whole steps", () => {
    expect(changeQuantity(cart, rolls.key, 2).lines[0]?.quantity).toBe(10);
    expect(changeQuantity(cart, rolls.key, -1).lines[0]?.quantity).toBe(4);
  });

  it("CART-2 removes a line at 0 and below the first-add minimum", () => {
    expect(changeQuantity(cart, rolls.key, -2).lines).toEqual([soup]);
    expect(changeQuantity(cart, soup.key, -1).lines).toEqual([rolls]);
  });

  it("CART-2 leaves other lines unchanged", () => {
    expect(changeQuantity(cart, "unknown", 1)).toEqual(cart);
    expect(removeLine(cart, soup.key).lines).toEqual([rolls]);
  });
});

describe("countedPieces", () => {
  it("COUP-7 counts a gram item as one piece, and portions and pieces by quantity", () => {
    expect(countedPieces({ kind: "grams" }, 750)).toBe(1);
    expect(countedPieces({ kind: "portion", grams: 250 }, 3)).toBe(3);
    expect(countedPieces({ kind: "piece" }, 4)).toBe(4);
  });
});

describe("replaceLine", () => {
  const plain = aCartLine({ key: "1:", quantity: 2 });
  const other = aCartLine({ productId: 2, key: "2:" });
  const withCheese = aCartLine({ key: "1::900x1", quantity: 1 });

  it("CART-6 puts another choice of the dish in the place of its line", () => {
    const { lines } = replaceLine(aCart(plain, other), plain.key, withCheese);
    expect(lines.map(({ key, quantity }) => [key, quantity])).toEqual([
      [withCheese.key, 1],
      [other.key, other.quantity],
    ]);
  });

  it("CART-6 joins a line that becomes equal to another one, in the place of the edited line", () => {
    const { lines } = replaceLine(aCart(withCheese, other, plain), plain.key, { ...withCheese, quantity: 3 });
    expect(lines.map(({ key, quantity }) => [key, quantity])).toEqual([
      [other.key, other.quantity],
      [withCheese.key, 4],
    ]);
  });

  it("CART-6 keeps one line whose choice stays, and adds a dish whose line is gone meanwhile", () => {
    expect(replaceLine(aCart(plain), plain.key, { ...plain, quantity: 5 }).lines).toMatchObject([{ quantity: 5 }]);
    expect(replaceLine(aCart(other), plain.key, plain).lines.map(({ key }) => key)).toEqual([other.key, plain.key]);
  });
});
