import { useEffect, useRef } from "react";
import { editorKey } from "./editor-keys.ts";
import styles from "./grid.module.css";

export interface CellEditorProps {
  readonly text: string;
  /** Saves the text, then moves the cursor by this many lines or columns. */
  readonly onSave: (text: string, move: { readonly rows: number; readonly columns: number }) => void;
  /** The field lost the focus: saves the text, keeps the cursor. */
  readonly onLeave: (text: string) => void;
  readonly onCancel: () => void;
  readonly onType: (text: string) => void;
  readonly label: string;
  readonly isFigure: boolean;
}

/** The input inside a cell. It is uncontrolled, so that a keystroke does not render the grid. */
export function CellEditor({ text, onSave, onLeave, onCancel, onType, label, isFigure }: CellEditorProps) {
  const field = useRef<HTMLInputElement>(null);
  const isClosed = useRef(false);
  useEffect(() => {
    field.current?.focus({ preventScroll: true });
    field.current?.setSelectionRange(text.length, text.length);
  }, [text]);
  const close = (end: () => void) => {
    if (isClosed.current) return;
    isClosed.current = true;
    end();
  };
  return (
    <input
      ref={field}
      defaultValue={text}
      aria-label={label}
      inputMode={isFigure ? "decimal" : "text"}
      maxLength={200}
      autoComplete="off"
      className={styles.field}
      onChange={({ target }) => onType(target.value)}
      onBlur={({ target }) => close(() => onLeave(target.value))}
      onKeyDown={(event) => {
        event.stopPropagation();
        const { key, shiftKey, nativeEvent } = event;
        const does = editorKey({ key, shiftKey, isComposing: nativeEvent.isComposing });
        if (does === null) return;
        if (does === "cancel") close(onCancel);
        else close(() => onSave(field.current?.value ?? text, does));
        event.preventDefault();
      }}
    />
  );
}
