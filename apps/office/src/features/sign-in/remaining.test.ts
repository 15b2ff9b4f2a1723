import { expect, it } from "vitest";
import { remainingText } from "./remaining.ts";

it.each([
  [300_000, "5:00"],
  [245_001, "4:06"],
  [900, "0:01"],
  [-5, "0:00"],
])("shows %i ms as %s", (milliseconds, text) => {
  expect(remainingText(milliseconds)).toBe(text);
});
