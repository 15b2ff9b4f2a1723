import { type Money, minMoney, money, zero } from "./money.ts";

/**
 * Splits an amount in proportion to whole, non-negative weights without losing a kopeck (largest remainder;
 * ties to the heavier, then the earlier). The parts sum to the amount. Throws RangeError on a negative
 * amount, and on a positive amount without weights.
 */
export function shareMoney(amount: Money, weights: readonly number[]): readonly Money[] {
  if (amount === 0) return weights.map(() => zero);
  const totalWeight = weights.reduce((sum, weight) => sum + weight, 0);
  if (amount < 0 || totalWeight === 0) throw new RangeError(`cannot share ${amount} by ${weights.join(", ")}`);

  const shares = weights.map((weight, index) => wholeShare(amount, weight, totalWeight, index));
  let left = amount - shares.reduce((sum, share) => sum + share.whole, 0);
  const byRemainder = shares.toSorted((a, b) => b.remainder - a.remainder || b.weight - a.weight || a.index - b.index);
  const parts = shares.map((share) => share.whole);
  for (const share of byRemainder) {
    if (left === 0) break;
    parts[share.index] = share.whole + 1;
    left -= 1;
  }
  return parts.map(money);
}

/**
 * Splits an amount in proportion to the room of each part, never above a part's room. An amount above the sum
 * of all rooms is not shared.
 */
export function shareWithinRoom(amount: Money, rooms: readonly Money[]): readonly Money[] {
  const room = money(rooms.reduce<number>((sum, each) => sum + each, 0));
  // With weights equal to rooms and an amount within their sum, no share can exceed its room. A kopeck of the remainder
  // goes only to shares that were rounded down.
  return shareMoney(minMoney(amount, room), rooms);
}

interface Share {
  readonly index: number;
  readonly weight: number;
  readonly whole: number;
  readonly remainder: number;
}

function wholeShare(amount: Money, weight: number, totalWeight: number, index: number): Share {
  const product = amount * weight;
  if (Number.isSafeInteger(product)) {
    const remainder = product % totalWeight;
    return { index, weight, whole: (product - remainder) / totalWeight, remainder };
  }
  const exact = BigInt(amount) * BigInt(weight);
  const divisor = BigInt(totalWeight);
  return { index, weight, whole: Number(exact / divisor), remainder: Number(exact % divisor) };
}
