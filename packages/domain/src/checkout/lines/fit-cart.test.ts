import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { forPerson } from "../../cart/group/lines-by-person.ts";
import { addLine, emptyCart } from "../../cart/lines.ts";
import { makeLine } from "../../cart/make-line.ts";
import { isOnGrid } from "../../cart/steps.ts";
import type { CartLine, LineRequest, StockLevel } from "../../cart/types.ts";
import type { Catalog } from "../../catalog/types.ts";
import { money } from "../../money/money.ts";
import { catalog } from "../../testing/any-request.ts";
import { aCartLine, aCatalog, aStockLevel } from "../../testing/index.ts";
import { quoteOf } from "../../testing/quotes.ts";
import type { QuotedLine } from "../types.ts";
import { dropNotes, fitToQuote, goneLines, joinChanges, repriceByQuote } from "./fit-cart.ts";

function aQuotedLine(changes: Partial<QuotedLine> = {}): QuotedLine {
  return {
    productId: 1,
    variationId: null,
    name: "Dish 1",
    quantity: 1,
    unitPrice: money(100_00),
    total: money(100_00),
    giftOf: null,
    supplements: [],
    refusal: null,
    ...changes,
  };
}

describe("dropNotes", () => {
  const plain = aCartLine();
  const noted = aCartLine({ note: "разрезать", quantity: 2 });
  const dropped = { quantity: 2, noteDropped: true } as const;

  it("MENU-15 takes a refused note out of the cart by name, and joins the line with its equal", () => {
    const { lines, changes } = dropNotes([plain, noted], [aQuotedLine(), aQuotedLine(dropped)]);
    expect(lines).toEqual([aCartLine({ quantity: 3 })]);
    expect(changes).toEqual([{ kind: "note-dropped", key: plain.key, name: "Dish 1", note: "разрезать" }]);
  });

  it("MENU-15 keeps the line of a friend apart", () => {
    const { lines } = dropNotes([plain, forPerson(noted, "Олег")], [aQuotedLine(), aQuotedLine(dropped)]);
    expect(lines).toEqual([plain, forPerson(aCartLine({ quantity: 2 }), "Олег")]);
  });

  it("MENU-15 changes nothing while notes are taken, or for the quote of another cart", () => {
    const kept = [plain, noted];
    expect(dropNotes(kept, [aQuotedLine(), aQuotedLine({ quantity: 2, note: "разрезать" })]).lines).toBe(kept);
    expect(dropNotes(kept, [aQuotedLine(dropped)]).lines).toBe(kept);
  });
});

