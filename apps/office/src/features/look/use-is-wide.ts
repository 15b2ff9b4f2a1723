import { useSyncExternalStore } from "react";

const wide = "(min-width: 1200px)";

/** Whether the form and the preview are side by side. */
export function useIsWide(): boolean {
  return useSyncExternalStore(follow, () => window.matchMedia(wide).matches);
}

function follow(onChange: () => void): () => void {
  const query = window.matchMedia(wide);
  query.addEventListener("change", onChange);
  return () => query.removeEventListener("change", onChange);
}
