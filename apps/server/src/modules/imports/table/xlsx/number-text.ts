import type { Cell } from "../table.ts";

/** Spreadsheets keep fifteen digits; further ones are noise of the binary form: 0.30000000000000004. */
const digitsKept = 15;

/** The number of a cell as decimal text. An integer with more digits is a fault, because some are lost. */
export function numberCell(raw: string): Cell {
  const written = raw.trim();
  const value = Number(written);
  if (written === "" || !Number.isFinite(value)) return { fault: "error", text: written.slice(0, 80) };
  if (Math.abs(value) >= 10 ** digitsKept) return { fault: "too-precise", text: written.slice(0, 80) };
  return decimalText(Number(value.toPrecision(digitsKept)));
}

/** Without an exponent, which JavaScript writes below a millionth. */
function decimalText(value: number): string {
  const text = String(value);
  return text.includes("e") ? value.toFixed(20).replace(/0+$/, "").replace(/\.$/, "") : text;
}
