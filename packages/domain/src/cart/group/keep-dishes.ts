import { lineKey } from "../line-key.ts";
import type { LineRequest } from "../types.ts";
import { stateAt } from "./change-group.ts";
import type { GroupChange, GroupEntry, GroupLine, GroupOrder } from "./types.ts";

/**
 * Records which of the others' dishes are in the host's cart, so that people see which of their dishes the host took
 * out. `lines`: the host's cart, each line with the name of its person. Refused while others may add. `now` in
 * milliseconds.
 */
export function keepDishes(
  group: GroupOrder,
  lines: readonly LineRequest[],
  now: number,
): GroupChange<readonly GroupEntry[]> {
  const state = stateAt(group, now);
  if (state === "open" || state === "cancelled") return { ok: false, reason: state };
  return { ok: true, value: group.entries.map((entry) => withKept(entry, lines)) };
}

/** Keeps only the person's own dishes, so that nobody sees the dishes of others. */
function withKept({ kept: before, ...entry }: GroupEntry, cart: readonly LineRequest[]): GroupEntry {
  const kept = cart.flatMap(({ person, ...line }): readonly GroupLine[] => {
    const chosen = person === entry.name ? entry.lines.find((each) => isSameDish(each, line)) : undefined;
    return chosen === undefined ? [] : [{ ...line, name: chosen.name }];
  });
  return amountsOf(kept) === amountsOf(entry.lines) ? entry : { ...entry, kept };
}

/** Supplements that the menu no longer has are left out of the cart, so they are not compared. */
function isSameDish(one: LineRequest, other: LineRequest): boolean {
  return one.productId === other.productId && one.variationId === other.variationId;
}

function amountsOf(lines: readonly LineRequest[]): string {
  return lines
    .map((line) => `${lineKey(line)} × ${line.quantity}`)
    .sort()
    .join();
}
