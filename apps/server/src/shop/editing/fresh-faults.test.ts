import { isMenu } from "@skatert/contract";
import * as fc from "fast-check";
import { describe, expect, it } from "vitest";
import { put } from "../../testing/mistakes/edits.ts";
import { shopWithGroups } from "../../testing/mistakes/shop-with-groups.ts";
import { smallShop } from "../../testing/shops/small-shop.ts";
import { isJsonObject, type Json, type JsonObject } from "../documents/json.ts";
import { type ShopDocument, shopDocument } from "../documents/shop-document.ts";
import { checkCoupons } from "../folder/check/check-coupons.ts";
import { checkLoyalty } from "../folder/check/check-loyalty.ts";
import { checkFieldRules } from "../folder/check/field-rules.ts";
import type { Finding } from "../folder/check/finding.ts";
import { checkOverlays } from "../folder/check-overlays.ts";
import { checkReferences } from "../folder/check-references.ts";
import { checkShapes } from "../folder/check-shapes.ts";
import { checkVariations } from "../folder/check-variations.ts";
import { faultLine } from "../folder/fault.ts";
import { checkGifts } from "../folder/groups/check-gifts.ts";
import { checkGroups } from "../folder/groups/check-groups.ts";
import { knownNames } from "../folder/known-names.ts";
import { freshFaults } from "./fresh-faults.ts";

type Contents = ReadonlyMap<string, Json>;

/** The faults that an import finds in the whole shop. */
function allFaults(contents: Contents): readonly string[] {
  const documents = [...contents].flatMap(([name, content]) =>
    name === "stock" ? [] : (shopDocument(name, content) ?? []),
  );
  const promotions = documents.filter(({ name }) => name === "coupons" || name === "wheel");
  const isFault = ({ isWarning }: Finding) => !isWarning;
  const shapes = checkShapes(documents);
  const faults =
    shapes.length > 0
      ? shapes
      : [
          ...checkReferences(documents),
          ...checkVariations(documents),
          ...checkOverlays(documents),
          ...checkGifts(
            documents,
            documents.filter(({ name }) => isMenu(name)),
          ),
          ...groupFaults(documents),
          ...[...checkFieldRules({ documents: promotions }), ...checkCoupons({ documents })].filter(isFault),
          ...checkLoyalty({ documents }).filter(isFault),
        ];
  return faults.map(faultLine);
}

function groupFaults(documents: readonly ShopDocument[]) {
  const menus = documents.filter(({ name }) => isMenu(name)).map((menu) => ({ ...menu, changed: null }));
  return checkGroups(menus, knownNames(documents)).filter(({ isWarning }) => !isWarning);
}

const shop: Contents = new Map(Object.entries(JSON.parse(JSON.stringify(smallShop))));

const anyValue = fc.constantFrom<Json>(
  ...["Суп", "", "120.50", 7, -1, 0, true, null, "101", 101, 301, 999, "10", [], [1], [{ id: 101 }], [999]],
  ...[{}, { id: 5 }, [{ id: 901, price: 5 }], [{ id: 901 }, { id: 901 }]],
);
const productField = fc.constantFrom(
  ...["id", "name", "slug", "price", "regular_price", "in_stock", "description", "categories", "supplements"],
  ...["locations", "variations", "acf", "images"],
);
const categoryField = fc.constantFrom("id", "name", "slug", "parent", "free_limits", "products");
const couponField = fc.constantFrom("id", "code", "amount", "product_ids", "sklad_coupon", "free_gift_data");

type Edit = (contents: Contents) => Contents;
const at = fc.nat(5);

