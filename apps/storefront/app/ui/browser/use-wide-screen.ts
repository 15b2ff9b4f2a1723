import { useSyncExternalStore } from "react";

/** The narrowest screen with the cart beside the page, as in the layouts' style sheets. */
const wide = "(min-width: 992px)";

/** Whether the cart may be shown beside the page. False on the server. */
export function useWideScreen(): boolean {
  return useSyncExternalStore(
    follow,
    () => window.matchMedia(wide).matches,
    () => false,
  );
}

function follow(onChange: () => void): () => void {
  const screen = window.matchMedia(wide);
  screen.addEventListener("change", onChange);
  return () => screen.removeEventListener("change", onChange);
}
