import { useLayoutEffect, useRef } from "react";
import { whenIdle } from "./browser/when-idle.ts";
import { ignoreSecondTap } from "./second-tap.ts";

/** Maximum delay before the dialog becomes modal on a busy device, milliseconds. */
const longestBeside = 250;

/**
 * Opens the dialog on mount and closes it before unmount, which returns the focus. It becomes modal after its
 * first paint, because that restyles the whole page behind it, which on a phone takes as long as the dialog
 * itself.
 */
export function useModal() {
  const ref = useRef<HTMLDialogElement>(null);
  useLayoutEffect(() => {
    const dialog = ref.current;
    if (!dialog) return;
    const opener = document.activeElement;
    // A dialog opened over a modal dialog would be behind it.
    const stop = document.querySelector("dialog:modal") ? makeModal(dialog) : showThenMakeModal(dialog);
    return () => {
      stop?.();
      const hadFocus = hasFocus(dialog);
      dialog.close();
      ignoreSecondTap();
      // The browser returns the focus to the element focused when the dialog became modal, which is usually the dialog
      // itself.
      if (hadFocus && opener instanceof HTMLElement) opener.focus({ preventScroll: true });
    };
  }, []);
  return ref;
}

function showThenMakeModal(dialog: HTMLDialogElement): () => void {
  // In the server's HTML it is open without the focus, so Escape would not reach it.
  if (dialog.open) dialog.focus({ preventScroll: true });
  else dialog.show();
  keepOffHead(dialog);
  const waiting = new AbortController();
  const become = () => {
    if (waiting.signal.aborted) return;
    waiting.abort();
    makeModal(dialog);
  };
  // Make the dialog modal before any input, so that the visitor acts on its final state.
  for (const name of ["keydown", "pointerdown"]) {
    document.addEventListener(name, become, { capture: true, signal: waiting.signal });
  }
  requestAnimationFrame(() => void whenIdle(longestBeside).then(become));
  return () => waiting.abort();
}

function makeModal(dialog: HTMLDialogElement): void {
  const focused = dialog.contains(document.activeElement) ? document.activeElement : null;
  dialog.removeAttribute("open");
  // Restore the focus without a blur in between, which would close a field's suggestions.
  focused?.setAttribute("autofocus", "");
  dialog.showModal();
  focused?.removeAttribute("autofocus");
  keepOffHead(dialog);
}

/**
 * Tab after the dialog's last button moves to the browser's own controls. Then nothing in the page has the
 * focus.
 */
function hasFocus(dialog: HTMLDialogElement): boolean {
  const { activeElement, body } = document;
  return activeElement === null || activeElement === body || dialog.contains(activeElement);
}

/** The dialog itself takes the focus instead of its close button, so that its name is announced first. */
function keepOffHead(dialog: HTMLDialogElement): void {
  if (document.activeElement?.closest("[data-head]")) dialog.focus({ preventScroll: true });
}
