import { describe, expect, it } from "vitest";
import { withoutSize, withSize, withSizeUp } from "./change-sizes.ts";
import { dishFaults } from "./dish-faults.ts";
import { type DishForm, isDishForm } from "./dish-form.ts";
import { countFields, dishPatch } from "./dish-patch.ts";
import { isTextMissing } from "./missing-texts.ts";
import { newDish, newDishFaults } from "./new-dish.ts";
import { readDish } from "./read-dish.ts";

const pizza = {
  id: 106,
  name: "Маргарита",
  slug: "margarita",
  description: "Моцарелла",
  price: 490,
  regular_price: 490,
  images: [{ src: "/a.webp", alt: "Пицца" }],
  in_stock: true,
  locations: [],
  measure_unit: "г",
  portion_nat_size: 470,
  attributes: [
    { name: "Размер", options: ["25 см", "30 см"] },
    { name: "Способ", options: ["из печи"] },
  ],
  variations: [
    {
      id: 1061,
      price: 490,
      regular_price: 490,
      in_stock: true,
      sku: "P25",
      attributes: [{ name: "Размер", option: "25 см" }],
    },
    { id: 1062, price: 640, regular_price: 700, in_stock: true, attributes: [{ name: "Размер", option: "30 см" }] },
  ],
  supplements: [{ id: 130, group: "Добавки" }, { id: 131 }],
  categories: [1, 2],
  product_availability: { weekdays: [1, 2], from: "08:00", to: "12:00" },
  acf: { calories: 256, "product-badge": ["хит"], allergens: "глютен, молоко", combo_products: [], owner: "не наше" },
};
const facets = {
  catalog: pizza,
  "prices/station": {
    ...pizza,
    price: 520,
    regular_price: 520,
    variations: pizza.variations.map((size) => ({ ...size, price: size.price + 30, regular_price: size.price + 30 })),
  },
  "catalog.en": {
    id: 106,
    name: "Margherita",
    attributes: [
      { name: "Size", options: ["25 cm", "30 cm"] },
      { name: "Method", options: ["baked"] },
    ],
    variations: [{ id: 1061, attributes: [{ name: "Size", option: "25 cm" }] }],
  },
};
const options = {
  branches: [
    { location: 21, name: "Соборная", menu: null },
    { location: 22, name: "Вокзал", menu: "prices/station" },
  ],
  languages: [
    { code: "ru", name: "Русский" },
    { code: "en", name: "English" },
  ],
};
const locations = ["21", "22"];
const form = readDish({ facets, listedIn: ["2", "3"], options });
const patchOf = (change: Partial<DishForm>, before = form) =>
  dishPatch({ before, after: { ...before, ...change }, facets, locations });

