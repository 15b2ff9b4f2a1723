import type { CartLine, GroupLine, Money } from "@skatert/domain";
import { money, priceLine, sumOfLines } from "@skatert/domain";
import { lineRequest } from "../checkout-request.ts";

/** A line of the cart as a person of a group order sends it. */
export function lineOfMine(line: CartLine): GroupLine {
  return { ...lineRequest(line), name: line.name };
}

/** Two carts with the same text hold the same dishes. */
export function mineText(lines: readonly CartLine[]): string {
  return JSON.stringify(lines.map(lineRequest));
}

/** What a guest sends: an equal text needs no sending. */
export function sentText(isDone: boolean, dishes: string): string {
  return `${isDone} ${dishes}`;
}

/** What dishes cost before discounts and delivery of the whole order. */
export function dishesSum(lines: readonly CartLine[]): Money {
  return sumOfLines(lines, (line) => {
    const { gross, comboDiscount, freeSupplements } = priceLine(line);
    return money(gross - comboDiscount - freeSupplements);
  });
}
