import { useSyncExternalStore } from "react";

/** The narrowest screen with the cart beside the page, as the layouts' style sheets have it. */
const wide = "(min-width: 992px)";

/** Whether the cart may be shown beside the page; false on the server. */
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
