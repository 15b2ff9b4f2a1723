import { useId } from "react";
import css from "./working.module.css";

interface WorkingProps {
  readonly label: string;
  /** Null: the remaining amount is unknown. */
  readonly progress: { readonly done: number; readonly total: number } | null;
}

/** Shows a running operation and its progress. */
export function Working({ label, progress }: WorkingProps) {
  const id = useId();
  const isKnown = progress !== null && progress.total > 0 && progress.done > 0;
  return (
    <div className={css.working} role="status">
      <p id={id}>{label}</p>
      <progress
        aria-labelledby={id}
        className={css.progress}
        {...(isKnown ? { value: progress.done, max: progress.total } : {})}
      />
    </div>
  );
}
