import type { OrderId } from "@skatert/domain";
import { wordsOf } from "./order-words.ts";

/** The meaning of a search text. An index answers each kind. */
export type OrderSearch =
  | { readonly kind: "none" }
  | { readonly kind: "number"; readonly id: OrderId }
  /** E.164. */
  | { readonly kind: "phone"; readonly phone: string }
  /** Every word must match; an e-mail counts as one word. */
  | { readonly kind: "words"; readonly words: readonly string[] };

const orderNumber = /^[#№]?\s?(\d{1,9})$/;
const phoneDigits = /^\d{10,15}$/;
const nationalDigits = 10;

/** Up to nine digits are an order number, more digits are a phone in any usual notation, a text with @ is an e-mail. */
export function readSearch(text: string): OrderSearch {
  const search = text.trim();
  if (search === "") return { kind: "none" };
  const number = orderNumber.exec(search)?.[1];
  if (number !== undefined) return { kind: "number", id: Number(number) };
  const digits = search.replace(/[\s()+-]/g, "");
  if (phoneDigits.test(digits)) return { kind: "phone", phone: e164(digits, search.startsWith("+")) };
  if (search.includes("@")) return { kind: "words", words: [search.toLowerCase()] };
  const words = wordsOf(search);
  return words.length === 0 ? { kind: "words", words: [search.toLowerCase()] } : { kind: "words", words };
}

/** Russian numbers have 8, 7 or no prefix before their ten digits. */
function e164(digits: string, isInternational: boolean): string {
  if (isInternational) return `+${digits}`;
  if (digits.length === nationalDigits) return `+7${digits}`;
  return digits.length === nationalDigits + 1 && digits.startsWith("8") ? `+7${digits.slice(1)}` : `+${digits}`;
}
