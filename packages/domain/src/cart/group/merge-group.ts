import { addMoney, type Money, zero } from "../../money/money.ts";
import { raiseToGrid } from "../steps.ts";
import type { CartLine } from "../types.ts";
import { namedLine } from "./person-line.ts";
import { GROUP_LIMITS } from "./types.ts";

/** A person's dishes at the menu's present prices, with the names of those that cannot be had. */
export interface PersonDishes {
  readonly name: string;
  readonly lines: readonly CartLine[];
}

export interface MergedCart {
  readonly lines: readonly CartLine[];
  /** Lines that did not fit into one order. */
  readonly left: readonly CartLine[];
}

/** The line as a person's, whoever's it was. */
export function forPerson(line: CartLine, person: string): CartLine {
  return namedLine(withoutPerson(line), person);
}

/** The line as the shopper's own. */
export function withoutPerson(line: CartLine): CartLine {
  const { person, ...own } = line;
  return person === undefined ? line : { ...own, key: line.key.slice(0, -person.length - 1) };
}

/**
 * The host's cart with the dishes of the others behind the host's own, grouped by person. Merging the same people again
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

/** The host's own lines. */
export function ownLines(cart: readonly CartLine[]): readonly CartLine[] {
  return cart.filter(({ person }) => person === undefined);
}

/** Lines by person in the order of the cart: the shopper's own first, under null. */
export function linesByPerson<Entry>(
  entries: readonly Entry[],
  personOf: (entry: Entry) => string | undefined,
): ReadonlyMap<string | null, readonly Entry[]> {
  const groups = new Map<string | null, Entry[]>();
  const own = entries.filter((entry) => personOf(entry) === undefined);
  if (own.length > 0) groups.set(null, own);
  for (const entry of entries) {
    const person = personOf(entry);
    if (person === undefined) continue;
    groups.set(person, [...(groups.get(person) ?? []), entry]);
  }
  return groups;
}

/** What lines come to, for settling up: before delivery and discounts of the whole order. */
export function sumOfLines<Line>(lines: readonly Line[], amountOf: (line: Line) => Money): Money {
  return lines.reduce((sum, line) => addMoney(sum, amountOf(line)), zero);
}
