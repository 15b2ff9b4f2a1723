import { expect, it } from "vitest";
import type { QuotedLine } from "../checkout/types.ts";
import { money } from "../money/money.ts";
import { kitchenDelta } from "./kitchen-delta.ts";

function aLine(changes: Partial<QuotedLine> = {}): QuotedLine {
  return {
    productId: 1,
    variationId: null,
    name: "Пицца",
    quantity: 1,
    unitPrice: money(600_00),
    total: money(600_00),
    giftOf: null,
    supplements: [],
    refusal: null,
    ...changes,
  };
}

const cheese = { id: 90, name: "Сыр", count: 2, price: money(50_00) };
const salmon = aLine({ productId: 4, name: "Сёмга", quantity: 500, byWeight: true });

it("CHANGE-3 tells the kitchen each dish that it makes more or less of, and nothing that stays", () => {
  const before = [aLine({ quantity: 2 }), salmon, aLine({ productId: 2, name: "Суп" })];
  const after = [
    aLine({ quantity: 1 }),
    aLine({ supplements: [cheese], note: "разрезать" }),
    { ...salmon, quantity: 437 },
    aLine({ productId: 2, name: "Суп" }),
  ];
  expect(kitchenDelta(before, after)).toEqual([
    { name: "Пицца", variation: null, was: 2, now: 1 },
    { name: "Сёмга", variation: null, was: 500, now: 437, byWeight: true },
    { name: "Пицца", variation: null, was: 0, now: 1, chosen: ["Сыр × 2"], note: "разрезать" },
  ]);
});

it("CHANGE-3 counts the same dish together: of several guests, and a gift that is then paid for", () => {
  const before = [aLine({ person: "Аня" }), aLine({ person: "Борис" }), aLine({ productId: 6, giftOf: 3 })];
  const after = [aLine({ quantity: 2 }), aLine({ productId: 6 })];
  expect(kitchenDelta(before, after)).toEqual([]);
});
