import { readFileSync } from "node:fs";
import { CouponSchema } from "@skatert/contract";
import { expect, it } from "vitest";
import { promotionFaults } from "./promotion-faults.ts";
import { type PromotionForm, readPromotion } from "./promotion-form.ts";
import { changedFields, META, promotionPatch, WRITERS } from "./promotion-patch.ts";

interface Shop {
  readonly auto: readonly object[];
  readonly codes: readonly object[];
}
const read = (name: string): Shop =>
  JSON.parse(readFileSync(new URL(`../../../../../../demo/${name}`, import.meta.url), "utf8"));
const [main, english] = [read("coupons.json"), read("coupons.en.json")];
const demo = (["auto", "codes"] as const).flatMap((list) =>
  main[list].map((coupon, at) => ({ [`coupons#${list}`]: coupon, [`coupons.en#${list}`]: english[list][at] })),
);

/** Another value for each field of the form, which is valid. */
const OTHER: { readonly [Field in keyof PromotionForm]: PromotionForm[Field] } = {
  code: "Обед",
  description: "Скидка на обед",
  picture: { src: "media/obed.webp" },
  isShown: false,
  benefit: "fixed_cart",
  amount: "15.50",
  gifts: [{ dish: "900", size: "901", count: "3", entry: {} }],
  isPersonal: true,
  guests: "77, 78",
  isFirstOrder: true,
  isBirthday: true,
  daysBefore: "2",
  daysAfter: "9",
  audience: "b",
  devices: ["site"],
  dishes: ["901"],
  sections: ["902"],
  excluded: ["903"],
  dishRules: [{ ids: ["904"], count: "2", entry: {} }],
  sectionRules: [{ ids: ["905"], count: "3", entry: {} }],
  minimum: "701",
  maximum: "90000",
  branches: [42],
  isForPickup: true,
  isForDelivery: true,
  days: [6],
  from: "12:15",
  to: "16:45",
  starts: "2026-12-01",
  expires: "2026-12-31",
  limit: "11",
  limitPerGuest: "12",
  limitPerDay: "13",
  budget: "14000",
  codes: "A1\nB2",
  texts: { en: { code: "Lunch", description: "Off lunch" } },
};

const plain = { "coupons#auto": { id: 1, code: "A", discount_type: "percent", amount: "10.00", note: "kept" } };

it("PROMO-1 a promotion of the demo opens and saves without a change of what was not touched", () => {
  expect(demo.length).toBeGreaterThan(25);
  for (const facets of demo) {
    const form = readPromotion(facets, ["en"]);
    expect(promotionPatch(form, form, facets)).toBeNull();
    expect([...promotionFaults(form, readPromotion(plain, []), false)]).toEqual([]);
    const patch = promotionPatch(form, { ...form, minimum: "777" }, facets);
    expect(Object.values(patch?.set ?? {})).toEqual([{ minimum_amount: "777.00" }]);
  }
});

/** Fields of a coupon that the form does not edit, with the reason. */
const NOT_EDITED: Readonly<Record<string, string>> = {
  id: "the shop gives the number, and orders refer to it",
};

it("PROMO-1 every field of a coupon that the shop obeys can be edited, or has a reason why not", () => {
  const edited = new Set([...Object.keys(WRITERS), "meta_data"]);
  const left = Object.keys(CouponSchema.shape).filter((name) => !edited.has(name));
  expect(left).toEqual(Object.keys(NOT_EDITED));
});

it("PROMO-1 every key of the other terms that the shop obeys can be edited", () => {
  const obeying = new URL("../../../../../../packages/contract/src/coupons/map-conditions.ts", import.meta.url);
  const read = [...readFileSync(obeying, "utf8").matchAll(/meta\.get\("(\w+)"\)/g)].map(([, key]) => key);
  expect(read.toSorted()).toEqual(META.map(([key]) => key).toSorted());
});

it("PROMO-1 each edited field changes in the document alone, and is read back", () => {
  const form = readPromotion(plain, ["en"]);
  for (const [field, value] of Object.entries(OTHER)) {
    const next = { ...form, [field]: value };
    const patch = promotionPatch(form, next, plain);
    const sent = Object.values(patch?.set ?? {});
    expect(sent, field).toHaveLength(1);
    const stored = Object.fromEntries(Object.entries(patch?.set ?? {}));
    const facets = { ...plain, ...stored, "coupons#auto": { ...plain["coupons#auto"], ...stored["coupons#auto"] } };
    const again = readPromotion(facets, ["en"]);
    expect(withoutEntries(again), field).toEqual(withoutEntries(next));
    expect(facets["coupons#auto"]).toMatchObject({ id: 1, note: "kept" });
  }
});

