import type { ComboDiscount } from "../catalog/types.ts";
import { addMoney, type Money, minMoney, money, multiplyMoney, scaleMoney, subtractMoney } from "../money/money.ts";
import { freeSupplements } from "./free-supplements.ts";
import type { PricedLine, PricingLine } from "./types.ts";

/**
 * Price of a line: its dish by measure with supplements, its combo discount and the value of its free
 * supplements (PRICE-2, PRICE-3, PRICE-4).
 */
export function priceLine(line: PricingLine): PricedLine {
  const units = unitsOf(line);
  const unitPrice = priceOfUnit(line);
  const supplementsPerUnit = line.supplements.reduce<number>((sum, each) => sum + each.count * each.price, 0);
  return {
    gross: addMoney(multiplyMoney(unitPrice, units), multiplyMoney(money(supplementsPerUnit), units)),
    comboDiscount: multiplyMoney(comboOfUnit(line.combo, unitPrice), units),
    freeSupplements: multiplyMoney(freeSupplements(line.supplements, line.freeLimits, line.freeUnits), units),
  };
}

/** Price of a line as the guest sees it: with supplements, less the set's discount and the free supplements. */
export function lineAmount(line: PricingLine): Money {
  const { gross, comboDiscount, freeSupplements } = priceLine(line);
  return subtractMoney(subtractMoney(gross, comboDiscount), freeSupplements);
}

/**
 * How often the unit price, the supplements and the free limit count. Grams are one unit (readings "Prices").
 */
export function unitsOf(line: Pick<PricingLine, "measure" | "quantity">): number {
  return line.measure.kind === "grams" ? 1 : line.quantity;
}

/**
 * Price of a piece, of one portion, or of all grams of the line, without supplements. Rounded half up once.
 */
export function priceOfUnit(line: Pick<PricingLine, "measure" | "unitPrice" | "quantity">): Money {
  switch (line.measure.kind) {
    case "piece":
      return line.unitPrice;
    case "portion":
      return scaleMoney(line.unitPrice, line.measure.grams, 1000);
    case "grams":
      return scaleMoney(line.unitPrice, line.quantity, 1000);
  }
}

/** What a set saves on the price of a unit; never more than that price. */
export function comboOfUnit(combo: ComboDiscount | null, unitPrice: Money): Money {
  if (combo === null) return money(0);
  if (combo.kind === "fixed") return minMoney(combo.amount, unitPrice);
  return minMoney(scaleMoney(unitPrice, Math.round(combo.percent * 100), 100 * 100), unitPrice);
}
