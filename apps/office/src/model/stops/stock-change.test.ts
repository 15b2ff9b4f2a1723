import { StockChangeSchema } from "@skatert/contract";
import { describe, expect, test } from "vitest";
import { stockChange } from "./stock-change.ts";

const dish = { product_id: 3, variation_id: null };
const change = (deed: Parameters<typeof stockChange>[2], amount: string) =>
  stockChange(10, dish, deed, amount, "инвентаризация");

describe("a change of a count", () => {
  test.each([
    ["set", "12", { quantity: 12 }],
    ["set", "0", { quantity: 0 }],
    ["add", " 5 ", { change: 5 }],
    ["write-off", "3", { change: -3 }],
  ] as const)("STOP-4 sends %s %s", (deed, amount, how) => {
    const body = change(deed, amount);
    expect(body).toEqual({ branch_id: 10, product_id: 3, ...how, reason: "инвентаризация" });
    expect(StockChangeSchema.safeParse(body).success).toBe(true);
  });

  test("STOP-4 changes a size by its own id", () => {
    expect(stockChange(10, { product_id: 3, variation_id: 31 }, "set", "1", "x")).toMatchObject({ variation_id: 31 });
  });

  test.each([
    ["set", ""],
    ["set", "1.5"],
    ["set", "-1"],
    ["set", "100001"],
    ["add", "0"],
    ["write-off", "0"],
    ["add", "много"],
  ] as const)("STOP-4 refuses %s «%s»", (deed, amount) => {
    expect(change(deed, amount)).toBeNull();
  });
});
