import type { WireCouponRow } from "@skatert/contract";
import { expect, it } from "vitest";
import { prizeCoupons } from "./prize-coupons.ts";

const now = Date.parse("2026-11-30T12:00:00+03:00");
const row = (coupon: object, more: Partial<WireCouponRow> = {}): WireCouponRow => ({
  kind: "coupon",
  id: "7",
  name: "Приз",
  state: "published",
  etag: "",
  is_code: false,
  coupon: { individual_coupon: true, ...coupon },
  uses: 0,
  given: 0,
  codes_count: 0,
  codes_used: 0,
  ...more,
});

it.each([
  ["a personal offer", row({}), true],
  ["one on its last day", row({ date_expires: "2026-11-30" }), true],
  ["one that has ended", row({ date_expires: "2026-11-29" }), false],
  ["one for everybody", row({ individual_coupon: false }), false],
  ["single-use codes", row({}, { is_code: true, codes_count: 2 }), false],
])("PROMO-1 a prize of the wheel: %s", (_title, coupon, canBeWon) => {
  expect(prizeCoupons([coupon], { zone: "Europe/Moscow", now })).toEqual([{ id: "7", name: "Приз", canBeWon }]);
});

it("PROMO-1 a removed coupon is no prize", () => {
  expect(prizeCoupons([row({}, { state: "removed" })], { zone: "Europe/Moscow", now })).toEqual([]);
});
