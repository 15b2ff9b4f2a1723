import { expect, it } from "vitest";
import type { I18n } from "../../../i18n/i18n.ts";
import { weekdaysText } from "./weekdays-text.ts";

const t = ((key: string) => key.replace("settings.day.", "")) as I18n["t"];

it.each([
  [[5, 1, 2, 3, 4], "1–5"],
  [[1, 2, 3, 7], "1–3, 7"],
  [[1, 2, 6], "1, 2, 6"],
  [[6, 7], "6, 7"],
  [[], ""],
])("PROMO-1 weekdays %j read as %s", (days, text) => {
  expect(weekdaysText(days, t)).toBe(text);
});
