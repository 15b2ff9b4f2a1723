import type { ToastContent } from "./toast-queue.ts";

/** How long an action can be undone, milliseconds. */
export const undoMilliseconds = 10_000;
const readingMilliseconds = 6_000;

/**
 * Shows the result of an action, or why it failed. The timer pauses while the pointer or focus is on the toast. A repeated
 * text replaces its toast, so that hurried presses do not fill the screen; toasts with an undo are separate actions.
 */
export function showToast(content: ToastContent): void {
  const timeout = content.undo === undefined ? readingMilliseconds : undoMilliseconds;
  void import("./toast-queue.ts").then(({ toastQueue }) => {
    const isRepeated = ({ text, undo }: ToastContent) => text === content.text && undo === undefined;
    const earlier = toastQueue.visibleToasts.find(({ content: shown }) => isRepeated(shown));
    if (earlier !== undefined && content.undo === undefined) toastQueue.close(earlier.key);
    toastQueue.add(content, { timeout });
  });
}
