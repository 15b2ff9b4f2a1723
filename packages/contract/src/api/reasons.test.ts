import { decideOrder, type LineRefusal, money, type Quote, type QuoteRefusal, zero } from "@skatert/domain";
import { describe, expect, it } from "vitest";
import { ApiErrorSchema, apiError, ERROR_CODES, STATUS_OF_CODE } from "./errors.ts";
import { isReason, STATUS_OF_REASON } from "./reasons.ts";

describe("reasons and error codes", () => {
  it("API-2 names the reasons of lines, quotes and coupons in kebab-case", () => {
    const reasons = Object.keys(STATUS_OF_REASON);
    expect(reasons).toEqual(expect.arrayContaining(["sold-out", "slot-full", "first-purchase"]));
    for (const reason of reasons) expect(reason).toMatch(/^[a-z]+(?:-[a-z]+)*$/);
    expect(isReason("sold-out")).toBe(true);
    expect(isReason("toString")).toBe(false);
  });

  /** A quote of one sold line for 100 kopecks, with a refusal of the whole or of a second line. */
  const quoteWith = (refusals: readonly QuoteRefusal[], refused: LineRefusal | null): Quote => {
    const line = {
      productId: 1,
      variationId: null,
      name: "",
      quantity: 1,
      unitPrice: money(100),
      giftOf: null,
      supplements: [],
    };
    return {
      lines: [
        { ...line, total: money(100), refusal: null },
        { ...line, total: money(refused === null ? 100 : 0), refusal: refused },
      ],
      adjustments: [],
      total: money(100),
      minimum: { required: zero, reachedSum: money(100) },
      paymentMethods: [],
      refusals,
      coupons: [],
      bonuses: { active: true, available: 0, maxApplicable: 0, applied: 0, earned: 0 },
      zoneId: null,
      slotStart: null,
      takenSeconds: null,
      now: null,
      next: null,
    };
  };
  const statusOf = (quote: Quote) => (decideOrder(quote, money(200)).kind === "refused" ? 422 : 409);

  it.each<QuoteRefusal>([
    { reason: "closed" },
    { reason: "paused" },
    { reason: "outside-zone" },
    { reason: "address-required" },
    { reason: "minimum-not-reached", required: money(1), missing: money(1) },
    { reason: "time-required" },
    { reason: "time-passed" },
    { reason: "slot-unavailable" },
    { reason: "slot-full" },
    { reason: "express-unavailable" },
    { reason: "payment-unavailable", methods: [] },
    { reason: "promo-unknown", code: "x" },
    { reason: "not-combinable", what: "bonuses" },
    { reason: "bonuses-limited", applied: 0 },
  ])("CART-8 gives $reason of a quote the status that the order's decision gives it", (refusal) => {
    expect(STATUS_OF_REASON[refusal.reason]).toBe(statusOf(quoteWith([refusal], null)));
  });

  it.each<LineRefusal>([
    { reason: "sold-out" },
    { reason: "not-enough-stock", left: 0 },
    { reason: "not-available" },
    { reason: "not-at-location" },
    { reason: "variation-required" },
    { reason: "quantity-step", initial: 1, step: 1 },
    { reason: "supplement-not-offered", supplementId: 1 },
    { reason: "not-sold-alone" },
  ])("CART-8 gives $reason of a line beside a sold one the status that the order's decision gives it", (refusal) => {
    expect(STATUS_OF_REASON[refusal.reason]).toBe(statusOf(quoteWith([], refusal)));
  });

  it("API-2 builds errors in the WordPress shape with the status of their code", () => {
    const error = apiError("order_changed", "The order changed", { reason: "sold-out", status: 500 });
    expect(error).toEqual({
      code: "order_changed",
      message: "The order changed",
      data: { status: 409, reason: "sold-out" },
    });
    expect(ApiErrorSchema.safeParse(error).success).toBe(true);
  });

  it("API-7 gives the idempotency codes their settled statuses", () => {
    expect(STATUS_OF_CODE.idempotency_in_progress).toBe(409);
    expect(STATUS_OF_CODE.idempotency_mismatch).toBe(422);
    expect(STATUS_OF_CODE.idempotency_key_required).toBe(400);
    for (const code of ERROR_CODES) expect(STATUS_OF_CODE[code]).toBeGreaterThanOrEqual(400);
  });
});
