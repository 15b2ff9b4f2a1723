import { addMoney, money, subtractMoney, zero } from "../../money/money.ts";
import type { Check } from "./check.ts";

const kopeck = money(1);

/**
 * COUP-9: the counted sum is strictly above the minimum. If the maximum exceeds the minimum, the sum is also
 * strictly below the maximum. `missing` and `excess` are the amounts that just cross the bound.
 */
export const checkCartSum: Check<"cart-sum"> = ({ minimum, maximum }, { countedSum }) => {
  const lower = minimum ?? zero;
  if (lower > 0 && countedSum <= lower) {
    return { reason: "sum-below", bound: lower, missing: addMoney(subtractMoney(lower, countedSum), kopeck) };
  }
  if (maximum !== null && maximum > lower && countedSum >= maximum) {
    return { reason: "sum-above", bound: maximum, excess: addMoney(subtractMoney(countedSum, maximum), kopeck) };
  }
  return null;
};
