import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { categoriesFromWire, noMappedMenu } from "./map.ts";
import { CategorySchema, ProductSchema } from "./schemas.ts";
import { category, mapOne } from "./testing/map-one.ts";

describe("catalogue", () => {
  it("ENT-1 maps every field of a category and a product from its wire name", () => {
    expect(Object.keys(CategorySchema.shape)).toEqual(
      expect.arrayContaining([
        "id",
        "name",
        "parent",
        "slug",
        "image",
        "image_dop",
        "image_dop_2",
        "description",
        "seo_data",
        "color_text_category",
        "visual_name_category",
        "free_limits",
        "dop_image_category_site",
        "products",
        "hide_category",
        "show_on_home",
        "category_availability",
      ]),
    );
    expect(Object.keys(ProductSchema.shape)).toEqual(
      expect.arrayContaining([
        "price",
        "price_multiplier_for_customer",
        "in_stock",
        "locations",
        "attributes",
        "acf",
        "slug",
        "catalog_name",
        "regular_price",
        "countable",
        "measure_unit",
        "categories",
        "portion_nat_size",
        "add_to_basket_once",
        "backet_first_cart_add_portion_minimum",
        "supplements",
        "exclude_from_min_cart",
        "product_availability",
        "variations",
        "images",
      ]),
    );
  });

  it("ENT-1 accepts unknown fields", () => {
    expect(mapOne({ never_heard_of: { deep: [1] } }).dropped).toEqual([]);
  });

  it("ENT-1 drops only a malformed product, not its category and neighbours", () => {
    const dropped: string[] = [];
    const categories = categoriesFromWire(
      [
        category({
          products: [
            { id: 1, name: "Борщ", price: 1 },
            { id: 2, price: "даром" },
            "нет",
            { id: 4, name: "Щи", price: "2" },
          ],
        }),
      ],
      ({ entity }) => dropped.push(entity),
    );
    expect(categories[0]?.products.map(({ id }) => id)).toEqual([1, 4]);
    expect(dropped).toEqual(["catalog category 1 products[1]", "catalog category 1 products[2]"]);
  });

  it("ENT-1 drops only a malformed category", () => {
    const dropped: string[] = [];
    const categories = categoriesFromWire([category(), { id: "x" }, null, category({ id: 2 })], ({ entity }) =>
      dropped.push(entity),
    );
    expect(categories.map(({ id }) => id)).toEqual([1, 2]);
    expect(dropped).toEqual(["catalog[1]", "catalog[2]"]);
  });

  it("ENT-1 reports a catalogue that is not a list and returns an empty one", () => {
    const dropped: string[] = [];
    expect(categoriesFromWire({ error: true }, ({ entity }) => dropped.push(entity))).toEqual([]);
    expect(dropped).toEqual(["catalog"]);
  });

  it("ENT-1 drops a product without any price, because it cannot be sold", () => {
    expect(mapOne({ price: "" })).toEqual({ product: undefined, dropped: ["catalog category 1 products[0]"] });
  });

  it("ENT-1 treats WordPress's empty fields as absent", () => {
    const { product, dropped } = mapOne({
      images: false,
      regular_price: "",
      attributes: [],
      variations: false,
      supplements: null,
      acf: [],
      seo_data: [],
      locations: "",
      portion_nat_size: "",
      product_availability: [],
      catalog_name: null,
    });
    expect(dropped).toEqual([]);
    expect(product).toMatchObject({
      images: [],
      variations: [],
      supplements: [],
      combo: null,
      seo: null,
      locationIds: [],
      availability: [],
    });
  });

  it("ENT-5 fills in the defaults of a product", () => {
    expect(mapOne({}).product).toMatchObject({
      price: 35_000,
      regularPrice: 35_000,
      step: 1,
      initialQuantity: 1,
      displayMultiplier: 1,
      inStock: true,
      countable: true,
      categoryIds: [1],
      excludedFromMinimum: false,
    });
    expect(mapOne({ add_to_basket_once: 100 }).product).toMatchObject({ step: 100, initialQuantity: 100 });
    expect(mapOne({ add_to_basket_once: "100", backet_first_cart_add_portion_minimum: "300" }).product).toMatchObject({
      step: 100,
      initialQuantity: 300,
    });
  });

  it("ENT-1 treats parent 0 as none and reads availability in minutes", () => {
    const [top, child] = categoriesFromWire([
      category({ parent: 0 }),
      category({ id: 2, parent: "1", category_availability: { weekdays: [1], from: "08:00", to: "12:00" } }),
    ]);
    expect(top?.parentId).toBeNull();
    expect(child).toMatchObject({ parentId: 1, availability: [{ weekdays: [1], from: 480, to: 720 }] });
  });

  it("ENT-1 never throws for any content of the file", () => {
    fc.assert(
      fc.property(fc.jsonValue(), (file) => {
        expect(
          Array.isArray(
            categoriesFromWire([
              category({ products: [file, { id: 1, name: "x", price: file, acf: file, images: file }] }),
              file,
            ]),
          ),
        ).toBe(true);
      }),
    );
  });

  it("ENT-1 maps only the changes of a known menu, with the same result as a full mapping", () => {
    const known = noMappedMenu();
    const dish = (id: number, price: number) => ({ id, name: `Суп ${id}`, price });
    const [borsch, ukha] = [dish(10, 300), dish(11, 350)];
    const [soups, drinks] = [category({ products: [borsch, ukha] }), category({ id: 2, products: [borsch] })];
    const before = categoriesFromWire([soups, drinks], undefined, known);
    const edited = [{ ...soups, products: [borsch, dish(11, 360)] }, drinks];
    const after = categoriesFromWire(edited, undefined, known);
    expect(after).toEqual(categoriesFromWire(edited));
    expect(after[0]?.products[0]).toBe(before[0]?.products[0]);
    expect(after[0]?.products[1]?.price).toBe(36_000);
    expect(after[1]).toBe(before[1]);
    // The same object maps to another product in another category.
    expect(after[1]?.products[0]?.categoryIds).toEqual([2]);
  });
});
