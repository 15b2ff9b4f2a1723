import { describe, expect, it } from "vitest";
import { CARDS, isFound } from "./cards.ts";
import { fieldId, PLAIN_CARDS } from "./plain-fields.ts";

describe("the search of the settings", () => {
  it("EDIT-4 matches all words in any order, ignoring case and the letter ё", () => {
    const texts = ["Чаевые", "Наибольшая сумма, ₽", "Курьеру и кухне ещё"];
    expect(isFound("", texts)).toBe(true);
    expect(isFound("сумма ЧАЕВ", texts)).toBe(true);
    expect(isFound("еще", texts)).toBe(true);
    expect(isFound("сумма доставки", texts)).toBe(false);
  });

  it("EDIT-4 lists every settings group once, and no field twice in a group", () => {
    const ids = CARDS.map(({ id }) => id);
    expect(new Set(ids).size).toBe(ids.length);
    for (const fields of Object.values(PLAIN_CARDS)) {
      const names = fields.map(fieldId);
      expect(new Set(names).size).toBe(names.length);
    }
  });
});
