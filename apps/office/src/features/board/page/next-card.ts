export type Direction = "up" | "down" | "left" | "right";

/**
 * The card that an arrow key selects: its neighbour in the column, or the card at the same height in the nearest column
 * that has cards. Without a focused card, the first card. Null: there is no such card.
 */
export function nextCard<Card>(
  columns: readonly (readonly Card[])[],
  focused: Card | null,
  direction: Direction,
): Card | null {
  const column = columns.findIndex((cards) => focused !== null && cards.includes(focused));
  const cards = columns[column];
  if (!cards || focused === null) return columns.flat()[0] ?? null;
  const row = cards.indexOf(focused);
  if (direction === "up") return cards[row - 1] ?? null;
  if (direction === "down") return cards[row + 1] ?? null;
  const beside = direction === "left" ? columns.slice(0, column).toReversed() : columns.slice(column + 1);
  const nearest = beside.find((others) => others.length > 0);
  return nearest ? (nearest[row] ?? nearest.at(-1) ?? null) : null;
}
