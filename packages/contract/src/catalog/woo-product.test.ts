import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { menuProducts, wooProduct } from "./woo-product.ts";
import { pricePatch } from "./woo-product-patch.ts";
import { WooProductSchema, WooProductUpdateSchema } from "./woo-schemas.ts";

const context = { origin: "https://stol.example", stock: null };

describe("prices as WooCommerce changes them", () => {
  const full = { price: 300, regular_price: 300 };
  const reduced = { price: 250, regular_price: 300 };

  it.each<[string, object, object, object]>([
    ["a regular price is what is charged", full, { regular_price: "320" }, { price: 320, regular_price: 320 }],
    [
      "a reduction stays below a new regular price",
      reduced,
      { regular_price: "280" },
      { price: 250, regular_price: 280 },
    ],
    [
      "a reduction ends at a lower regular price",
      reduced,
      { regular_price: "240" },
      { price: 240, regular_price: 240 },
    ],
    ["a sale price is charged", full, { sale_price: "199,90" }, { price: 199.9, regular_price: 300 }],
    ["an empty sale price ends the sale", reduced, { sale_price: "" }, { price: 300, regular_price: 300 }],
    ["a price alone is charged", full, { price: 290 }, { price: 290, regular_price: 300 }],
    ["a price above takes the regular one along", reduced, { price: 310 }, { price: 310, regular_price: 310 }],
    [
      "what was read changes nothing",
      reduced,
      { price: "250.00", regular_price: "300.00", sale_price: "250.00" },
      reduced,
    ],
    ["nothing about prices changes nothing", reduced, { price: "", regular_price: "" }, {}],
    ["a first price is set", {}, { regular_price: "10" }, { price: 10, regular_price: 10 }],
  ])("%s", (_title, present, update, patch) => {
    expect(pricePatch(present, WooProductUpdateSchema.parse(update))).toEqual({ kind: "patch", patch });
  });

  it.each<[string, object, object, string]>([
    ["a sale above the regular price", full, { sale_price: "301" }, "sale_price"],
    ["a price above the regular price sent with it", full, { price: 300, regular_price: 200 }, "price"],
    ["the end of a sale without any price", {}, { sale_price: "" }, "regular_price"],
  ])("%s is a fault", (_title, present, update, path) => {
    expect(pricePatch(present, WooProductUpdateSchema.parse(update))).toMatchObject({
      kind: "faulty",
      faults: [{ path }],
    });
  });

  it.each([{ price: "1e3" }, { price: -1 }, { price: "1.234" }, { price: Number.NaN }, { price: 1e9 }, { price: [1] }])(
    "%o is no price",
    (update) => {
      expect(WooProductUpdateSchema.safeParse(update).success).toBe(false);
    },
  );
});

describe("a catalogue file in WooCommerce's shapes", () => {
  it("shows a product once, with all its categories and their ancestors", () => {
    const tea = { id: 1, name: "Чай", price: 100, categories: [3] };
    const found = menuProducts([
      { id: 2, name: "Горячее", parent: 1, products: [tea] },
      { id: 3, name: "Напитки", slug: "napitki", products: [tea] },
      { id: 1, name: "Всё", products: [] },
    ]);
    expect(found.map(({ id, categories }) => [id, categories.map((category) => category.id)])).toEqual([[1, [2, 3]]]);
    expect([...(found[0]?.categoryIds ?? [])].sort()).toEqual([1, 2, 3]);
  });

  it("terminates for categories that are each other's parents", () => {
    const found = menuProducts([
      { id: 1, name: "а", parent: 2, products: [{ id: 9, name: "б" }] },
      { id: 2, name: "в", parent: 1 },
    ]);
    expect([...(found[0]?.categoryIds ?? [])].sort()).toEqual([1, 2]);
  });

  it("maps any content of a file to its schema's shape", () => {
    fc.assert(
      fc.property(
        fc.dictionary(
          fc.constantFrom("name", "price", "images", "variations", "attributes", "in_stock"),
          fc.jsonValue(),
        ),
        (fields) => {
          for (const product of menuProducts([{ id: 1, name: "а", products: [{ ...fields, id: 5 }] }])) {
            expect(WooProductSchema.safeParse(wooProduct(product, context)).error?.issues).toBeUndefined();
          }
        },
      ),
    );
  });
});
