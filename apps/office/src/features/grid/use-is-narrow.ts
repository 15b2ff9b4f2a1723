import { useSyncExternalStore } from "react";

/** Below this a grid shows two columns, which is no grid. */
const narrow = "(max-width: 699px)";

/** One for all: asking for another list takes the browser a millisecond, and every drawing asks. */
const media = matchMedia(narrow);

/** Whether the window is a phone's. */
export function useIsNarrow(): boolean {
  return useSyncExternalStore(subscribe, () => media.matches);
}

function subscribe(onChange: () => void): () => void {
  media.addEventListener("change", onChange);
  return () => media.removeEventListener("change", onChange);
}
