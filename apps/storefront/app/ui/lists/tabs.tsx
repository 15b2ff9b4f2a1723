import { type KeyboardEvent, type ReactNode, useId } from "react";
import styles from "./tabs.module.css";

export interface Tab {
  readonly id: string;
  readonly label: string;
}

export interface TabsProps {
  readonly label: string;
  readonly tabs: readonly Tab[];
  readonly current: string;
  readonly onChange: (id: string) => void;
  /** Content of the current tab. */
  readonly children: ReactNode;
}

const steps: Readonly<Record<string, number>> = { ArrowLeft: -1, ArrowRight: 1 };

/** Tabs, one of which is open. Arrow keys move between them. */
export function Tabs({ label, tabs, current, onChange, children }: TabsProps) {
  const id = useId();
  const move = (event: KeyboardEvent) => {
    const step = steps[event.key];
    const position = tabs.findIndex((tab) => tab.id === current);
    const next = step === undefined ? undefined : tabs.at((position + step) % tabs.length);
    if (!next) return;
    onChange(next.id);
    document.getElementById(`${id}-${next.id}`)?.focus();
  };
  return (
    <div>
      <div role="tablist" aria-label={label} className={styles["list"]} onKeyDown={move}>
        {tabs.map((tab) => (
          <button
            key={tab.id}
            type="button"
            role="tab"
            id={`${id}-${tab.id}`}
            aria-selected={tab.id === current}
            aria-controls={`${id}-panel`}
            tabIndex={tab.id === current ? 0 : -1}
            className={styles["tab"]}
            onClick={() => onChange(tab.id)}
          >
            {tab.label}
          </button>
        ))}
      </div>
      <div role="tabpanel" id={`${id}-panel`} aria-labelledby={`${id}-${current}`}>
        {children}
      </div>
    </div>
  );
}
