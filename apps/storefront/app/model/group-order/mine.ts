import type { CartLine, GroupLine, Money } from "@skatert/domain";
import { lineAmount, sumOfLines } from "@skatert/domain";
import { lineRequest } from "../quote/checkout-request.ts";
import type { GroupOutcome } from "./group-outcome.ts";
import type { GroupGuest } from "./group-store.ts";

/** A line of the cart in the shape that a person of a group order sends. */
export function lineOfMine(line: CartLine): GroupLine {
  return { ...lineRequest(line), name: line.name };
}

/** Two carts with the same text have the same dishes. */
export function mineText(lines: readonly CartLine[]): string {
  return JSON.stringify(lines.map(lineRequest));
}

/** A guest's dishes as text. An equal text need not be sent. */
export function sentText(isDone: boolean, dishes: string): string {
  return `${isDone} ${dishes}`;
}

/** State of a guest's own dishes. sending: the guest is done, but the server has not confirmed. */
export interface MinePart {
  readonly step: "choosing" | "sending" | "done";
  /** Why the server lacks the present dishes. "done": it has them, or nothing failed. */
  readonly outcome: GroupOutcome;
}

/**
 * `last`: result of the last attempt to send the dishes. Only a confirmation of the server counts as sent.
 */
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

/** Price of dishes before delivery and order-level discounts. */
export function dishesSum(lines: readonly CartLine[]): Money {
  return sumOfLines(lines, lineAmount);
}
