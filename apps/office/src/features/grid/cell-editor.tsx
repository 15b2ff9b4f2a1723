import { useEffect, useRef } from "react";
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
  const save = (rows: number, columns: number) => close(() => onSave(field.current?.value ?? text, { rows, columns }));
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
        if (event.key === "Enter") save(event.shiftKey ? -1 : 1, 0);
        else if (event.key === "Tab") save(0, event.shiftKey ? -1 : 1);
        else if (event.key === "Escape") close(onCancel);
        else return;
        event.preventDefault();
      }}
    />
  );
}
