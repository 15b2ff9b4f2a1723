import type { QuotedLine } from "../types.ts";

/** How many dishes the kitchen makes for these lines, gifts included; refused lines do not count. */
export function dishCount(lines: readonly Pick<QuotedLine, "quantity" | "refusal">[]): number {
  return lines.reduce((count, { quantity, refusal }) => (refusal === null ? count + quantity : count), 0);
}
