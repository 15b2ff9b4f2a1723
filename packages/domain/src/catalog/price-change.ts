import { type Money, maxMoney, money } from "../money/money.ts";

/** Steps of rounded prices: the kopeck, whole 1, 5 or 10 roubles, or the nearest sum that ends in 9 roubles. */
export const PRICE_ROUNDINGS = ["kopeck", "1", "5", "10", "9"] as const;
export type PriceRounding = (typeof PRICE_ROUNDINGS)[number];

/**
 * The change of the price before a discount. `keep`: it stays while it is above the new price. `drop`: the discount
 * ends. `show`: if the price falls, the former price is shown crossed out.
 */
export const OLD_PRICE_RULES = ["keep", "drop", "show"] as const;
export type OldPriceRule = (typeof OLD_PRICE_RULES)[number];

/** A price and the price before a discount, which equals it without one. */
export interface PricePair {
  readonly price: Money;
  readonly old: Money;
}

export interface PriceChange {
  /** Hundredths of a percent: 10 % is 1,000. */
  readonly percent: number;
  readonly rounding: PriceRounding;
  readonly oldPrice: OldPriceRule;
}

/** Bounds of a change in hundredths of a percent: from −99 % to +1,000 %. */
const minPercent = -9_900;
const maxPercent = 100_000;

/** Results of a rounding are `first + step × n`; `first` is the least positive one. */
const steps: Readonly<Record<PriceRounding, { readonly step: bigint; readonly first: bigint }>> = {
  kopeck: { step: 1n, first: 1n },
  "1": { step: 100n, first: 100n },
  "5": { step: 500n, first: 500n },
  "10": { step: 1_000n, first: 1_000n },
  "9": { step: 1_000n, first: 900n },
};

/** Percent as people type it: "10", "+7,5", "−12.25 %". In hundredths; null: no percent, or out of range. */
export function readPercent(text: string): number | null {
  const written = text
    .replace(/[\s\u00a0%]/g, "")
    .replace(",", ".")
    .replace("−", "-");
  const [, sign, whole = "", fraction = ""] = /^([+-]?)(\d{1,4})(?:\.(\d{1,2}))?$/.exec(written) ?? [];
  if (whole === "") return null;
  const hundredths = Number(whole) * 100 + Number(fraction.padEnd(2, "0"));
  const percent = sign === "-" ? -hundredths : hundredths;
  return percent < minPercent || percent > maxPercent ? null : percent;
}

/**
 * A price changed by a percent and rounded once, half up, from the exact value. A price above 0 never becomes free: the
 * lowest result is the lowest positive price of the rounding. A price of 0 stays 0.
 */
export function changedPrice(price: Money, percent: number, rounding: PriceRounding): Money {
  if (price <= 0) return price;
  const { step, first } = steps[rounding];
  // In ten-thousandths of a kopeck, so that nothing is lost before the one rounding.
  const exact = BigInt(price) * BigInt(10_000 + percent);
  const distance = exact - first * 10_000n;
  if (distance <= 0n) return money(Number(first));
  const width = step * 10_000n;
  const count = (2n * distance + width) / (2n * width);
  return money(Number(first + count * step));
}

/** A price and its old price after a change. The old price is never below the price. */
export function changedPair({ price, old }: PricePair, change: PriceChange): PricePair {
  const next = changedPrice(price, change.percent, change.rounding);
  const wanted = { keep: old > price ? old : next, drop: next, show: price }[change.oldPrice];
  return { price: next, old: maxMoney(wanted, next) };
}
