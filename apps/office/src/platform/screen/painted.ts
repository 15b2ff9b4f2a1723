/** Frames may be withheld although the page counts as visible. */
const longestFrameMs = 100;

/** Resolves after the next frame; at once where nobody looks at the page. */
export function painted(): Promise<void> {
  if (document.visibilityState === "hidden") return Promise.resolve();
  return new Promise((resolve) => {
    // A timer that is set in a frame runs after that frame was painted.
    requestAnimationFrame(() => setTimeout(resolve));
    setTimeout(resolve, longestFrameMs);
  });
}
