import { measureRule, readNumber } from "./read-number.ts";
import { isFault, type Reading, type ValueFault } from "./reading.ts";

export type Weight = { readonly size: string; readonly unit: string | null } | { readonly fault: ValueFault };

/** Spellings of units, with the shop's own word and a factor. */
const units: readonly (readonly [written: RegExp, unit: string, factor: number])[] = [
  [/^(?:кг|килограмм(?:а|ов)?)$/, "г", 1_000],
  [/^(?:г|гр|грамм(?:а|ов)?)$/, "г", 1],
  [/^(?:л|литр(?:а|ов)?)$/, "мл", 1_000],
  [/^(?:мл|миллилитр(?:а|ов)?)$/, "мл", 1],
  [/^(?:шт|штук[аи]?)$/, "шт", 1],
  [/^(?:kg|kilos?)$/, "g", 1_000],
  [/^(?:g|gr|grams?)$/, "g", 1],
  [/^(?:l|lit(?:er|re)s?)$/, "ml", 1_000],
  [/^(?:ml)$/, "ml", 1],
  [/^(?:lbs?|pounds?)$/, "g", 453.592_37],
  [/^(?:фунт(?:а|ов)?)$/, "г", 453.592_37],
  [/^(?:cl)$/, "ml", 10],
  [/^(?:мг)$/, "г", 0.001],
  [/^(?:mg)$/, "g", 0.001],
  [/^(?:oz|ounces?)$/, "oz", 1],
  [/^(?:pcs?|pieces?)$/, "pcs", 1],
];

/** "0,5 л", "250 г", "250/50 г" (the parts of a plate), "300". */
export function readWeight(text: string): Weight {
  const [, amounts = "", written = ""] = /^([\d\s.,/+]*)\s*([^\d\s]*?)\.?$/u.exec(text.trim()) ?? [];
  if (text.trim() === "") return { size: "", unit: null };
  const found = units.find(([pattern]) => pattern.test(written.toLowerCase()));
  if (amounts.trim() === "" || (written !== "" && found === undefined)) return { fault: "not-a-number" };
  const [, unit = null, factor = 1] = found ?? [];
  // «0,3/0,5 л» are two volumes to choose from; the parts of a plate are in grams.
  if (/[/+]/.test(amounts) && (unit === "мл" || unit === "ml")) return { fault: "ambiguous-number" };
  const size = readPortion(amounts, factor);
  return isFault(size) ? size : { size: size.text, unit };
}

/** "350/50" or "350+50" with each part times a factor; the canonical text has slashes. */
export function readPortion(text: string, factor = 1): Reading {
  const parts: string[] = [];
  for (const part of text.split(/[/+]/)) {
    const reading = readNumber(part, measureRule);
    if (isFault(reading)) return reading;
    if (reading.text === "") return { fault: "not-a-number" };
    parts.push(String(Number((Number(reading.text) * factor).toFixed(3))));
  }
  return { text: parts.join("/") };
}

/** The unit in a heading: "Вес, г", "Weight (kg)"; null: none, or several as in «Выход, г/мл». */
export function unitOfHeading(heading: string): { readonly unit: string; readonly factor: number } | null {
  const words = heading
    .toLowerCase()
    .split(/[^\p{L}]+/u)
    .slice(1);
  const [first, ...others] = units.filter(([pattern]) => words.some((word) => pattern.test(word)));
  return first === undefined || others.length > 0 ? null : { unit: first[1], factor: first[2] };
}
