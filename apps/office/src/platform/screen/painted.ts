/** Browsers may hold frames back although the page counts as visible. */
const longestFrameMs = 100;

/** Resolves after the next frame; at once if the page is hidden. */
export function painted(): Promise<void> {
  if (document.visibilityState === "hidden") return Promise.resolve();
  return new Promise((resolve) => {
    // A timer set in a frame runs after that frame is painted.
    requestAnimationFrame(() => setTimeout(resolve));
    setTimeout(resolve, longestFrameMs);
  });
}
