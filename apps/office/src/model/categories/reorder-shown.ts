/**
 * The order of a category's dishes after the shown ones were moved. Dishes that the list does not show, because they
 * are archived, keep their places in case they return.
 */
export function reorderShown(all: readonly string[], shown: readonly string[]): readonly string[] {
  const moved = new Set(shown);
  const next = shown.values();
  return all.map((id) => (moved.has(id) ? (next.next().value ?? id) : id));
}
