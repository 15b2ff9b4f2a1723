import { useSyncExternalStore } from "react";

/** Below this width a grid would show only two columns. */
const narrow = "(max-width: 699px)";

/** One shared query: creating a media query takes a millisecond, and every render needs it. */
const media = matchMedia(narrow);

/** Whether the window has a phone's width. */
export function useIsNarrow(): boolean {
  return useSyncExternalStore(subscribe, () => media.matches);
}

function subscribe(onChange: () => void): () => void {
  media.addEventListener("change", onChange);
  return () => media.removeEventListener("change", onChange);
}
