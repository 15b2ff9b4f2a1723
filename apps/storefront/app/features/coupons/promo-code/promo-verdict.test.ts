import { money, type Quote } from "@skatert/domain";
import { aQuote } from "@skatert/domain/testing";
import { describe, expect, it } from "vitest";
import { type TypedCode, promoVerdict as verdictOf } from "./promo-verdict.ts";

const promoVerdict = (code: string | null, answer: Quote | null, held: TypedCode["held"] = null) =>
  verdictOf({ code, held, tried: null }, answer);

const quote = aQuote();

describe("CART-7 a typed promo code", () => {
  it("is pending until the server answers, and null without a code", () => {
    expect(promoVerdict("STOL10", null)).toEqual({ kind: "pending" });
    expect(promoVerdict(null, quote)).toBeNull();
  });

  it("is applied in any letter case", () => {
    const coupons = [{ id: 1, code: "STOL10", applied: true, refusals: [] }];
    expect(promoVerdict("stol10", { ...quote, coupons })).toEqual({ kind: "applied", code: "STOL10" });
  });

  it("is refused with every reason, or as unknown", () => {
    const refusals = [{ reason: "weekday", weekdays: [1] }, { reason: "used-up" }] as const;
    expect(promoVerdict("OBED", { ...quote, coupons: [{ id: 2, code: "OBED", applied: false, refusals }] })).toEqual({
      kind: "refused",
      refusals,
    });
    const unknown = { reason: "promo-unknown", code: "XXX" } as const;
    expect(promoVerdict("XXX", { ...quote, refusals: [unknown] })).toEqual({ kind: "refused", refusals: [unknown] });
  });

  it("stays refused while it is excluded from quotes, until another is typed", () => {
    const unknown = { reason: "promo-unknown", code: "XXX" } as const;
    expect(promoVerdict("XXX", quote, { code: "XXX", why: "unknown" })).toEqual({
      kind: "refused",
      refusals: [unknown],
    });
    expect(promoVerdict("XXX", quote, { code: "XXX", why: "too-many" })).toEqual({ kind: "too-many" });
    expect(promoVerdict("YYY", quote, { code: "XXX", why: "unknown" })).toEqual({ kind: "pending" });
  });

  it("is pending, then to be confirmed or refused, before it is applied", () => {
    const tried = { code: "STOL10", press: 1, verdict: null };
    expect(verdictOf({ code: null, held: null, tried }, quote)).toEqual({ kind: "pending" });
    const cost = { from: money(900_00), to: money(1000_00), lostGifts: [] };
    const asked = { ...tried, verdict: { kind: "costs", cost } } as const;
    expect(verdictOf({ code: null, held: null, tried: asked }, quote)).toEqual({ kind: "costs", code: "STOL10", cost });
  });
});
