import type { LineRefusal } from "@skatert/domain";
import { type ReactNode, type RefObject, useEffect, useState } from "react";
import { Icon } from "../../../ui/icons.tsx";

export interface LevelProps {
  readonly summary: ReactNode;
  /** Something in it is to be chosen or read: then it opens by itself, and again at every new fault. */
  readonly isAsked: boolean;
  readonly fault: LineRefusal | null;
  readonly className?: string | undefined;
  readonly children: ReactNode;
}

/** A level that unfolds where it stands, so that nothing of the sheet moves away when it is left. */
export function Level({ summary, isAsked, fault, className, children }: LevelProps) {
  const [isOpen, setOpen] = useState(isAsked);
  const [seen, setSeen] = useState({ isAsked, fault });
  // In this render, because the fault's heading inside takes the focus right after it.
  if (seen.isAsked !== isAsked || seen.fault !== fault) {
    setSeen({ isAsked, fault });
    if (isAsked && (!seen.isAsked || fault !== null)) setOpen(true);
  }
  return (
    <details
      data-level=""
      open={isOpen}
      onToggle={({ currentTarget }) => setOpen(currentTarget.open)}
      className={className}
    >
      <summary>
        {summary}
        <Icon name="down" size={18} />
      </summary>
      {children}
    </details>
  );
}

/**
 * Escape, and Back where the browser asks the dialog, leave the open level with the focus before they close the sheet. The
 * focus returns to the line that opened the level.
 */
export function useLeaveLevel(content: RefObject<HTMLElement | null>): void {
  useEffect(() => {
    const dialog = content.current?.closest("dialog");
    const leave = (event: Event) => {
      const level = event.target === dialog && event.cancelable ? levelAt(document.activeElement) : null;
      if (level === null) return;
      event.preventDefault();
      event.stopImmediatePropagation();
      level.open = false;
      level.querySelector("summary")?.focus();
    };
    // Before the dialog's own handler.
    dialog?.addEventListener("cancel", leave, { capture: true });
    return () => dialog?.removeEventListener("cancel", leave, { capture: true });
  }, [content]);
}

/** The open level of the focused row, or the one that the focus is in. */
function levelAt(focused: Element | null): HTMLDetailsElement | null {
  const open = "details[data-level][open]";
  const ofRow = focused?.closest("li")?.querySelector<HTMLDetailsElement>(`:scope > ${open}`);
  return ofRow ?? focused?.closest<HTMLDetailsElement>(open) ?? null;
}
