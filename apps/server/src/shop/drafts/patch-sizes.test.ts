import { describe, expect, it } from "vitest";
import type { JsonObject } from "../documents/json.ts";
import { inversePatch } from "./inverse-patch.ts";
import { patchFacets } from "./patch-facets.ts";
import { patchSizes } from "./patch-sizes.ts";

const sizes = [
  { id: 1, price: 500, regular_price: 500 },
  { id: 2, price: 700, regular_price: 800 },
];
const pizza = { id: 201, price: 500, regular_price: 500, variations: sizes };

describe("patchSizes", () => {
  it("EDIT-2 changes one size, and the dish's own price stays the least", () => {
    const next = patchSizes({ catalog: pizza }, { catalog: { "1": { price: 750 } } });
    expect(next).toEqual({
      catalog: {
        id: 201,
        price: 700,
        regular_price: 700,
        variations: [{ id: 1, price: 750, regular_price: 500 }, sizes[1]],
      },
    });
  });

  it("EDIT-2 reads the least price as guests pay it: an empty price is the one before a discount", () => {
    const variations: JsonObject[] = [
      { id: 1, price: "", regular_price: 500 },
      { id: 2, price: "700,50" },
    ];
    const next = patchSizes({ catalog: { id: 201, price: 400, variations } }, { catalog: { "1": { in_stock: true } } });
    expect(next?.["catalog"]).toMatchObject({ price: 500 });
  });

  it("EDIT-2 refuses a size or a menu that the dish does not have", () => {
    expect(patchSizes({ catalog: pizza }, { catalog: { "3": { price: 1 } } })).toBeNull();
    expect(patchSizes({ catalog: pizza }, { "prices/station": { "1": { price: 1 } } })).toBeNull();
  });
});

describe("inversePatch", () => {
  const back = (before: Parameters<typeof inversePatch>[0], after: Parameters<typeof inversePatch>[0]) => {
    const patch = inversePatch(before, after);
    return patch === null ? after : patchFacets(after, { ...patch, value: {}, drop: [] });
  };

  it("EDIT-2 restores values, and removes what was added", () => {
    const before = { catalog: { id: 1, price: 300 }, "prices/station": { id: 1, price: 280 } };
    const after = { catalog: { id: 1, price: 320, regular_price: 300 }, "prices/station": { id: 1, price: 280 } };
    expect(inversePatch(before, after)).toEqual({
      set: { catalog: { price: 300 } },
      unset: { catalog: ["regular_price"] },
    });
    expect(back(before, after)).toEqual(before);
    expect(inversePatch(before, before)).toBeNull();
  });

  it("EDIT-2 restores copies of a dish that had different prices, although one of them had the new one already", () => {
    const before = { catalog: { id: 1, price: 300 }, "catalog#120": { id: 1, price: 350 } };
    const after = { catalog: { id: 1, price: 350 }, "catalog#120": { id: 1, price: 350 } };
    expect(back(before, after)).toEqual(before);
  });
});
