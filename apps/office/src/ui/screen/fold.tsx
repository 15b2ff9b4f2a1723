import { type ReactNode, useState } from "react";
import screen from "./screen.module.css";

interface FoldProps {
  readonly title: ReactNode;
  /** Whether it is open when the page shows it. Afterwards only the person opens and closes it. */
  readonly startsOpen: boolean;
  readonly className?: string | undefined;
  readonly children: ReactNode;
}

/** Details that are seldom needed. */
export function Fold({ title, startsOpen, className = screen.fold, children }: FoldProps) {
  const [isOpen, setOpen] = useState(startsOpen);
  return (
    <details className={className} open={isOpen} onToggle={({ currentTarget }) => setOpen(currentTarget.open)}>
      <summary>{title}</summary>
      {children}
    </details>
  );
}
