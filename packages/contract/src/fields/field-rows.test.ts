import fc from "fast-check";
import { describe, expect, it } from "vitest";
import * as z from "zod/mini";
import { FACT_ROWS, PRODUCT_ROWS, SEO_ROWS } from "../catalog/dish-rows.ts";
import { type DocumentedRows, readRows, textsUnder, under, wireFields } from "./field-rows.ts";

const rows = {
  sold: { kind: "flag", isOn: true, name: "isSold", docs: ["Sold.", "`true`"] },
  hot: { kind: "flag", name: "isHot", docs: ["Hot.", "`false`"] },
  degrees: { kind: "number", name: "degrees", docs: ["Degrees.", "none"] },
  cooks: { kind: "ids", name: "cookIds", docs: ["Cooks.", "all"] },
  price: { kind: "money", docs: ["Roubles.", "required"] },
} as const satisfies DocumentedRows;

describe("a table of fields with a single value", () => {
  it("reads the named ones, and leaves out those that are read together with others", () => {
    expect(readRows(rows, { hot: "yes", degrees: "1,5", cooks: "3, 4", price: 9 })).toEqual({
      isSold: true,
      isHot: true,
      degrees: 1.5,
      cookIds: [3, 4],
    });
    expect(readRows(rows, {})).toEqual({ isSold: true, isHot: false, degrees: null, cookIds: [] });
  });

  it("ENT-1 reads any content that its schemas accept", () => {
    const schema = z.looseObject(wireFields({ ...PRODUCT_ROWS, ...FACT_ROWS }));
    fc.assert(
      fc.property(
        fc.dictionary(fc.constantFrom(...Object.keys({ ...PRODUCT_ROWS, ...FACT_ROWS })), fc.jsonValue()),
        (wire) => {
          const dish = readRows(PRODUCT_ROWS, wire);
          expect(dish.locationIds.every((id) => id > 0)).toBe(true);
          expect([dish.inStock, dish.countable].map((flag) => typeof flag)).toEqual(["boolean", "boolean"]);
          if (schema.safeParse(wire).success) expect(readRows(FACT_ROWS, wire).badges).not.toContain("");
        },
      ),
    );
  });

  it("names the fields of an object below another by their path", () => {
    expect(Object.keys(under("seo_data", SEO_ROWS))).toContain("seo_data.og_title");
    expect(textsUnder("[].products[]", { hot: rows.hot })).toEqual({ "[].products[].hot": ["Hot.", "`false`"] });
  });
});
