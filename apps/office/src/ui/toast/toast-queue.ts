import { UNSTABLE_ToastQueue as ToastQueue } from "react-aria-components/Toast";

export interface ToastContent {
  readonly text: string;
  readonly look: "done" | "failed";
  /** «Вернуть», for ten seconds. */
  readonly undo?: { readonly label: string; readonly run: () => void };
}

export const toastQueue = new ToastQueue<ToastContent>({ maxVisibleToasts: 3 });
