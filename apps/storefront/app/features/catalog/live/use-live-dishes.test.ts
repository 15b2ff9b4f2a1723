import { money } from "@skatert/domain";
import { describe, expect, it } from "vitest";
import ru from "../../../../messages/ru.json" with { type: "json" };
import { compileDictionary } from "../../../i18n/dictionary/compile.ts";
import { createI18n } from "../../../i18n/i18n.ts";
import type { DishDetail } from "../card/dish.ts";
import { stateText } from "../card/dish-state-text.ts";
import { unpackDish } from "../menu/packed-dish.ts";
import { liveDetail } from "./use-live-dishes.ts";

const i18n = createI18n({ language: "ru", currency: "₽", dictionary: compileDictionary(ru) });
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
const texts = (ids: readonly number[], text: string) => new Map(ids.map((id) => [id, text]));
const list = (products: readonly number[], variations: readonly number[] = [], text = "") => ({
  products: texts(products, text),
  variations: texts(variations, text),
});

describe("a dish with the stop-list", () => {
  it("API-8 is unchanged while nothing is sold out", () => {
    expect(liveDetail(pizza, list([]))).toBe(pizza);
    expect(liveDetail(pizza, list([6])).card).toBe(card);
  });

  it("API-8 is sold out as a whole, or in one variation", () => {
    expect(liveDetail(pizza, list([5])).card.state).toEqual({ kind: "sold-out", text: "" });
    const one = liveDetail(pizza, list([], [52]));
    expect([one.card.state.kind, one.variations.map(({ inStock }) => inStock)]).toEqual(["available", [true, false]]);
  });

  it("STOP-2 says when it is back, as a whole or in one size", () => {
    const whole = liveDetail(pizza, list([5], [], "С 18:00")).card.state;
    expect(stateText(whole, i18n)).toBe("С 18:00");
    expect(stateText({ kind: "sold-out", text: "" }, i18n)).toBe("Закончилось");
    expect(liveDetail(pizza, list([], [52], "С 18:00")).variations[1]).toMatchObject({
      inStock: false,
      note: "С 18:00",
    });
  });

  it("keeps another reason why it is unavailable", () => {
    const elsewhere: typeof pizza = { ...pizza, card: { ...card, state: { kind: "not-here" } } };
    expect(liveDetail(elsewhere, list([5])).card.state).toEqual({ kind: "not-here" });
  });
});
