import { raiseToGrid } from "../steps.ts";
import type { CartLine } from "../types.ts";
import { forPerson, ownLines } from "./lines-by-person.ts";
import { GROUP_LIMITS } from "./types.ts";

/** A person's dishes at the menu's present prices, with the names of unavailable dishes. */
export interface PersonDishes {
  readonly name: string;
  readonly lines: readonly CartLine[];
}

export interface MergedCart {
  readonly lines: readonly CartLine[];
  /** Lines that did not fit into one order. */
  readonly left: readonly CartLine[];
}

/**
 * The host's cart followed by the dishes of the others, grouped by person. Merging the same people again
 * gives the same cart, because their earlier lines are replaced.
 */
export function mergeGroup(cart: readonly CartLine[], people: readonly PersonDishes[]): MergedCart {
  const own = ownLines(cart);
  const theirs = people.flatMap(({ name, lines }) =>
    lines.map((line) => ({ ...forPerson(line, name), quantity: raiseToGrid(line.quantity, line) })),
  );
  const room = Math.max(0, GROUP_LIMITS.orderLines - own.length);
  return { lines: [...own, ...theirs.slice(0, room)], left: theirs.slice(room) };
}
