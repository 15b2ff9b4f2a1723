import { expect, it } from "vitest";
import english from "../../../../messages/en.json" with { type: "json" };
import russian from "../../../../messages/ru.json" with { type: "json" };
import { compiledMessages } from "../../../../vite/messages.ts";
import { createI18n } from "../../../i18n/i18n.ts";
import { measureText } from "./measure-text.ts";

it("BOARD-2 the weight of an ordered dish has the unit of the office's language; an unknown unit stays", () => {
  const inEnglish = createI18n("en", compiledMessages(russian, english)).t;
  const inRussian = createI18n("ru", compiledMessages(russian, russian)).t;
  const measures = ["340 г", "300 мл", "150/30 г", "1 ведро", "toString"];
  expect(measures.map((measure) => measureText(measure, inEnglish))).toEqual([
    "340 g",
    "300 ml",
    "150/30 g",
    "1 ведро",
    "toString",
  ]);
  expect(measures.slice(0, 2).map((measure) => measureText(measure, inRussian))).toEqual(["340 г", "300 мл"]);
});
