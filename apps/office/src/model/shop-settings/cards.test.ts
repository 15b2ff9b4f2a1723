import { describe, expect, it } from "vitest";
import russian from "../../../messages/ru.json" with { type: "json" };
import { CARDS, isFound, LINKS } from "./cards.ts";
import { fieldId, PLAIN_CARDS } from "./plain-fields.ts";

describe("the search of the settings", () => {
  it("EDIT-4 matches all words in any order, ignoring case and the letter ё", () => {
    const texts = ["Чаевые", "Наибольшая сумма, ₽", "Курьеру и кухне ещё"];
    expect(isFound("", texts)).toBe(true);
    expect(isFound("сумма ЧАЕВ", texts)).toBe(true);
    expect(isFound("еще", texts)).toBe(true);
    expect(isFound("сумма доставки", texts)).toBe(false);
  });

  const foundBy = (search: string) =>
    LINKS.filter(({ id, labels }) => {
      const keys = [`shopset.link.${id}`, `shopset.link.${id}.text`, ...labels] as const;
      return isFound(
        search,
        keys.map((key) => russian[key]),
      );
    }).map(({ to }) => to);

  it.each(["купон", "акция", "промокод", "скидка", "подарок"])(
    "PROMO-1 answers «%s» with the screen of promotions",
    (word) => expect(foundBy(word)).toContain("/menu/promotions"),
  );

  it.each(["промокод вместе", "скидки складываются", "баллы", "колесо", "приглашения"])(
    "PROMO-1 leads from «%s» to the rules of promotions",
    (search) => expect(foundBy(search)).toEqual(["/menu/promotions?rules=1"]),
  );

  it("EDIT-4 lists every settings group once, and no field twice in a group", () => {
    const ids = CARDS.map(({ id }) => id);
    expect(new Set(ids).size).toBe(ids.length);
    for (const fields of Object.values(PLAIN_CARDS)) {
      const names = fields.map(fieldId);
      expect(new Set(names).size).toBe(names.length);
    }
  });
});
