import { useSyncExternalStore } from "react";

/** Below this a grid shows two columns, which is no grid. */
const narrow = "(max-width: 699px)";

/** Whether the window is a phone's. */
export function useIsNarrow(): boolean {
  return useSyncExternalStore(subscribe, () => matchMedia(narrow).matches);
}

function subscribe(onChange: () => void): () => void {
  const media = matchMedia(narrow);
  media.addEventListener("change", onChange);
  return () => media.removeEventListener("change", onChange);
}
