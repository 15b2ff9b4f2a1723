import { type Money, moneyFromRoubles, moneyToRoubles } from "@skatert/domain";

const PRICE = /^\d{1,7}(?:[.,]\d{1,2})?$/;

/** Parses a typed price: "350", "1 350,50 ₽". Null: not a sum from 0 with at most two decimals. */
export function readPrice(text: string): Money | null {
  const digits = text
    .replace(/[\s\u00a0]/g, "")
    .replace(/^\p{Sc}/u, "")
    .replace(/(?:\p{Sc}|руб\.?|р\.?|rub)$/iu, "");
  return PRICE.test(digits) ? moneyFromRoubles(Number(digits.replace(",", "."))) : null;
}

/** The sum as a document number, whose decimal text is exact. */
export function priceInDocument(price: Money): number {
  return moneyToRoubles(price);
}

/** A document's price as text for a field: "430", "99.50". Unreadable values are kept as they are. */
export function priceText(value: unknown): string {
  if (value === null || value === undefined || value === false || value === "") return "";
  const written = String(value).replace(",", ".");
  const price = readPrice(written);
  if (price === null) return written;
  return price % 100 === 0 ? String(price / 100) : (price / 100).toFixed(2);
}