describe("the patch of a dish", () => {
  it("EDIT-1 keeps a picture's other data when a new picture is put before it", () => {
    const known = { src: "/a.webp", blur: "x" };
    const catalog = { ...pizza, images: [known] };
    const before = readDish({ facets: { ...facets, catalog }, listedIn: [], options });
    expect(patchOf({ images: [{ src: "/b.webp" }, ...before.images] }, before)).toEqual({
      set: { menus: { images: [{ src: "/b.webp" }, known] } },
    });
  });

  it("EDIT-1 is empty for an untouched form, whatever format the documents have", () => {
    expect(patchOf({})).toEqual({});
    expect(form).toMatchObject({ allergens: ["глютен", "молоко"], categories: ["1", "2", "3"], soldAt: locations });
    expect(isDishForm(JSON.parse(JSON.stringify(form)))).toBe(true);
    expect(isDishForm({ ...form, sizes: [{}] })).toBe(false);
  });

  it("EDIT-1 has only changed fields, for every menu with the dish", () => {
    const patch = patchOf({ name: "Маргарита классическая", calories: "260,5", categories: ["2"] });
    expect(patch).toEqual({
      set: { menus: { name: "Маргарита классическая", "acf.calories": 260.5, categories: [2] } },
    });
    expect(countFields(patch)).toBe(3);
  });

  it("IMPORT-1 shows the parts of a plate, and drops them when one amount takes their place", () => {
    const variations = pizza.variations.map((size) => ({ ...size, portion_nat_size: 90, portion_parts: "60/30" }));
    const catalog = { ...pizza, portion_nat_size: 400, portion_parts: "350/50", variations };
    const place = { facets: { catalog }, listedIn: [], options };
    const before = readDish(place);
    expect([before.weight, before.sizes[0]?.weight]).toEqual(["350/50", "60/30"]);
    const sizes = before.sizes.map((size) => ({ ...size, weight: "90" }));
    const { set } = dishPatch({ before, after: { ...before, weight: "400", sizes }, facets: place.facets, locations });
    expect(set).toMatchObject({
      menus: { portion_parts: "" },
      catalog: { variations: [{ portion_nat_size: 90, portion_parts: "" }, { portion_parts: "" }] },
    });
    expect(patchOf({ weight: "470,5/50" })).toEqual({
      set: { menus: { portion_nat_size: 520.5, portion_parts: "470.5/50" } },
    });
    expect([...dishFaults({ ...form, weight: "350//50" })]).toContainEqual(["weight", "number"]);
  });

  it("EDIT-1 sets one branch's prices, with the cheapest size as the dish's price", () => {
    const sizes = form.sizes.map((size, at) =>
      at === 0 ? { ...size, menus: [{ price: "555,50", regular: "" }] } : size,
    );
    expect(patchOf({ sizes }).set).toEqual({
      "prices/station": {
        price: 555.5,
        regular_price: 555.5,
        variations: [
          { ...facets["prices/station"].variations[0], price: 555.5, regular_price: 555.5 },
          facets["prices/station"].variations[1],
        ],
      },
    });
  });

  it("EDIT-1 adds a size with the other sizes' own fields and adds its name to the filter", () => {
    const [first, second, third] = withSize(form, "106", "Размер").sizes;
    const after = { ...form, ...withSize(form, "106", "Размер") };
    expect(third).toMatchObject({ id: "1063", price: "" });
    const sizes = [first, second, { ...third, name: "35 см", price: "790" }].flatMap(
      (each) => each ?? [],
    ) as DishForm["sizes"];
    const { set } = dishPatch({ before: form, after: { ...after, sizes }, facets, locations });
    expect(set?.["catalog"]?.["variations"]).toEqual([
      ...pizza.variations,
      { id: 1063, price: 790, regular_price: 790, in_stock: true, attributes: [{ name: "Размер", option: "35 см" }] },
    ]);
    expect(set?.["menus"]?.["attributes"]).toEqual([
      { name: "Размер", options: ["25 см", "30 см", "35 см"] },
      { name: "Способ", options: ["из печи"] },
    ]);
    expect(set?.["prices/station"]).toBeUndefined();
  });

  it("EDIT-1 moves and removes sizes with their texts", () => {
    const moved = withSizeUp(form, 1);
    expect([moved.sizes.map(({ id }) => id), moved.texts[0]?.sizes]).toEqual([
      ["1062", "1061"],
      ["", "25 cm"],
    ]);
    const without = patchOf(withoutSize(form, 1));
    expect(without.set?.["catalog"]).toEqual({ variations: [pizza.variations[0]] });
  });

  it("EDIT-1 adds translations and removes them", () => {
    const [english] = form.texts;
    if (english === undefined) throw new Error("English is a language of the shop");
    expect(isTextMissing(form, english)).toBe(true);
    const whole = { ...english, description: "Mozzarella", sizes: ["25 cm", "30 cm"] };
    expect(isTextMissing(form, whole)).toBe(false);
    expect(patchOf({ texts: [whole] }).set).toEqual({
      "catalog.en": {
        description: "Mozzarella",
        attributes: facets["catalog.en"].attributes,
        variations: [
          { id: 1061, attributes: [{ name: "Size", option: "25 cm" }] },
          { id: 1062, attributes: [{ name: "Size", option: "30 cm" }] },
        ],
      },
    });
    expect(patchOf({ texts: [{ ...english, name: "" }] })).toEqual({ unset: { "catalog.en": ["name"] } });
  });

  it("EDIT-1 lists branches unless all sell the dish, and removes the dish from a branch's menu", () => {
    expect(patchOf({ soldAt: ["21"] })).toEqual({ set: { menus: { locations: [21] } } });
    const menus = form.menus.map((menu) => ({ ...menu, hasDish: false }));
    expect(patchOf({ menus })).toEqual({ drop: ["prices/station"] });
    expect(patchOf({ windows: [] })).toEqual({ set: { menus: { product_availability: null } } });
  });
});

describe("faults of a dish", () => {
  it("EDIT-1 names the field", () => {
    expect([...dishFaults(form)]).toEqual([]);
    const [size] = form.sizes;
    if (size === undefined) throw new Error("the pizza has sizes");
    const wrong = {
      ...form,
      name: " ",
      calories: "много",
      categories: [],
      soldAt: [],
      comboDiscount: "percent",
      comboAmount: "120",
      sizes: [size, { ...size, price: "дорого", regular: "1" }],
    };
    expect(Object.fromEntries(dishFaults(wrong))).toEqual({
      name: "required",
      calories: "number",
      categories: "required",
      soldAt: "branch",
      comboAmount: "percent",
      "sizes.1.name": "twice",
      "sizes.1.price": "price",
    });
    expect([...dishFaults({ ...form, sizes: [], price: "400", regular: "350" })]).toEqual([["regular", "regular"]]);
  });
});

describe("a new dish", () => {
  it("EDIT-1 is in every menu at one price", () => {
    const dish = newDish({ name: " Уха ", price: "350,50", category: "1" }, options);
    expect(Object.keys(dish?.facets ?? {})).toEqual(["catalog", "prices/station"]);
    expect(dish?.facets["prices/station"]).toMatchObject({ name: "Уха", price: 350.5, categories: [1] });
    expect(newDishFaults({ name: "", price: "даром", category: "" })).toEqual(["name", "price", "category"]);
  });
});
