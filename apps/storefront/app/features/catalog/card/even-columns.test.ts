import fc from "fast-check";
import { expect, it } from "vitest";
import { evenColumns } from "./even-columns.ts";

it("LAYOUT-2 leaves no single tile in the last row if another number of columns fits", () => {
  expect(evenColumns(22, [3, 4])).toBe(4);
  expect(evenColumns(22, [7, 8, 6])).toBe(8);
  expect(evenColumns(21, [7, 8, 6])).toBe(7);
  fc.assert(
    fc.property(fc.integer({ min: 2, max: 60 }), (count) => {
      const columns = evenColumns(count, [7, 8, 6]);
      expect([7, 8, 6]).toContain(columns);
      const isAvoidable = [7, 8, 6].some((each) => count % each !== 1);
      if (isAvoidable) expect(count % columns).not.toBe(1);
    }),
  );
});
