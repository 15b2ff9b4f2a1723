import { cleanText } from "@skatert/contract";
import { type Cell, TABLE_LIMITS } from "./table.ts";

/** The cell of a text; a text over the limit is a fault and is truncated. */
export function textCell(text: string): Cell {
  const clean = cleanText(text);
  return clean.length > TABLE_LIMITS.cellLength ? { fault: "too-long", text: clean.slice(0, 80) } : clean;
}