it("PROMO-1 what the form does not show stays in gifts, rules and other terms", () => {
  const facets = {
    "coupons#codes": {
      id: 2,
      code: "B",
      discount_type: "free_gift",
      meta_data: [
        { id: 5, key: "coupon_only_for_device", value: "site" },
        { id: 6, key: "till", value: "7" },
      ],
      free_gift_data: [{ product_id: "9", quantity: "1", label: "x" }],
    },
  };
  const form = readPromotion(facets, []);
  const gifts = form.gifts.map((gift) => ({ ...gift, count: "2" }));
  expect(changedFields(form, { ...form, devices: null, daysAfter: "3", gifts }, facets["coupons#codes"])).toEqual({
    free_gift_data: [{ product_id: 9, variation_id: null, quantity: 2, label: "x" }],
    meta_data: [
      { id: 6, key: "till", value: "7" },
      { key: "birthday_coupon_days_after", value: "3" },
    ],
  });
});

it("PROMO-1 an emptied translation is removed, and the main text stays", () => {
  const facets = { ...plain, "coupons.en#auto": { id: 1, code: "A", description: "Ten" } };
  const form = readPromotion(facets, ["en"]);
  const texts = { en: { code: "A", description: " " } };
  expect(promotionPatch(form, { ...form, texts }, facets)).toEqual({ unset: { "coupons.en#auto": ["description"] } });
});

it("PROMO-1 a typed field that the shop could not obey is named", () => {
  const form = readPromotion(plain, []);
  const wrong = { code: " ", amount: "150", minimum: "500", maximum: "400", limit: "0", guests: "anna", budget: "x" };
  const never = { devices: [], starts: "2026-12-02", expires: "2026-12-01" };
  expect(Object.fromEntries(promotionFaults({ ...form, ...wrong, ...never }, form, true))).toEqual({
    devices: "devices",
    expires: "ends",
    code: "name",
    amount: "percent",
    maximum: "maximum",
    limit: "count",
    guests: "guests",
    budget: "sum",
  });
});

it.each([
  ["2026-12-01", "2026-12-01", true],
  ["2026-12-01T10:00", "2026-12-01", true],
  ["2026-12-01", "2026-12-01T00:00", false],
  ["2026-12-01T10:00", "2026-12-01 10:00:00", false],
  ["2026-12-01T10:00", "1798761600", true],
])("PROMO-1 from %s to %s some time is left: %s", (starts, expires, isLeft) => {
  const base = readPromotion(plain, []);
  expect(promotionFaults({ ...base, starts, expires }, base, false).has("expires")).toBe(!isLeft);
});

/** Documents that the shop obeys, though nobody would type them so. */
const ODD: readonly object[] = [
  { autoapply_dop_rulles_products_list: [{ coupon_products: [], coupon_products_qty: 2 }] },
  { autoapply_dop_rulles_categories_list: { coupon_categories: [5], coupon_categories_qty: "2.50" } },
  {
    discount_type: "free_gift",
    free_gift_data: [
      { product_id: 9, quantity: 0 },
      { product_id: 8, quantity: "1.00" },
    ],
  },
  { amount: "150" },
  { amount: "33.333" },
  { usage_limit: "5.0", usage_limit_per_user: "5.5" },
  { minimum_amount: 700, maximum_amount: 500 },
  { birthday_coupon: true, meta_data: [{ key: "birthday_coupon_days_before", value: "-3" }] },
  { date_starts: "2026-12-02", date_expires: "2026-12-01" },
  { usage_avaible_users: ["anna"], individual_coupon: true },
];

it.each(ODD)("PROMO-1 what the document has already does not block a change elsewhere: %j", (odd) => {
  const base = readPromotion({ "coupons#auto": { ...plain["coupons#auto"], ...odd } }, []);
  expect([...promotionFaults({ ...base, description: "Новое" }, base, false)]).toEqual([]);
});

it("PROMO-1 a fault of a new entry, and one that a change elsewhere makes, is named", () => {
  const gifts = [{ product_id: 9, quantity: 0 }];
  const odd = { minimum_amount: 300, maximum_amount: 500, discount_type: "free_gift", free_gift_data: gifts };
  const base = readPromotion({ "coupons#auto": { ...plain["coupons#auto"], ...odd } }, []);
  const more = { ...base, minimum: "700", gifts: [...base.gifts, { dish: "7", size: "", count: "", entry: {} }] };
  const rules = { dishRules: [{ ids: [], count: "", entry: {} }] };
  expect(Object.fromEntries(promotionFaults({ ...more, ...rules }, base, false))).toEqual({
    gifts: "count",
    dishRules: "rule",
    maximum: "maximum",
  });
  const kept = { ...base, gifts: [...base.gifts, { dish: "7", size: "", count: "1", entry: {} }] };
  expect([...promotionFaults(kept, base, false)]).toEqual([]);
});

it("PROMO-1 fields that are not shown block nothing", () => {
  const base = readPromotion(plain, []);
  const hidden = { daysBefore: "x", guests: "anna", gifts: [{ dish: "7", size: "", count: "", entry: {} }] };
  expect([...promotionFaults({ ...base, ...hidden }, base, false)]).toEqual([]);
  const shown = { ...base, ...hidden, isBirthday: true, isPersonal: true };
  expect([...promotionFaults(shown, base, false).keys()]).toEqual(["guests", "daysBefore"]);
});

function withoutEntries(form: PromotionForm): unknown {
  return JSON.parse(JSON.stringify(form, (key, value) => (key === "entry" ? undefined : value)));
}
