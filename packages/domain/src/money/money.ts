/**
 * Money is a whole number of minor units (kopecks). The brand prevents mixing it with roubles, grams and
 * points (PRICE-1, decision 004).
 */
export type Money = number & { readonly __unit: "minor" };

export const zero = 0 as Money;

/** Brands a whole number of minor units. Throws RangeError on anything that is not a safe integer. */
export function money(minorUnits: number): Money {
  if (!Number.isSafeInteger(minorUnits)) throw new RangeError(`not a whole number of minor units: ${minorUnits}`);
  return (minorUnits === 0 ? 0 : minorUnits) as Money;
}

/**
 * Converts roubles to minor units. Rounds the written number half away from zero at the kopeck: 1.005 is
 * 1.01, though its binary value is a little less. Throws RangeError beyond safe integers.
 */
export function moneyFromRoubles(roubles: number): Money {
  const written = String(Math.abs(roubles));
  // Moving the decimal point in the text is exact; multiplying by 100 is not (1.005 * 100 < 100.5).
  const kopecks = Math.round(written.includes("e") ? Math.abs(roubles) * 100 : Number(`${written}e2`));
  return money(roubles < 0 ? -kopecks : kopecks);
}

/** Converts minor units to roubles with at most two decimals, for the wire and for display. */
export function moneyToRoubles(amount: Money): number {
  return amount / 100;
}

export function addMoney(...amounts: readonly Money[]): Money {
  let sum = 0;
  for (const amount of amounts) sum += amount;
  return money(sum);
}

export function subtractMoney(from: Money, amount: Money): Money {
  return money(from - amount);
}

export function negateMoney(amount: Money): Money {
  return money(-amount);
}

/** An amount times a whole number. */
export function multiplyMoney(amount: Money, times: number): Money {
  return money(amount * times);
}

export function minMoney(a: Money, b: Money): Money {
  return a < b ? a : b;
}

export function maxMoney(a: Money, b: Money): Money {
  return a > b ? a : b;
}

/**
 * amount × numerator / denominator, rounded half up, with exact intermediate values beyond 2^53. All three
 * are whole and not negative, the denominator positive. Otherwise throws RangeError.
 */
export function scaleMoney(amount: Money, numerator: number, denominator: number): Money {
  if (amount < 0 || numerator < 0 || denominator <= 0) {
    throw new RangeError(`cannot scale ${amount} by ${numerator}/${denominator}`);
  }
  const doubled = amount * numerator * 2 + denominator;
  if (Number.isSafeInteger(doubled)) return money((doubled - (doubled % (2 * denominator))) / (2 * denominator));
  const exact = BigInt(amount) * BigInt(numerator) * 2n + BigInt(denominator);
  return money(Number(exact / (2n * BigInt(denominator))));
}
