import { expect, it } from "vitest";
import * as z from "zod/mini";
import { boundedList, boundedMap } from "./bounded.ts";

/** An item that counts how often it is parsed. */
function counted() {
  const seen = { times: 0 };
  const item = z.unknown().check(
    z.refine(() => {
      seen.times += 1;
      return true;
    }),
  );
  return { seen, item };
}

it.each([1, 2, 3, 1_000])("parses the items of a list only up to its bound of 2 (%i)", (length) => {
  const { seen, item } = counted();
  const read = z.safeParse(boundedList(item, 2), Array.from({ length }));
  expect([read.success, seen.times]).toEqual(length <= 2 ? [true, length] : [false, 0]);
});

it.each([1, 2, 3, 1_000])("parses the values of a map only up to its bound of 2 (%i)", (length) => {
  const { seen, item } = counted();
  const map = Object.fromEntries(Array.from({ length }, (_, at) => [`key${at}`, at]));
  const read = z.safeParse(boundedMap(item, 2), map);
  expect([read.success, seen.times]).toEqual(length <= 2 ? [true, length] : [false, 0]);
});

it("writes both bounds into the published schema", () => {
  expect(z.toJSONSchema(boundedList(z.int(), 2), { io: "input" })).toMatchObject({ type: "array", maxItems: 2 });
  expect(z.toJSONSchema(boundedMap(z.int(), 2), { io: "input" })).toMatchObject({
    anyOf: [{ type: "object", maxProperties: 2 }, { maxItems: 2 }],
  });
});
