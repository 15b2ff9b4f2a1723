import type { Reading } from "./reading.ts";

const yes = ["да", "yes", "true", "1", "y", "+", "есть", "в наличии", "instock", "in stock", "истина", "v", "✓"];
const no = ["нет", "no", "false", "0", "-1", "n", "-", "нет в наличии", "outofstock", "out of stock", "ложь", "стоп"];

/** Yes or no in Russian or English. */
export function readFlag(text: string): Reading {
  const word = text.trim().toLowerCase();
  if (word === "") return { text: "" };
  if (yes.includes(word)) return { text: "yes" };
  return no.includes(word) ? { text: "no" } : { fault: "not-a-flag" };
}
