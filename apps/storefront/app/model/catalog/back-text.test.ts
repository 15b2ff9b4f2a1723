import { expect, it } from "vitest";
import ru from "../../../messages/ru.json" with { type: "json" };
import { compileDictionary } from "../../i18n/dictionary/compile.ts";
import { createI18n } from "../../i18n/i18n.ts";
import { pausedText } from "./back-text.ts";

const i18n = createI18n({ language: "ru", currency: "₽", dictionary: compileDictionary(ru) });
const at = (time: string) => Date.parse(`2026-03-04T${time}:00+03:00`);
const paused = (message?: string) =>
  pausedText({ message, backAt: at("18:00") }, { i18n, timeZone: "Europe/Moscow", now: at("12:00") });

it.each([
  [undefined, ""],
  [" ", ""],
  ["Скоро вернёмся", "Скоро вернёмся. "],
  ["Скоро вернёмся.", "Скоро вернёмся. "],
  ["Скоро вернёмся! ", "Скоро вернёмся! "],
  ["Печь остыла…", "Печь остыла… "],
])("STOP-3 ends a branch's message %j with one sign", (message, start) => {
  expect(paused(message)).toBe(`${start}Не принимаем заказы до 18:00`);
});
