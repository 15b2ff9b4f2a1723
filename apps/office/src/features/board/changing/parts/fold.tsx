import type { ReactNode } from "react";
import css from "../changing.module.css";

interface FoldProps {
  readonly title: string;
  /** What the order has now. */
  readonly now: string;
  readonly isOpen: boolean;
  readonly children: ReactNode;
}

/** A part of the order that is seldom changed. */
export function Fold({ title, now, isOpen, children }: FoldProps) {
  return (
    <details className={css.fold} open={isOpen}>
      <summary>
        <span className={css.name}>{title}</span>
        {now !== "" && <span className={css.quiet}> {now}</span>}
      </summary>
      <div className={css.part}>{children}</div>
    </details>
  );
}
