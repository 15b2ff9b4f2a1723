import type { QuotedLine } from "../types.ts";

/**
 * How many dishes the kitchen makes for these lines, gifts included; refused lines do not count. A line sold by weight
 * is one dish, whatever it weighs.
 */
export function dishCount(lines: readonly Pick<QuotedLine, "quantity" | "refusal" | "byWeight">[]): number {
  return lines.reduce((count, line) => (line.refusal === null ? count + dishesOf(line) : count), 0);
}

function dishesOf({ quantity, byWeight }: Pick<QuotedLine, "quantity" | "byWeight">): number {
  return byWeight ? 1 : quantity;
}
