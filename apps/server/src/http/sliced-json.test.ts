import * as fc from "fast-check";
import { expect, it } from "vitest";
import { slicedJson } from "./sliced-json.ts";

it("writes any value as JSON.stringify does", async () => {
  await fc.assert(
    fc.asyncProperty(fc.jsonValue({ maxDepth: 5 }), async (value) => {
      expect((await slicedJson(value)).toString("utf8")).toBe(JSON.stringify(value));
    }),
    { numRuns: 200 },
  );
});

it("lets other work run while a long menu is written", async () => {
  const menu = [{ id: 1, products: Array.from({ length: 20_000 }, (_, id) => ({ id, name: `Блюдо ${id}` })) }];
  let turns = 0;
  const count = () => {
    turns += 1;
    next = setImmediate(count);
  };
  let next = setImmediate(count);
  const written = await slicedJson(menu);
  clearImmediate(next);
  expect(written.toString("utf8")).toBe(JSON.stringify(menu));
  expect(turns).toBeGreaterThan(1);
});
