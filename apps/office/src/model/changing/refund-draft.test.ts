import { money } from "@skatert/domain";
import { describe, expect, test } from "vitest";
import { aBoardOrder } from "../board/testing/board-orders.ts";
import {
  emptyRefund,
  feeOf,
  type RefundDraft,
  refundDraftOf,
  refundParts,
  refundToWire,
  typedSum,
  withRefundedLine,
} from "./refund-draft.ts";

const line = {
  productId: 3,
  variationId: null,
  grams: null,
  name: "Маргарита",
  variation: null,
  quantity: 2,
  measure: null,
  supplements: [],
  meta: [],
  allergens: [],
  dishes: [],
  note: null,
  gift: false,
  total: money(118_000),
};
const order = aBoardOrder({
  version: 4,
  lines: [line, { ...line, grams: 450, quantity: 1 }],
  adjustments: [
    { kind: "items", amount: money(118_000), label: null },
    { kind: "delivery", amount: money(15_000), label: null },
    { kind: "express", amount: money(5_000), label: null },
  ],
  refundable: { gateway: money(100_000), cash: money(40_000) },
});
const draft: RefundDraft = {
  of: "dishes",
  lines: {},
  fee: false,
  sum: "",
  way: "gateway",
  restock: false,
  reason: "Остыло",
};

describe("the draft of a refund", () => {
  test("CHANGE-2 gives back dishes up to what was ordered, and the fees", () => {
    const dishes = withRefundedLine(withRefundedLine(draft, order, 0, 5), order, 1, 300);
    expect(refundToWire({ ...dishes, fee: true, restock: true }, order)).toEqual({
      version: 4,
      reason: "Остыло",
      way: "gateway",
      lines: [
        { line: 0, quantity: 2 },
        { line: 1, quantity: 300 },
      ],
      fee: true,
      restock: true,
    });
    expect(withRefundedLine(dishes, order, 0, 0).lines).toEqual({ 1: 300 });
    expect(feeOf(order)).toBe(20_000);
  });

  test("CHANGE-2 a sum is never above what was paid and not returned yet", () => {
    const sum = (text: string) => typedSum({ ...draft, sum: text }, order);
    expect(typedSum({ ...draft, sum: "500", way: "cash" }, order)).toBeNull();
    expect([sum("1000"), sum("1000,01"), sum("0"), sum("-5"), sum("пять")]).toEqual([100_000, null, null, null, null]);
    expect(refundToWire({ ...draft, of: "sum", sum: "99,5", way: "cash" }, order)).toEqual({
      version: 4,
      reason: "Остыло",
      way: "cash",
      amount: 99.5,
    });
  });

  test("CHANGE-2 a weight that is not typed whole is neither sent nor asked about", () => {
    const typing = withRefundedLine(draft, order, 1, Number.NaN);
    expect(refundToWire(typing, order)).toBeNull();
    expect(refundParts(typing, order)).toBeNull();
  });

  test("OFFICE-5 a closed dialog keeps the draft, and its dishes while the order has the same lines", () => {
    const typed = { ...withRefundedLine(draft, order, 0, 1), seenLines: "a" };
    const kept = JSON.parse(JSON.stringify(typed));
    expect(refundDraftOf(kept, order, "a")).toMatchObject({ lines: { 0: 1 }, reason: "Остыло" });
    expect(refundDraftOf(kept, order, "b")).toMatchObject({ lines: {}, reason: "Остыло" });
    expect(refundDraftOf(null, order, "a")).toEqual(emptyRefund(order));
  });

  test("CHANGE-2 nothing is sent without a reason, a dish or a sum", () => {
    expect(refundToWire(draft, order)).toBeNull();
    const nameless = { ...draft, fee: true, reason: " " };
    expect(refundToWire(nameless, order)).toBeNull();
    expect(refundParts(nameless, order)).toEqual({ version: 4, way: "gateway", fee: true });
    expect(refundToWire({ ...draft, of: "sum" }, order)).toBeNull();
  });
});
