import { money } from "@skatert/domain";
import { describe, expect, it } from "vitest";
import { createI18n } from "../../i18n/i18n.ts";
import { languageDictionary } from "../../i18n/language-dictionary.ts";
import { sumsText } from "../../state/group-order/copy-text.ts";
import { type GuestPart, guestNote } from "./guest-note.ts";

const i18n = createI18n({ language: "ru", currency: "₽", dictionary: languageDictionary("ru"), overrides: {} });
const part: GuestPart = {
  ...{ state: "open", isOut: false, isDone: false, outcome: "done", host: "Анна", sum: money(640_00) },
};

describe("what a guest of a group order reads", () => {
  it.each([
    ["while choosing", {}, /^Ваших блюд на 640/],
    ["when done", { isDone: true }, /^Блюда переданы. Заказ оформит Анна$/],
    ["without a connection, before being done", { isDone: true, outcome: "failed" }, /^Нет связи/],
    ["with too many dishes", { outcome: "too-many-dishes" }, /не поместится/],
    ["while the host checks out", { state: "closed", outcome: "closed" }, /^Заказ оформляют/],
    ["removed by the host", { isOut: true, state: "closed" }, /больше не участвуете/],
    ["after the order", { state: "ordered", isOut: true }, /^Заказ оформлен. Ваших блюд на 640/],
  ] as const)("%s", (_situation, change, text) => {
    expect(guestNote({ ...part, ...change }, i18n)).toMatch(text);
  });

  it("copies a line for each person", () => {
    const text = sumsText(
      [
        { name: "Вы", sum: money(450_00) },
        { name: "Олег", sum: money(780_50) },
      ],
      i18n,
    );
    expect(text.split("\n")).toEqual([expect.stringMatching(/^Вы: 450/), expect.stringMatching(/^Олег: 780,50/)]);
  });
});
