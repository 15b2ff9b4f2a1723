import { describe, expect, it } from "vitest";
import { ApiErrorSchema, apiError, ERROR_CODES, STATUS_OF_CODE } from "./errors.ts";
import { isReason, REASONS, STATUS_OF_REASON } from "./reasons.ts";

describe("reasons and error codes", () => {
  it("API-2 names each of the reasons once, in kebab-case", () => {
    expect(REASONS).toHaveLength(38);
    expect(new Set(REASONS).size).toBe(REASONS.length);
    for (const reason of REASONS) expect(reason).toMatch(/^[a-z]+(?:-[a-z]+)*$/);
    expect(isReason("sold-out")).toBe(true);
    expect(isReason("toString")).toBe(false);
  });

  it("CART-8 answers 409 where the new quote helps and 422 where new input is needed", () => {
    for (const reason of ["sold-out", "not-enough-stock", "promo-unknown", "bonuses-limited", "sum-below"] as const) {
      expect(STATUS_OF_REASON[reason]).toBe(409);
    }
    for (const reason of [
      "variation-required",
      "quantity-step",
      "closed",
      "outside-zone",
      "minimum-not-reached",
    ] as const) {
      expect(STATUS_OF_REASON[reason]).toBe(422);
    }
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

  it("API-7 gives the idempotency codes the statuses that are settled for them", () => {
    expect(STATUS_OF_CODE.idempotency_in_progress).toBe(409);
    expect(STATUS_OF_CODE.idempotency_mismatch).toBe(422);
    expect(STATUS_OF_CODE.idempotency_key_required).toBe(400);
    for (const code of ERROR_CODES) expect(STATUS_OF_CODE[code]).toBeGreaterThanOrEqual(400);
  });
});
