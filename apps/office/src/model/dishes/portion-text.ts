import { portionParts, readText, sumOfParts } from "@skatert/contract";
import type { Fields } from "../entities/read-fields.ts";

const AMOUNT = /^\d{1,6}(?:[.,]\d{1,3})?$/;

/** The weight of a dish or size as the editor shows it: "400", or "350/50" for a plate of two parts. */
export function portionText({ portion_parts, portion_nat_size }: Fields): string {
  return portionParts(portion_parts, portion_nat_size)?.join("/") ?? readText(portion_nat_size);
}

export function isPortion(text: string): boolean {
  const parts = text.split("/").map((part) => part.trim());
  return parts.length <= 10 && parts.every((part) => AMOUNT.test(part));
}

/** The document fields of a weight: parts are kept beside their sum, by which the shop counts. */
export function portionFields(text: string): { readonly portion_nat_size: unknown; readonly portion_parts: string } {
  const parts = text
    .trim()
    .replaceAll(",", ".")
    .split("/")
    .map((part) => part.trim());
  if (!isPortion(text)) return { portion_nat_size: text.trim() || null, portion_parts: "" };
  return { portion_nat_size: sumOfParts(parts.map(Number)), portion_parts: parts.length < 2 ? "" : parts.join("/") };
}
