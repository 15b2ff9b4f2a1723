import { money } from "../../money/money.ts";
import { type Goods, takeFromGoods } from "../goods.ts";
import type { PricingInput } from "../types.ts";

const kopecksInPoint = 100;

export interface BonusUse {
  readonly goods: Goods;
  /** Whole points applied and their maximum. */
  readonly applied: number;
  readonly max: number;
}

/** Whole points, at most the shop's maximum and the remainder of the goods (VALID-8, readings "Bonuses"). */
export function applyBonuses(goods: Goods, input: Pick<PricingInput, "bonusPoints" | "bonusCap">): BonusUse {
  const max = Math.max(0, Math.min(Math.floor(input.bonusCap(goods.left)), Math.floor(goods.left / kopecksInPoint)));
  const applied = Math.max(0, Math.min(input.bonusPoints, max));
  return { goods: takeFromGoods(goods, "bonuses", money(applied * kopecksInPoint)), applied, max };
}
