import type { BonusEntry } from "@skatert/contract";
import { expect, it } from "vitest";
import { ledgerRows } from "./ledger-rows.ts";

const entry = (id: string, points: number): BonusEntry => ({
  id,
  kind: points > 0 ? "earned" : "spent",
  points,
  at: 0,
  orderId: 1,
});

it("VALID-8 shows the balance after each ledger entry, back to 0 before the first", () => {
  const rows = ledgerRows([entry("c", 30), entry("b", -120), entry("a", 450)], 360);
  expect(rows.map(({ id, balance }) => [id, balance])).toEqual([
    ["c", 360],
    ["b", 330],
    ["a", 450],
  ]);
  const first = rows.at(-1);
  expect(first && first.balance - first.points).toBe(0);
});