describe("fitToQuote", () => {
  it("CART-4 keeps available dishes at the prices of the branch's menu", () => {
    const { lines, changes } = fitToQuote([aCartLine()], [aQuotedLine({ unitPrice: money(120_00) })]);
    expect(lines).toMatchObject([{ unitPrice: 120_00, quantity: 1 }]);
    expect(changes).toEqual([
      { kind: "repriced", key: lines[0]?.key, name: "Dish 1", from: money(100_00), to: money(120_00) },
    ]);
  });

  it("CART-4 PRICE-4 tells the price of a set as the cart shows it, less its discount", () => {
    const set = aCartLine({ unitPrice: money(2_000_00), combo: { kind: "percent", percent: 15 } });
    const { changes } = fitToQuote([set], [aQuotedLine({ unitPrice: money(2_130_00) })]);
    expect(changes).toMatchObject([{ kind: "repriced", from: 1_700_00, to: 1_810_50 }]);
  });

  it("CART-4 reports no price change where the branch has the same price", () => {
    expect(fitToQuote([aCartLine()], [aQuotedLine()]).changes).toEqual([]);
  });

  it("CART-4 reports a second change from the last price the shopper saw, and none if the price is back", () => {
    const atBranch = (lines: readonly CartLine[], price: number) =>
      fitToQuote(lines, [aQuotedLine({ unitPrice: money(price) })]);
    const first = atBranch([aCartLine()], 120_00);
    const gone = { kind: "removed", key: "other", name: "Dish 2", why: "missing" } as const;
    const dearer = atBranch(first.lines, 130_00);
    const joined = joinChanges([gone, ...first.changes], dearer.changes);
    expect(joined).toEqual([gone, { ...dearer.changes[0], from: money(100_00) }]);
    const between = atBranch(dearer.lines, 120_00);
    expect(joinChanges(joined, between.changes)).toEqual([gone, ...first.changes]);
    const back = atBranch(first.lines, 100_00);
    expect(joinChanges([gone, ...first.changes], back.changes)).toEqual([gone]);
  });

  it("CART-4 shows no former price of a dearer branch, and keeps the former price of a reduced dish", () => {
    const at = (line: CartLine, price: number) => repriceByQuote([line], [aQuotedLine({ unitPrice: money(price) })])[0];
    const dearer = at(aCartLine(), 120_00) ?? aCartLine();
    expect(at(dearer, 100_00)).toMatchObject({ unitPrice: 100_00, regularPrice: 100_00 });
    const reduced = aCartLine({ regularPrice: money(150_00) });
    expect(at(reduced, 110_00)).toMatchObject({ unitPrice: 110_00, regularPrice: 150_00 });
  });

  it("CART-4 lowers a quantity above stock by whole steps and names the dish", () => {
    const line = aCartLine({ quantity: 10, step: 2, initialQuantity: 4 });
    const { lines, changes } = fitToQuote(
      [line],
      [aQuotedLine({ quantity: 10, refusal: { reason: "not-enough-stock", left: 7 } })],
    );
    expect(lines).toMatchObject([{ quantity: 6 }]);
    expect(changes).toEqual([{ kind: "trimmed", key: line.key, name: "Dish 1", from: 10, to: 6 }]);
  });

  it.each([
    ["another branch's dish", { reason: "not-at-location" }, "missing"],
    ["sold out", { reason: "sold-out" }, "sold-out"],
    ["less left than the first-add minimum", { reason: "not-enough-stock", left: 3 }, "sold-out"],
    ["not on the menu", { reason: "not-available" }, "missing"],
  ] as const)("CART-4 removes a line: %s", (_situation, refusal, why) => {
    const line = aCartLine({ quantity: 4, initialQuantity: 4 });
    expect(fitToQuote([line], [aQuotedLine({ quantity: 4, refusal })])).toEqual({
      lines: [],
      changes: [{ kind: "removed", key: line.key, name: "Dish 1", why }],
    });
  });

  it("CART-4 keeps a dish that is offered at other hours, because the time may be changed", () => {
    const line = aCartLine();
    const quoted = [aQuotedLine({ refusal: { reason: "not-available", from: 480, to: 720 } })];
    expect(fitToQuote([line], quoted)).toEqual({ lines: [line], changes: [] });
  });

  it("CART-4 ignores the gift of the quote", () => {
    const line = aCartLine();
    expect(fitToQuote([line], [aQuotedLine(), aQuotedLine({ productId: 9, giftOf: 7 })]).lines).toEqual([line]);
  });

  it.each([
    ["another quantity", [aQuotedLine({ quantity: 1, refusal: { reason: "sold-out" } })]],
    ["one line more", [aQuotedLine({ quantity: 2, unitPrice: money(1) }), aQuotedLine({ productId: 2 })]],
  ])("CART-4 ignores a quote of another cart: %s", (_situation, quoted) => {
    const line = aCartLine({ quantity: 2 });
    expect(fitToQuote([line], quoted)).toEqual({ lines: [line], changes: [] });
  });
});

describe("goneLines", () => {
  it("ERR-5 lists a sold-out dish, but not a dish with remaining stock or other hours", () => {
    const lines = [1, 2, 3].map((productId) => aCartLine({ productId, quantity: 3 }));
    const refusals = [
      { reason: "sold-out" },
      { reason: "not-enough-stock", left: 2 },
      { reason: "not-available", from: 480, to: 720 },
    ] as const;
    const quoted = refusals.map((refusal, index) => aQuotedLine({ productId: index + 1, quantity: 3, refusal }));
    expect(goneLines(lines, quoted)).toEqual(lines.slice(0, 1));
  });
});

describe("repriceByQuote", () => {
  it("CART-8 takes the server's prices, those of supplements too", () => {
    const supplements = [{ id: 5, count: 1, name: "Sauce", price: money(30_00), categoryIds: [] }];
    const answer = aQuotedLine({
      unitPrice: money(90_00),
      supplements: [{ id: 5, name: "Sauce", count: 1, price: money(40_00) }],
    });
    expect(repriceByQuote([aCartLine({ supplements })], [answer])).toMatchObject([
      { unitPrice: 90_00, supplements: [{ price: 40_00 }] },
    ]);
  });

  it("CART-8 takes the names in the language of the answer", () => {
    expect(repriceByQuote([aCartLine()], [aQuotedLine({ name: "Borscht" })])).toMatchObject([
      { name: "Borscht", unitPrice: 100_00 },
    ]);
  });

  it("CART-8 returns the same list when nothing differs or the quote is for another cart", () => {
    const lines = [aCartLine()];
    expect(repriceByQuote(lines, [aQuotedLine()])).toBe(lines);
    expect(repriceByQuote(lines, [aQuotedLine({ quantity: 2, unitPrice: money(1) })])).toBe(lines);
    const two = [...lines, aCartLine({ productId: 2 })];
    const halfOther = [aQuotedLine({ unitPrice: money(1) }), aQuotedLine({ productId: 3, unitPrice: money(1) })];
    expect(repriceByQuote(two, halfOther)).toBe(two);
  });
});

