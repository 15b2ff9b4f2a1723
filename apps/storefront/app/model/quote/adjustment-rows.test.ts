import { type Adjustment, money } from "@skatert/domain";
import { isValidElement } from "react";
import { describe, expect, it } from "vitest";
import ru from "../../../messages/ru.json" with { type: "json" };
import { compileDictionary } from "../../i18n/dictionary/compile.ts";
import { createI18n } from "../../i18n/i18n.ts";
import { adjustmentRows, withFreeDelivery } from "./adjustment-rows.tsx";

const i18n = createI18n({ language: "ru", currency: "₽", dictionary: compileDictionary(ru) });
const paid: readonly Adjustment[] = [
  { kind: "items", amount: money(900_00) },
  { kind: "delivery", amount: money(150_00) },
];

/** Texts unchanged; "sum" for an amount. */
function amounts(adjustments: readonly Adjustment[], hidesDeliveryPrice: boolean): readonly unknown[] {
  const { rows } = adjustmentRows(adjustments, money(1050_00), i18n, { hidesDeliveryPrice });
  return rows.map(({ amount }) => (isValidElement(amount) ? "sum" : amount));
}

describe("price steps", () => {
  it("PRICE-5 dont_show_delivery_price keeps the row of delivery and express, with the amount in the total", () => {
    expect(amounts(paid, false)).toEqual(["sum", "sum"]);
    expect(amounts(paid, true)).toEqual(["sum", "входит в итог"]);
    expect(amounts([{ kind: "express", amount: money(300_00) }], true)).toEqual(["входит в итог"]);
  });

  it("PRICE-5 free delivery is shown either way", () => {
    for (const hidden of [true, false]) expect(amounts(withFreeDelivery([], true), hidden)).toEqual(["бесплатно"]);
  });
});
