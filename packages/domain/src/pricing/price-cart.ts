import { type Money, money, subtractMoney, zero } from "../money/money.ts";
import { applyBonuses, type BonusUse } from "./adjustments/bonuses.ts";
import { addExcludedLines } from "./adjustments/excluded.ts";
import { chargeFee } from "./adjustments/fee.ts";
import { takeFixedDiscounts } from "./adjustments/fixed.ts";
import { chargeGifts } from "./adjustments/gifts.ts";
import { takePercentDiscounts } from "./adjustments/percent.ts";
import { takeStaffDiscount } from "./adjustments/staff-discount.ts";
import { addGoods, type Goods, noGoods, sumOfAdjustments, takeFromGoods } from "./goods.ts";
import { priceLine } from "./price-line.ts";
import type { CartTotals, PricedLine, PricingInput, PricingLine } from "./types.ts";

/**
 * The price of a cart as the ordered list of adjustments of PRICE-1: items, combo, fixed, percent, excluded,
 * gifts, delivery or express, free supplements, a staff discount, bonuses. A pure function of its input. Without lines
 * it charges nothing, neither gifts nor delivery.
 */
export function priceCart(input: PricingInput): CartTotals {
  const lines = input.lines.map(priceLine);
  const sums = sumLines(input.lines, lines);
  if (input.lines.length === 0)
    return totalsOf(lines, sums, { goods: addGoods(noGoods, "items", zero), applied: 0, max: 0 }, zero);

  let goods: Goods = addGoods(noGoods, "items", sums.items);
  goods = takeFromGoods(goods, "combo", sums.combo);
  goods = takeFixedDiscounts(goods, input.discounts);
  goods = takePercentDiscounts(goods, input.discounts);
  goods = addExcludedLines(goods, sums.excluded);
  goods = chargeGifts(goods, input.gifts);
  goods = chargeFee(goods, input.fee(subtractMoney(sums.items, sums.combo)));
  goods = takeFromGoods(goods, "free_supplements", sums.freeSupplements);
  goods = takeStaffDiscount(goods, input.staffDiscount);
  return totalsOf(lines, sums, applyBonuses(goods, input), goods.left);
}

interface LineSums {
  readonly items: Money;
  readonly combo: Money;
  /** Total after combo, with the sign of the formula. */
  readonly excluded: Money;
  readonly freeSupplements: Money;
}

function sumLines(lines: readonly PricingLine[], priced: readonly PricedLine[]): LineSums {
  let items = 0;
  let combo = 0;
  let excluded = 0;
  let freeSupplements = 0;
  priced.forEach((line, index) => {
    freeSupplements += line.freeSupplements;
    if (lines[index]?.excludedFromMinimum) {
      excluded += line.gross - line.comboDiscount;
    } else {
      items += line.gross;
      combo += line.comboDiscount;
    }
  });
  return {
    items: money(items),
    combo: money(combo),
    excluded: money(excluded),
    freeSupplements: money(freeSupplements),
  };
}

function totalsOf(
  lines: readonly PricedLine[],
  sums: LineSums,
  bonuses: BonusUse,
  goodsBeforeBonuses: Money,
): CartTotals {
  return {
    lines,
    adjustments: bonuses.goods.adjustments,
    total: sumOfAdjustments(bonuses.goods.adjustments),
    countedSum: subtractMoney(sums.items, sums.combo),
    goodsBeforeBonuses,
    bonusPointsApplied: bonuses.applied,
    bonusPointsMax: bonuses.max,
  };
}
