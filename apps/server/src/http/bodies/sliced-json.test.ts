import * as fc from "fast-check";
import { expect, it } from "vitest";
import { slicedJson } from "./sliced-json.ts";

it("writes any value as JSON.stringify does", async () => {
  await fc.assert(
    fc.asyncProperty(fc.jsonValue({ maxDepth: 5 }), async (value) => {
      expect((await slicedJson(value)).toString("utf8")).toBe(JSON.stringify(value));
    }),
  );
});

it("yields to other work repeatedly while it writes a long menu", async () => {
  const menu = [{ id: 1, products: Array.from({ length: 1_000 }, (_, id) => ({ id, name: `Блюдо ${id}` })) }];
  let turns = 0;
  const written = await slicedJson(menu, async () => {
    turns += 1;
  });
  expect(written.toString("utf8")).toBe(JSON.stringify(menu));
  expect(turns).toBeGreaterThan(10);
});
