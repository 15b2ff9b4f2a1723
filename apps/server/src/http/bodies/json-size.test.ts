import { expect, it } from "vitest";
import { checkJsonSize } from "./json-size.ts";

const size = { depth: 3, members: 4, total: 8 };
const isTaken = (text: string) => {
  try {
    checkJsonSize(Buffer.from(text), size);
    return true;
  } catch {
    return false;
  }
};

it.each([
  ["[1,2,3,4]", true],
  ["[1,2,3,4,5]", false],
  ['{"a":1,"b":2,"c":3,"d":4}', true],
  ['{"a":1,"b":2,"c":3,"d":4,"e":5}', false],
  ["[[[1]]]", true],
  ["[[[[1]]]]", false],
  ["[[1,2,3],[1,2,3]]", true],
  ["[[1,2,3],[1,2,3],[1,2,3]]", false],
  ['[",,,,[[[[{{{{"]', true],
  ['["a\\\\",",,,,,"]', true],
  ['["a\\",,,,,,"]', true],
  ['["a\\\\",1,2,3,4]', false],
  ['"no end', true],
  ["]]]]", true],
  ["", true],
])("API-2 counts values outside texts before parsing: %s", (text, taken) => {
  expect(isTaken(text)).toBe(taken);
});
