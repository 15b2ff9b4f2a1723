import { lazy, type ReactNode, Suspense, useLayoutEffect, useState } from "react";
import styles from "./dialog.module.css";
import type { DialogProps } from "./dialog-window.tsx";
import { watchSecondPress, windowClosed } from "./second-press.ts";

const loadWindow = () => import("./dialog-window.tsx");
const DialogWindow = lazy(async () => ({ default: (await loadWindow()).DialogWindow }));
// No page starts with a window, so it loads once the page is idle, before it is needed.
if (typeof window !== "undefined") {
  window.setTimeout(() => void loadWindow().catch(() => undefined), 3_000);
  watchSecondPress(window);
}

/** A window over the page: at the bottom of a phone, in the middle of a wider screen. Focus returns when it closes. */
export function Dialog(props: DialogProps) {
  const [wasOpen, setWasOpen] = useState(props.isOpen);
  if (props.isOpen && !wasOpen) setWasOpen(true);
  useFocusBack(props.isOpen);
  if (!wasOpen) return null;
  return (
    <Suspense fallback={null}>
      <DialogWindow {...props} />
    </Suspense>
  );
}

/** React-aria restores the focus in the next frame, but not if the window's content loaded late. */
function useFocusBack(isOpen: boolean): void {
  useLayoutEffect(() => {
    if (!isOpen) return;
    const opener = document.activeElement;
    const giveBack = () => {
      if (document.activeElement === document.body && opener instanceof HTMLElement) opener.focus();
    };
    return () => {
      windowClosed();
      requestAnimationFrame(() => requestAnimationFrame(giveBack));
    };
  }, [isOpen]);
}

/** The buttons at the end of a dialog; the dangerous one first, the primary one last. */
export function DialogButtons({ children }: { readonly children: ReactNode }) {
  return <div className={styles.buttons}>{children}</div>;
}
