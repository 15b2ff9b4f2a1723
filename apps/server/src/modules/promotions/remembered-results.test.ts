import { expect, it } from "vitest";
import { rememberedResults } from "./remembered-results.ts";

const question = { couponIds: [1], from: "2026-03-01", to: "2026-03-02", branches: [20, 10] };

it("PROMO-2 results are read once for callers at the same time, and again after a failure", async () => {
  let asked = 0;
  const couponResults = async () => {
    asked += 1;
    if (asked === 1) throw new Error("busy");
    return [];
  };
  const { couponResults: read } = rememberedResults({ couponResults }, () => 0);
  await expect(read(question)).rejects.toThrow("busy");
  await Promise.all([read(question), read({ ...question, branches: [10, 20] })]);
  expect(asked).toBe(2);
  await read({ ...question, branches: "all" });
  await read({ ...question, to: "2026-03-03" });
  expect(asked).toBe(4);
});
