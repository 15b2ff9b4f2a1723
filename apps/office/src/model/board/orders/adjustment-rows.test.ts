import { moneyFromRoubles } from "@skatert/domain";
import { expect, it } from "vitest";
import russian from "../../../../messages/ru.json" with { type: "json" };
import { compiledMessages } from "../../../../vite/messages.ts";
import { createI18n } from "../../../i18n/i18n.ts";
import { adjustmentRows } from "./adjustment-rows.ts";

it("BOARD-5 the sums of an order's details lead from its dishes to its total, discounts of sets too", () => {
  const rows = adjustmentRows(
    [
      { kind: "items", amount: moneyFromRoubles(2300), label: null },
      { kind: "combo", amount: moneyFromRoubles(-319.5), label: null },
      { kind: "percent", amount: moneyFromRoubles(-100), label: "Обед" },
      { kind: "delivery", amount: moneyFromRoubles(0), label: null },
    ],
    createI18n("ru", compiledMessages(russian, russian)).t,
  );
  expect(rows).toEqual([
    { name: "Блюда", amount: 230_000 },
    { name: "Выгода наборов", amount: -31_950 },
    { name: "Скидка «Обед»", amount: -10_000 },
  ]);
});
