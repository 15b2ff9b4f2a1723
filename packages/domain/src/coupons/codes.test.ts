import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { aCoupon, aCouponContext } from "../testing/coupons.ts";
import { codeKey, couponByCode, singleUseCode } from "./codes.ts";
import { evaluateCoupon } from "./evaluate-coupon.ts";

const codesOf = (...codes: readonly string[]) => new Map(codes.map((code) => [codeKey(code), code]));
const flyer = aCoupon({ id: 2, kind: "promo", code: "Листовка", codes: codesOf("LETO-7KQ2", "LETO-M4XT") });
const plain = aCoupon({ id: 1, kind: "promo", code: "SUP10" });

describe("PROMO-1 single-use codes of a promo code", () => {
  it("name the coupon in any letter case and with spaces around, and the guest sees the named one", () => {
    expect(couponByCode(" leto-7kq2 ", [plain, flyer])).toEqual({ ...flyer, code: "LETO-7KQ2" });
    expect(couponByCode("sup10", [plain, flyer])).toBe(plain);
    expect(singleUseCode("leto-M4XT", [plain, flyer])).toEqual({ couponId: 2, key: "leto-m4xt" });
    expect(singleUseCode("SUP10", [plain, flyer])).toBeNull();
  });

  it("replace the coupon's own code, which is only its name", () => {
    expect(couponByCode("Листовка", [plain, flyer])).toBeNull();
    expect(couponByCode("", [plain, flyer])).toBeNull();
  });

  it("are used up while a live order has them, and only then", () => {
    const named = { ...flyer, code: "LETO-7KQ2" };
    expect(evaluateCoupon(named, aCouponContext({ usedCodeOf: named.id }))).toEqual([{ reason: "used-up" }]);
    expect(evaluateCoupon(named, aCouponContext({ usedCodeOf: null }))).toEqual([]);
    expect(evaluateCoupon(plain, aCouponContext({ usedCodeOf: named.id }))).toEqual([]);
  });

  it("are found among ten thousand for every code and for nothing else", () => {
    const many = Array.from({ length: 10_000 }, (_, index) => `KOD-${index.toString(36)}`);
    const coupons = [plain, aCoupon({ id: 3, kind: "promo", codes: codesOf(...many) })];
    fc.assert(
      fc.property(fc.constantFrom(...many), fc.boolean(), (code, isLower) => {
        const typed = isLower ? code.toLowerCase() : ` ${code} `;
        expect(couponByCode(typed, coupons)).toMatchObject({ id: 3, code });
        expect(couponByCode(`${typed.trim()}!`, coupons)).toBeNull();
      }),
    );
  });
});
