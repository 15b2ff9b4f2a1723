import { BranchBoardChangeSchema, type WireBranchBoard } from "@skatert/contract";
import { describe, expect, test } from "vitest";
import { type BoardForm, boardChange, boardForm } from "./board-form.ts";

const board: WireBranchBoard = {
  unanswered_after_minutes: 3,
  unanswered_action: "ring",
  auto_confirm: [{ days: [1, 5], from: "22:00", to: "02:00" }],
  capacity: { orders: 12, dishes: null, money: 15000.5 },
  slots: [],
};
const changed = (change: Partial<BoardForm>) => boardChange({ ...boardForm(board), ...change });

describe("the form of a branch's settings", () => {
  test("BOARD-7 saves unchanged settings unchanged", () => {
    const { slots: _, ...settings } = board;
    const result = boardChange(boardForm(board));
    expect(result).toEqual({ change: settings });
    expect("change" in result && BranchBoardChangeSchema.safeParse(result.change).success).toBe(true);
  });

  test("BOARD-7 reads an empty limit as no limit", () => {
    expect(changed({ orders: " ", money: "" })).toMatchObject({ change: { capacity: { orders: null, money: null } } });
  });

  test("BOARD-7 reads money in the usual notations", () => {
    expect(changed({ money: "12 500,50" })).toMatchObject({ change: { capacity: { money: 12500.5 } } });
  });

  test("BOARD-7 reads seven days as every day and sends days in weekday order", () => {
    const windows = [
      { days: [7, 6, 5, 4, 3, 2, 1], from: "00:00", to: "24:00" },
      { days: [7, 1], from: "09:00", to: "12:00" },
    ];
    expect(changed({ windows })).toMatchObject({ change: { auto_confirm: [{ days: [] }, { days: [1, 7] }] } });
  });

  test.each([
    ["minutes", { minutes: 1 }],
    ["minutes", { minutes: 61 }],
    ["minutes", { minutes: Number.NaN }],
    ["windows", { windows: [{ days: [], from: "9:00", to: "10:00" }] }],
    ["windows", { windows: [{ days: [], from: "09:00", to: "09:00" }] }],
    ["orders", { orders: "0" }],
    ["orders", { orders: "1.5" }],
    ["dishes", { dishes: "много" }],
    ["money", { money: "1.234" }],
    ["money", { money: "-5" }],
  ] satisfies [string, Partial<BoardForm>][])("BOARD-7 reports %s as invalid for %o", (fault, change) => {
    expect(changed(change)).toEqual({ faults: [fault] });
  });
});
