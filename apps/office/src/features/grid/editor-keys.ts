interface PressedKey {
  readonly key: string;
  readonly shiftKey: boolean;
  /** Whether the key belongs to an input method, which uses Enter and Escape for its own words. */
  readonly isComposing: boolean;
}

interface Move {
  readonly rows: number;
  readonly columns: number;
}

/** What a key does in the open editor of a cell: saves and moves, or cancels. Null: the field handles it. */
export function editorKey({ key, shiftKey, isComposing }: PressedKey): Move | "cancel" | null {
  if (isComposing) return null;
  const step = shiftKey ? -1 : 1;
  if (key === "Enter") return { rows: step, columns: 0 };
  if (key === "Tab") return { rows: 0, columns: step };
  return key === "Escape" ? "cancel" : null;
}
