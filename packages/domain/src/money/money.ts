/**
 * Money is a whole number of minor units (kopecks), branded so that roubles, grams and
 * points cannot be mixed in by mistake (PRICE-1, decision 004).
 */
export type Money = number & { readonly __unit: "minor" };

export const zero = 0 as Money;

/** Brands a whole number of minor units. Throws RangeError on anything that is not a safe integer. */
export function money(minorUnits: number): Money {
  if (!Number.isSafeInteger(minorUnits)) throw new RangeError(`not a whole number of minor units: ${minorUnits}`);
  return (minorUnits === 0 ? 0 : minorUnits) as Money;
}

/**
 * Roubles to minor units, rounded half away from zero at the kopeck as the number is written:
 * 1.005 is 1.01, though its binary value lies a little below. Throws RangeError beyond safe integers.
 */
export function moneyFromRoubles(roubles: number): Money {
  const written = String(Math.abs(roubles));
  // Moving the point in the text is exact; multiplying by 100 is not (1.005 * 100 < 100.5).
  const kopecks = Math.round(written.includes("e") ? Math.abs(roubles) * 100 : Number(`${written}e2`));
  return money(roubles < 0 ? -kopecks : kopecks);
}

/** Minor units to roubles with at most two decimals, for the wire and for display. */
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

/** An amount taken a whole number of times. */
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
 * amount × numerator / denominator, rounded half up, exact beyond 2^53 in between.
 * All three are whole and not negative, the denominator positive; throws RangeError otherwise.
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
