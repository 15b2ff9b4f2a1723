/** Ids that a list gained and lost. */
export interface ListChange {
  readonly added: readonly string[];
  readonly gone: readonly string[];
}

/** Null: one of the values is not a list of plain ids. Both empty: only the order differs. */
export function listChange(before: unknown, after: unknown): ListChange | null {
  const [was, is] = [idsOf(before), idsOf(after)];
  if (was === null || is === null) return null;
  return { added: is.filter((id) => !was.includes(id)), gone: was.filter((id) => !is.includes(id)) };
}

function idsOf(value: unknown): readonly string[] | null {
  if (value === undefined || value === null) return [];
  if (!Array.isArray(value)) return null;
  return value.every((id) => typeof id === "string" || typeof id === "number") ? value.map(String) : null;
}
