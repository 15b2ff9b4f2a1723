import type { ToastContent } from "./toast-queue.ts";

/** How long an action can be undone, milliseconds. */
export const undoMilliseconds = 10_000;
const readingMilliseconds = 6_000;

/** Shows the result of an action, or why it failed. The timer pauses while the pointer or focus is on the toast. */
export function showToast(content: ToastContent): void {
  const timeout = content.undo === undefined ? readingMilliseconds : undoMilliseconds;
  void import("./toast-queue.ts").then(({ toastQueue }) => toastQueue.add(content, { timeout }));
}
