/** A price as people write it: "350", "1 350,50 ₽", "$12.90". Null: not a price of at most two decimals. */
export function readTypedPrice(text: string): number | null {
  const digits = text
    .trim()
    .replace(/^[\p{Sc}]\s*/u, "")
    .replace(/\s*(?:\p{Sc}|руб\.?|р\.?|rub)$/iu, "")
    .replace(/[\s ]/g, "");
  if (!/^\d{1,7}(?:[.,]\d{1,2})?$/.test(digits)) return null;
  const price = Number(digits.replace(",", "."));
  return price > 0 && price <= 1_000_000 ? price : null;
}

/** The weight or volume of a dish. */
export interface TypedWeight {
  readonly amount: number;
  readonly unit: string;
}

/** "250 г", "0,5л", "250" (grams in the language's word). Null: neither a weight nor a volume. */
export function readTypedWeight(text: string, gram: string): TypedWeight | null {
  const [, digits, unit] = /^(\d{1,6}(?:[.,]\d{1,3})?)\s*(\p{L}{0,6})\.?$/u.exec(text.trim()) ?? [];
  if (digits === undefined || unit === undefined) return null;
  const amount = Number(digits.replace(",", "."));
  return amount > 0 ? { amount, unit: unit === "" ? gram : unit.toLowerCase() } : null;
}
