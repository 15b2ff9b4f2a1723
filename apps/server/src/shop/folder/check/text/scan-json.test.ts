import * as fc from "fast-check";
import { describe, expect, it } from "vitest";
import { scanJson } from "./scan-json.ts";

function isJson(text: string): boolean {
  try {
    JSON.parse(text);
    return true;
  } catch {
    return false;
  }
}

const pieces = fc.constantFrom(
  "{",
  "}",
  "[",
  "]",
  ",",
  ":",
  '"',
  "'",
  "1",
  "0",
  "-",
  ".",
  "e",
  "\\",
  "\n",
  " ",
  "true",
  "//",
  "я",
);

describe("scanning JSON by hand", () => {
  it("ENT-1 finds a fault in exactly the texts that are not JSON", () => {
    fc.assert(
      fc.property(fc.json(), fc.nat(), pieces, fc.nat(2), (json, at, piece, cut) => {
        const place = at % (json.length + 1);
        const text = json.slice(0, place) + piece + json.slice(place + cut);
        expect(scanJson(text).fault === null).toBe(isJson(text));
      }),
    );
  });

  it("ENT-1 finds no fault in JSON of any layout", () => {
    fc.assert(
      fc.property(fc.jsonValue(), fc.constantFrom(0, 2, "\t"), (value, indent) => {
        expect(scanJson(JSON.stringify(value, null, indent))).toEqual({ fault: null, repeated: [] });
      }),
    );
  });

  it("ENT-1 reports every repeated name of an object", () => {
    const { repeated } = scanJson('[{"a": 1, "b": {"c": 1, "c": 2}, "a": 2}]');
    expect(repeated.map(({ path }) => path)).toEqual([
      [0, "b", "c"],
      [0, "a"],
    ]);
  });

  it("ENT-1 stops at 200 levels instead of running out of memory", () => {
    expect(scanJson("[".repeat(100_000)).fault?.reason).toBe("is nested deeper than 200 levels");
  });
});
