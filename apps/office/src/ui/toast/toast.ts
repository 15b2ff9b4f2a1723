import type { ToastContent } from "./toast-queue.ts";

/** How long what was done can be taken back, milliseconds. */
export const undoMilliseconds = 10_000;
const readingMilliseconds = 6_000;

/** Tells what was done, or why it was not. Pauses while the pointer or the focus is on it. */
export function showToast(content: ToastContent): void {
  const timeout = content.undo === undefined ? readingMilliseconds : undoMilliseconds;
  void import("./toast-queue.ts").then(({ toastQueue }) => toastQueue.add(content, { timeout }));
}
