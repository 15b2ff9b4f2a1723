import { describe, expect, it } from "vitest";
import { categoriesFromWire } from "./map.ts";
import { category, mapOne } from "./testing/map-one.ts";

describe("prices and measures of the catalogue", () => {
  it("PRICE-2 distinguishes pieces, portions of a weight item and grams", () => {
    expect(mapOne({ measure_unit: "г", portion_nat_size: 350 }).product).toMatchObject({
      measure: { kind: "piece" },
      netContent: { amount: 350, unit: "г" },
    });
    expect(mapOne({ measure_unit: "кг", portion_nat_size: 250 }).product).toMatchObject({
      measure: { kind: "portion", grams: 250 },
      netContent: null,
    });
    expect(mapOne({ measure_unit: "кг", portion_nat_size: null }).product).toMatchObject({
      measure: { kind: "grams" },
      netContent: null,
    });
  });

  it("PRICE-1 gives a product with variations the price of the cheapest one", () => {
    const variation = (id: number, price: unknown) => ({
      id,
      price,
      attributes: [{ name: "Размер", option: `${id}` }],
    });
    const { product } = mapOne({
      price: "",
      variations: [variation(1, "590.00"), variation(2, 490), variation(3, "")],
    });
    expect(product).toMatchObject({
      price: 49_000,
      variations: [
        { id: 1, price: 59_000 },
        { id: 2, price: 49_000 },
      ],
    });
  });

  it("PRICE-4 reads a combo's discount by percent or as a sum, and its products without one", () => {
    const combo = (acf: object) => mapOne({ acf }).product?.combo;
    expect(combo({ combo_discount_type: "percent", combo_discount: "15", combo_products: [3, 4] })).toEqual({
      discount: { kind: "percent", percent: 15 },
      productIds: [3, 4],
    });
    expect(combo({ combo_discount_type: "fixed", combo_discount: 50.5 })).toEqual({
      discount: { kind: "fixed", amount: 5050 },
      productIds: [],
    });
    expect(combo({ combo_discount_type: "fixed", combo_discount: "", combo_products: "5" })).toEqual({
      discount: null,
      productIds: [5],
    });
    expect(combo({ combo_discount_type: "", combo_discount: null, combo_products: [] })).toBeNull();
  });

  it("PRICE-3 reads free limits of a category and omits those without effect", () => {
    const [first] = categoriesFromWire([
      category({
        free_limits: [
          { category_id: 130, quantity: "2" },
          { category_id: 131, quantity: 0 },
        ],
      }),
    ]);
    expect(first?.freeLimits).toEqual([{ categoryId: 130, quantity: 2 }]);
  });
});
