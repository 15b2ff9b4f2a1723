import fc from "fast-check";
import { expect, it } from "vitest";
import { isSame } from "./is-same.ts";

it("finds equal exactly what has the same JSON, whatever the order of names", () => {
  fc.assert(
    fc.property(fc.jsonValue(), fc.jsonValue(), (one, other) => {
      expect(isSame(one, JSON.parse(JSON.stringify(one)))).toBe(true);
      if (JSON.stringify(one) === JSON.stringify(other)) expect(isSame(one, other)).toBe(true);
      expect(isSame({ one }, { one, other })).toBe(false);
      expect(isSame([one], [one, other])).toBe(false);
    }),
  );
  expect(isSame({ a: 1, b: [2, null] }, { b: [2, null], a: 1 })).toBe(true);
  expect(isSame({ a: [] }, { a: {} })).toBe(false);
});
