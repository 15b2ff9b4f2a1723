import { withoutCurrency } from "./currency.ts";
import type { Reading } from "./reading.ts";

export interface NumberRule {
  readonly decimals: number;
  readonly max: number;
}

/** The highest price in roubles; sums of a large cart remain exact in kopecks. */
export const priceRule: NumberRule = { decimals: 2, max: 10_000_000 };
export const measureRule: NumberRule = { decimals: 3, max: 1_000_000 };

/** A price as people write it: "1 290 ₽", "390,50", "1,290.50 $". */
export function readPrice(text: string): Reading {
  return readNumber(withoutCurrency(text), priceRule);
}

/** A number that is not negative, with a decimal comma or point. Any other character is a fault, not ignored. */
export function readNumber(text: string, rule: NumberRule): Reading {
  // WooCommerce writes ".5".
  const bare = text.replace(/[\s']/g, "").replace(/^(?=[.,]\d)/, "0");
  if (bare === "") return { text: "" };
  if (/^[-−–]\d/.test(bare)) return { fault: "negative" };
  if (!/^\d[\d.,]*$/.test(bare)) return { fault: "not-a-number" };
  const plain = plainNumber(bare);
  if (plain === null) return { fault: "ambiguous-number" };
  const [, decimals = ""] = plain.split(".");
  const value = Number(plain);
  if (value > rule.max) return { fault: "too-large" };
  if (decimals.replace(/0+$/, "").length > rule.decimals) return { fault: "decimals" };
  // In a table with decimal commas, a price of "1.290" is a thousand.
  if (rule.decimals < 3 && /^[1-9]\d{0,2}\.\d{3}$/.test(bare)) return { fault: "ambiguous-number" };
  return { text: String(value) };
}

/** The digits with a decimal point; null: "1,290" may be a thousand or one. */
function plainNumber(bare: string): string | null {
  const signs = bare.match(/[.,]/g) ?? [];
  if (signs.length === 0) return bare;
  const last = signs.at(-1) ?? "";
  const isGrouped = signs.length > 1 && new Set(signs).size === 1;
  if (isGrouped) return /^\d{1,3}(?:[.,]\d{3})+$/.test(bare) ? bare.replace(/[.,]/g, "") : null;
  if (signs.length > 1) {
    const [whole = "", decimals = ""] = splitAtLast(bare, last);
    return /^\d{1,3}(?:[.,]\d{3})*$/.test(whole) ? `${whole.replace(/[.,]/g, "")}.${decimals}` : null;
  }
  const [whole = "", decimals = ""] = splitAtLast(bare, last);
  if (last === "," && decimals.length === 3 && whole !== "0") return null;
  return `${whole}.${decimals}`;
}

function splitAtLast(text: string, sign: string): readonly string[] {
  const at = text.lastIndexOf(sign);
  return [text.slice(0, at), text.slice(at + 1)];
}
