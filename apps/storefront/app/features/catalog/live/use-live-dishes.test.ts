import { money } from "@skatert/domain";
import { describe, expect, it } from "vitest";
import type { DishDetail } from "../card/dish.ts";
import { unpackDish } from "../menu/packed-dish.ts";
import { liveDetail } from "./use-live-dishes.ts";

const card = unpackDish({
  id: 5,
  name: "Маргарита",
  price: money(49_000),
  categoryIds: [106],
  url: "/x",
  freeLimits: [],
});
const size = { name: "25 см", price: money(49_000), regularPrice: money(49_000), inStock: true, netContent: null };
const pizza: Pick<DishDetail, "card" | "variations"> = {
  card,
  variations: [
    { ...size, id: 51 },
    { ...size, id: 52 },
  ],
};
const list = (products: readonly number[], variations: readonly number[] = []) => ({
  products: new Set(products),
  variations: new Set(variations),
});

describe("a dish with the stop-list", () => {
  it("API-8 is unchanged while nothing is sold out", () => {
    expect(liveDetail(pizza, list([]))).toBe(pizza);
    expect(liveDetail(pizza, list([6])).card).toBe(card);
  });

  it("API-8 is sold out as a whole, or in one variation", () => {
    expect(liveDetail(pizza, list([5])).card.state).toEqual({ kind: "sold-out" });
    const one = liveDetail(pizza, list([], [52]));
    expect([one.card.state.kind, one.variations.map(({ inStock }) => inStock)]).toEqual(["available", [true, false]]);
  });

  it("keeps another reason why it is unavailable", () => {
    const elsewhere: typeof pizza = { ...pizza, card: { ...card, state: { kind: "not-here" } } };
    expect(liveDetail(elsewhere, list([5])).card.state).toEqual({ kind: "not-here" });
  });
});
