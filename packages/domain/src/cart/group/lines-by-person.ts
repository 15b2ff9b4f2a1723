import { addMoney, type Money, zero } from "../../money/money.ts";
import type { CartLine } from "../types.ts";
import { namedLine } from "./person-line.ts";

/** The line assigned to a person. */
export function forPerson(line: CartLine, person: string): CartLine {
  return namedLine(withoutPerson(line), person);
}

/** The line as the shopper's own. */
export function withoutPerson(line: CartLine): CartLine {
  const { person, ...own } = line;
  return person === undefined ? line : { ...own, key: line.key.slice(0, -person.length - 1) };
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

/** Sum of lines for splitting the bill, before delivery and order-level discounts. */
export function sumOfLines<Line>(lines: readonly Line[], amountOf: (line: Line) => Money): Money {
  return lines.reduce((sum, line) => addMoney(sum, amountOf(line)), zero);
}
