import { money, type Quote } from "@skatert/domain";
import { aQuote } from "@skatert/domain/testing";
import { describe, expect, it } from "vitest";
import type { OrderDraft } from "../../../model/quote/checkout-request.ts";
import { judgeCode } from "./judge-code.ts";

const quote = aQuote({ total: money(1000_00) });
const draft = { promoCode: null } as OrderDraft;
const coupon = { id: 9, code: "STOL10", applied: true, refusals: [] };

/** Answers of the shop for the cart with and without the code. */
const shop = (withCode: Quote | "too-many-promo-codes", without = quote) => {
  const asked: (string | null)[] = [];
  const ask = async ({ promoCode }: OrderDraft) => {
    asked.push(promoCode);
    return promoCode === null ? without : withCode;
  };
  return { asked, ask };
};

describe("COUP-14 a typed code before it is applied", () => {
  it("is applied when the order costs no more", async () => {
    const { ask } = shop({ ...quote, total: money(900_00), coupons: [coupon] });
    expect(await judgeCode(draft, "stol10", ask)).toEqual({ kind: "take" });
  });

  it("is confirmed by the shopper when the total would rise", async () => {
    const { ask } = shop({ ...quote, total: money(1020_00), coupons: [coupon] });
    const cost = { from: 1000_00, to: 1020_00, lostGifts: [] };
    expect(await judgeCode(draft, "stol10", ask)).toEqual({ kind: "costs", cost });
  });

  it("is refused with its conditions by a single quote, because each wrong code is counted", async () => {
    const refusals = [{ reason: "used-up" }] as const;
    const refused = shop({ ...quote, coupons: [{ ...coupon, applied: false, refusals }] });
    expect(await judgeCode(draft, "STOL10", refused.ask)).toEqual({ kind: "refused", refusals });
    const unknown = shop({ ...quote, refusals: [{ reason: "promo-unknown", code: "NOPE" }] });
    expect(await judgeCode(draft, "NOPE", unknown.ask)).toEqual({ kind: "unknown" });
    expect(await judgeCode(draft, "NOPE", shop("too-many-promo-codes").ask)).toEqual({ kind: "too-many" });
    expect([refused.asked, unknown.asked]).toEqual([["STOL10"], ["NOPE"]]);
  });
});
