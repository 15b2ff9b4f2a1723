import { expect, it } from "vitest";
import { portionParts } from "./portion-parts.ts";

it.each([
  ["350/50", 400, [350, 50]],
  ["350 / 50", "400", [350, 50]],
  ["0,1/0,2", 0.3, [0.1, 0.2]],
])("IMPORT-1 the portion %j of %j has the parts %j", (written, amount, parts) => {
  expect(portionParts(written, amount)).toEqual(parts);
});

it.each([
  ["350/50", 420],
  ["400", 400],
  ["350/пол", 400],
  ["", 0],
  [undefined, 400],
  [Array.from({ length: 11 }, () => "1").join("/"), 11],
])("IMPORT-1 the text %j of %j is no list of parts", (written, amount) => {
  expect(portionParts(written, amount)).toBeNull();
});