const editProduct = fc.tuple(fc.constantFrom("catalog", "prices/station"), at, at, productField, anyValue).map(
  ([name, category, product, field, value]): Edit =>
    (contents) =>
      editList(contents, name, category, (entry) => ({
        ...entry,
        products: replaced(objectsIn(entry["products"]), product, (each) => ({ ...each, [field]: value })),
      })),
);
const editCategory = fc.tuple(at, categoryField, anyValue).map(
  ([category, field, value]): Edit =>
    (contents) =>
      editList(contents, "catalog", category, (entry) => ({ ...entry, [field]: value })),
);
const removeCategory = at.map(
  (index): Edit =>
    (contents) =>
      new Map([...contents, ["catalog", listOf(contents.get("catalog")).filter((_, each) => each !== index)]]),
);
const editCoupon = fc.tuple(fc.constantFrom("auto", "codes"), at, couponField, anyValue).map(
  ([list, index, field, value]): Edit =>
    (contents) => {
      const file = fieldsOf(contents.get("coupons"));
      const coupons = replaced(objectsIn(file[list]), index, (each) => ({ ...each, [field]: value }));
      return new Map([...contents, ["coupons", { ...file, [list]: coupons }]]);
    },
);
const removeCoupons = fc.constantFrom("auto", "codes").map(
  (list): Edit =>
    (contents) =>
      new Map([...contents, ["coupons", { ...fieldsOf(contents.get("coupons")), [list]: [] }]]),
);
const removeLocations = fc.constant<Edit>(
  (contents) => new Map([...contents, ["settings", { ...fieldsOf(contents.get("settings")), locations: [] }]]),
);

const anyEdit = fc.oneof(
  { arbitrary: editProduct, weight: 6 },
  { arbitrary: editCoupon, weight: 3 },
  editCategory,
  removeCategory,
  removeCoupons,
  removeLocations,
);

const giftOfPizza = put("coupons", "auto[0]", {
  id: 77,
  code: "PIZZA",
  discount_type: "free_gift",
  free_gift_data: [{ product_id: 404, variation_id: 4042, quantity: 1 }],
});
const withGroups: Contents = new Map(Object.entries(JSON.parse(JSON.stringify(giftOfPizza(shopWithGroups).files))));
const aGroup = fc.constantFrom(70, 71, 90, 91, 93, 94);
const count = fc.constantFrom<Json>(0, 1, 2, 3, null);
const groupUse = fc.record(
  {
    group_id: aGroup,
    min: count,
    max: count,
    variation_ids: fc.subarray([2011, 2012, 4031, 4032, 4042]),
    options: fc.array(
      fc.record(
        { product_id: fc.constantFrom(101, 201, 902, 903, 911), preset: count, offered: fc.boolean() },
        { requiredKeys: ["product_id"] },
      ),
      { maxLength: 2 },
    ),
  },
  { requiredKeys: ["group_id"] },
);
const renamedSize = fc.constantFrom<Json>(
  [{ id: 2011, price: 500, attributes: [{ name: "Размер", option: "31 см" }] }],
  [
    { id: 2011, price: 500, attributes: [{ name: "Размер", option: "30 см" }] },
    { id: 2012, price: 700, attributes: [{ name: "Размер", option: "50 см" }] },
  ],
);
const dishFields: fc.Arbitrary<JsonObject> = fc.oneof(
  fc.array(groupUse, { maxLength: 3 }).map((option_groups) => ({ option_groups })),
  renamedSize.map((variations) => ({ variations })),
  fc.constantFrom<JsonObject>({ acf: { combo_products: [301] } }, { price: "" }, { name: "Без всего" }),
);
const choiceFields = fc.record(
  { kind: fc.constantFrom("add", "remove", "set", "halves-dearest"), min: count, max: count, distinct: count },
  { requiredKeys: [] },
);

const editDish = fc.tuple(fc.nat(10), at, dishFields).map(
  ([category, index, fields]): Edit =>
    (contents) =>
      editList(contents, "catalog", category, (entry) => ({
        ...entry,
        products: replaced(objectsIn(entry["products"]), index, (each) => ({ ...each, ...fields })),
      })),
);
const editChoice = fc.tuple(fc.integer({ min: 4, max: 9 }), choiceFields).map(
  ([category, fields]): Edit =>
    (contents) =>
      editList(contents, "catalog", category, (entry) => ({
        ...entry,
        choice: { ...fieldsOf(entry["choice"]), ...fields },
      })),
);
const groupEdit = fc.oneof({ arbitrary: editDish, weight: 5 }, editChoice);

function listOf(value: Json | undefined): readonly Json[] {
  return Array.isArray(value) ? value : [];
}

function objectsIn(value: Json | undefined): readonly JsonObject[] {
  return listOf(value).filter(isJsonObject);
}

function fieldsOf(value: Json | undefined): JsonObject {
  return isJsonObject(value) ? value : {};
}

