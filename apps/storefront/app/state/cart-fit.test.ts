import { money, type QuotedLine } from "@skatert/domain";
import { aCartLine } from "@skatert/domain/testing";
import { describe, expect, it } from "vitest";
import { fitToQuote, repriceByQuote } from "./cart-fit.ts";

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

describe("CART-4 a cart at a new address", () => {
  it("keeps what the branch has, at the prices of its menu", () => {
    const { lines, changes } = fitToQuote([aCartLine()], [aQuotedLine({ unitPrice: money(120_00) })]);
    expect(lines).toMatchObject([{ unitPrice: 120_00, quantity: 1 }]);
    expect(changes).toEqual([
      { kind: "repriced", key: lines[0]?.key, name: "Dish 1", from: money(100_00), to: money(120_00) },
    ]);
  });

  it("names no price where the branch has the same", () => {
    expect(fitToQuote([aCartLine()], [aQuotedLine()]).changes).toEqual([]);
  });

  it("trims a quantity above stock by whole steps and names the dish", () => {
    const line = aCartLine({ quantity: 10, step: 2, initialQuantity: 4 });
    const { lines, changes } = fitToQuote(
      [line],
      [aQuotedLine({ quantity: 10, refusal: { reason: "not-enough-stock", left: 7 } })],
    );
    expect(lines).toMatchObject([{ quantity: 6 }]);
    expect(changes).toEqual([{ kind: "trimmed", key: line.key, name: "Dish 1", from: 10, to: 6 }]);
  });

  it("takes out what is missing there, what is sold out, and what is left below the first-add minimum", () => {
    const lines = [1, 2, 3, 4].map((productId) => aCartLine({ productId, quantity: 4, initialQuantity: 4 }));
    const refusals = [
      { reason: "not-at-location" },
      { reason: "sold-out" },
      { reason: "not-enough-stock", left: 3 },
      { reason: "not-available" },
    ] as const;
    const quoted = refusals.map((refusal, index) => aQuotedLine({ productId: index + 1, quantity: 4, refusal }));
    const fitted = fitToQuote(lines, quoted);
    expect(fitted.lines).toEqual([]);
    expect(fitted.changes).toMatchObject([
      { kind: "removed", why: "missing" },
      { kind: "removed", why: "sold-out" },
      { kind: "removed", why: "sold-out" },
      { kind: "removed", why: "missing" },
    ]);
  });

  it("keeps a dish that is only offered at other hours, for the time may be changed", () => {
    const line = aCartLine();
    const { lines, changes } = fitToQuote(
      [line],
      [aQuotedLine({ refusal: { reason: "not-available", from: 480, to: 720 } })],
    );
    expect(lines).toEqual([line]);
    expect(changes).toEqual([]);
  });

  it("looks past the gift of the answer", () => {
    const line = aCartLine();
    expect(fitToQuote([line], [aQuotedLine(), aQuotedLine({ productId: 9, giftOf: 7 })]).lines).toEqual([line]);
  });

  it("changes nothing by the answer for another cart", () => {
    const line = aCartLine({ quantity: 2 });
    expect(fitToQuote([line], [aQuotedLine({ quantity: 1, refusal: { reason: "sold-out" } })])).toEqual({
      lines: [line],
      changes: [],
    });
  });
});

describe("CART-8 prices of the cart", () => {
  it("become the server's, those of supplements too", () => {
    const supplements = [{ id: 5, count: 1, name: "Sauce", price: money(30_00), categoryIds: [] }];
    const line = aCartLine({ supplements });
    const answer = aQuotedLine({
      unitPrice: money(90_00),
      supplements: [{ id: 5, name: "Sauce", count: 1, price: money(40_00) }],
    });
    expect(repriceByQuote([line], [answer])).toMatchObject([{ unitPrice: 90_00, supplements: [{ price: 40_00 }] }]);
  });

  it("come with names in the language of the answer", () => {
    expect(repriceByQuote([aCartLine()], [aQuotedLine({ name: "Borscht" })])).toMatchObject([
      { name: "Borscht", unitPrice: 100_00 },
    ]);
  });

  it("leave the very same list when nothing differs", () => {
    const lines = [aCartLine()];
    expect(repriceByQuote(lines, [aQuotedLine()])).toBe(lines);
  });
});
