import type { CartLine, GroupLine, Money } from "@skatert/domain";
import { money, priceLine, sumOfLines } from "@skatert/domain";
import { lineRequest } from "../quote/checkout-request.ts";
import type { GroupOutcome } from "./group-outcome.ts";
import type { GroupGuest } from "./group-store.ts";

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

/** Where a guest is with the own dishes. sending: the guest is done, and the server does not know it yet. */
export interface MinePart {
  readonly step: "choosing" | "sending" | "done";
  /** Why the server does not have the dishes as they are now; "done": it has them, or nothing has gone wrong. */
  readonly outcome: GroupOutcome;
}

/** `last`: how the last try to send the dishes ended. Only what the server has confirmed counts as sent. */
export function partOfMine(
  { doneWith, sent }: Pick<GroupGuest, "doneWith" | "sent">,
  cart: readonly CartLine[],
  last: GroupOutcome,
): MinePart {
  const dishes = mineText(cart);
  const isDone = doneWith === dishes;
  const isSent = sent === sentText(isDone, dishes);
  return { step: !isDone ? "choosing" : isSent ? "done" : "sending", outcome: isSent ? "done" : last };
}

/** What dishes cost before discounts and delivery of the whole order. */
export function dishesSum(lines: readonly CartLine[]): Money {
  return sumOfLines(lines, (line) => {
    const { gross, comboDiscount, freeSupplements } = priceLine(line);
    return money(gross - comboDiscount - freeSupplements);
  });
}