function replaced(list: readonly JsonObject[], index: number, change: (entry: JsonObject) => JsonObject) {
  return list.map((entry, each) => (each === index % list.length ? change(entry) : entry));
}

function editList(
  contents: Contents,
  name: string,
  index: number,
  change: (entry: JsonObject) => JsonObject,
): Contents {
  return new Map([...contents, [name, replaced(objectsIn(contents.get(name)), index, change)]]);
}

describe("faults that a change adds to a shop", () => {
  it("the example shop has price files, coupons and overlays", () => {
    expect([...shop.keys()]).toEqual(
      expect.arrayContaining(["catalog", "coupons", "catalog.en", "prices/station", "stock"]),
    );
    expect(allFaults(shop)).toEqual([]);
  });

  it("equal those of a check of the whole shop, for any edit", () => {
    fc.assert(
      fc.property(fc.array(anyEdit, { minLength: 1, maxLength: 3 }), (edits) => {
        const after = edits.reduce((contents, edit) => edit(contents), shop);
        const found = freshFaults(shop, after).map(faultLine);
        expect([...found].sort()).toEqual([...allFaults(after)].sort());
      }),
    );
  });

  it("MENU-22 equal those of a check of the whole shop, for any edit of groups", () => {
    expect(allFaults(withGroups)).toEqual([]);
    let faulty = 0;
    fc.assert(
      fc.property(fc.array(groupEdit, { minLength: 1, maxLength: 3 }), (edits) => {
        const after = edits.reduce((contents, edit) => edit(contents), withGroups);
        const found = freshFaults(withGroups, after).map(faultLine);
        expect([...found].sort()).toEqual([...allFaults(after)].sort());
        faulty += found.length > 0 ? 1 : 0;
      }),
      { numRuns: 500 },
    );
    expect(faulty).toBeGreaterThan(50);
  });

  it("EDIT-1 exclude counts of a removed dish, which tables have", () => {
    const after = new Map(shop).set(
      "catalog",
      objectsIn(shop.get("catalog")).filter(({ id }) => id !== 3),
    );
    expect(JSON.stringify(shop.get("stock"))).toContain("301");
    expect(freshFaults(shop, after).filter(({ file }) => file.startsWith("stock"))).toEqual([]);
  });

  it("PROMO-1 exclude earlier faults of a coupon whose neighbours were removed or moved", () => {
    const sound = { id: 880, code: "OTHER", discount_type: "percent", amount: "10" };
    const faulty = [
      { ...sound, id: 881, code: "НОЛЬ", amount: "0" },
      { ...sound, id: 882, code: "ЛИСТОВКА", codes: ["A-1", "A-2"] },
      { ...sound, id: 883, code: "ПОВТОР", codes: ["A-3", "A-2"], product_ids: [999] },
    ];
    const withCodes = (codes: readonly Json[]): Contents =>
      new Map([...shop, ["coupons", { ...fieldsOf(shop.get("coupons")), codes }]]);
    const before = withCodes([sound, ...faulty]);
    const [zero = null, flyer = null, again = null] = faulty;
    expect(allFaults(before).length).toBeGreaterThan(0);
    for (const codes of [faulty, [zero, flyer, sound, again], [zero, flyer, again, { ...sound, description: "1" }]])
      expect(freshFaults(before, withCodes(codes))).toEqual([]);
    const oneLess = withCodes([zero, flyer, { ...again, codes: ["A-2"] }]);
    expect(freshFaults(before, oneLess)).toEqual([]);
    const second = { ...zero, code: "НОЛЬ2", id: 884 };
    expect(freshFaults(before, withCodes([second, ...faulty])).map(({ path }) => path)).toEqual(["codes[0].amount"]);
  });

  it("exclude earlier faults of untouched products and of the edited one", () => {
    const faulty = editList(shop, "catalog", 0, (entry) => ({
      ...entry,
      products: replaced(objectsIn(entry["products"]), 0, (each) => ({ ...each, supplements: [999] })),
    }));
    const renamed = editList(faulty, "catalog", 0, (entry) => ({
      ...entry,
      products: replaced(objectsIn(entry["products"]), 0, (each) => ({ ...each, description: "Новое" })),
    }));
    expect(allFaults(faulty)).toHaveLength(1);
    expect(freshFaults(faulty, renamed)).toEqual([]);
  });
});
