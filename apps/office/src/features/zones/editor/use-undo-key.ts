import { useEffect, useRef } from "react";

/** Ctrl+Z or Cmd+Z undoes, unless a text field has the focus, which undoes its own typing. Null: nothing to undo. */
export function useUndoKey(undo: (() => void) | null): void {
  const latest = useRef(undo);
  useEffect(() => {
    latest.current = undo;
  });
  useEffect(() => {
    const onKey = (event: KeyboardEvent) => {
      if (!isUndo(event) || latest.current === null) return;
      event.preventDefault();
      latest.current();
    };
    document.addEventListener("keydown", onKey);
    return () => document.removeEventListener("keydown", onKey);
  }, []);
}

/** The key by its place: a Russian keyboard has another letter there. */
function isUndo({ code, ctrlKey, metaKey, shiftKey, altKey, target }: KeyboardEvent): boolean {
  if (code !== "KeyZ" || !(ctrlKey || metaKey) || shiftKey || altKey) return false;
  return !(target instanceof HTMLElement && target.closest("input, textarea, select, [contenteditable], dialog"));
}