/** Another branch: without dish 3, dish 4 at other locations only, dish 6 sold out, everything dearer. */
const branch: Catalog = aCatalog({
  categories: catalog.categories.map((category) => ({
    ...category,
    products: category.products
      .filter(({ id }) => id !== 3)
      .map((product) => ({
        ...product,
        price: money(product.price + 10_00),
        locationIds: product.id === 4 ? [200] : product.locationIds,
        inStock: product.id !== 6,
      })),
  })),
});

function quoteAtBranch(lines: readonly CartLine[], stock: readonly StockLevel[]): readonly QuotedLine[] {
  return quoteOf({ lines }, { catalog: branch, mainCatalog: catalog }, { stock }).lines;
}

describe("a cart fitted to the quotes of another branch", () => {
  const wanted: fc.Arbitrary<LineRequest> = fc.record({
    productId: fc.integer({ min: 1, max: 7 }),
    variationId: fc.constant(null),
    quantity: fc.integer({ min: 1, max: 12 }),
    supplements: fc.constantFrom([], [{ id: 900, count: 1 }], [{ id: 901, count: 2 }]),
  });
  const cart = fc.array(wanted, { maxLength: 6 }).map((wishes) =>
    wishes.reduce((filled, wish) => {
      const line = makeLine(catalog, wish.productId === 2 ? { ...wish, variationId: 21 } : wish);
      return line === null ? filled : addLine(filled, line);
    }, emptyCart),
  );
  const stock = fc.array(
    fc.record({ productId: fc.constantFrom(1, 2, 5), quantity: fc.option(fc.nat(500)) }).map(aStockLevel),
    { maxLength: 3 },
  );

  it("CART-4 never raises a quantity, keeps every step, names each loss, and ends with no shortage", () => {
    fc.assert(
      fc.property(cart, stock, ({ lines: before }, levels) => {
        let lines = before;
        // A lowered line leaves stock to the next line, so the next line may then fall short.
        for (let round = 0; round <= before.length; round += 1) {
          const fitted = fitToQuote(lines, quoteAtBranch(lines, levels));
          for (const line of fitted.lines) {
            const old = lines.find(({ key }) => key === line.key)?.quantity ?? 0;
            expect(line.quantity).toBeLessThanOrEqual(old);
            expect(isOnGrid(line.quantity, line)).toBe(true);
            const change = fitted.changes.find(({ key }) => key === line.key);
            expect(change?.kind === "trimmed").toBe(line.quantity < old);
          }
          const removed = fitted.changes.filter(({ kind }) => kind === "removed").map(({ key }) => key);
          expect(removed).toEqual(
            lines.map(({ key }) => key).filter((key) => !fitted.lines.some((line) => line.key === key)),
          );
          lines = fitted.lines;
        }
        const quoted = quoteAtBranch(lines, levels);
        expect(fitToQuote(lines, quoted)).toEqual({ lines, changes: [] });
        expect(goneLines(lines, quoted)).toEqual([]);
        for (const [index, { refusal, unitPrice }] of quoted.entries()) {
          expect(["sold-out", "not-enough-stock", "not-at-location"]).not.toContain(refusal?.reason);
          if (refusal === null) expect(lines[index]?.unitPrice).toBe(unitPrice);
        }
      }),
    );
  });

  it("CART-4 removes a dish that the branch's menu lacks or that only other locations sell", () => {
    const lines = [3, 4, 1].map((productId) => aCartLine({ productId }));
    const { lines: left, changes } = fitToQuote(lines, quoteAtBranch(lines, []));
    expect(left.map(({ productId }) => productId)).toEqual([1]);
    expect(changes).toMatchObject([
      { kind: "removed", why: "missing" },
      { kind: "removed", why: "missing" },
      { kind: "repriced", from: 100_00, to: 110_00 },
    ]);
  });

  it("CART-4 removes a line of a dish that the branch marks as sold out", () => {
    const line = aCartLine({ productId: 6, quantity: 2, step: 2 });
    expect(fitToQuote([line], quoteAtBranch([line], [])).changes).toMatchObject([{ kind: "removed", why: "sold-out" }]);
  });
});
