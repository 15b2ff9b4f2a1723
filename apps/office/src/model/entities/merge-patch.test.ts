import { describe, expect, it } from "vitest";
import { keptFields } from "./merge-patch.ts";

const yours = [
  { facet: "catalog", field: "price", value: 320 },
  { facet: "catalog", field: "name", value: "Борщ" },
  { facet: "catalog.en", field: "name", value: "Borscht" },
  { facet: "settings#conditions", field: null, value: [1] },
];

describe("a merge by field (EDIT-7)", () => {
  it("sends only the fields that the second editor keeps", () => {
    const patch = keptFields(yours, (yours) => yours.field !== "name");
    expect(patch).toEqual({ set: { catalog: { price: 320 } }, value: { "settings#conditions": [1] } });
  });

  it("sends nothing if the other version is kept", () => {
    expect(keptFields(yours, () => false)).toEqual({});
  });
});
