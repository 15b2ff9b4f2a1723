import { useLayoutEffect } from "react";
import { useRouterValue } from "./router-view.tsx";

const storageKey = "scroll";

/**
 * Where a page is scrolled to (SCREEN-2): a saved position on Back and on reload, an anchor, the same
 * place for the same page, the top of a new one.
 */
export function ScrollKeeper() {
  const { state } = useRouterValue();
  const { location, action, keepsScroll } = state;
  useSavedPosition(location.key);
  // biome-ignore lint/correctness/useExhaustiveDependencies: a page is scrolled once, when it comes.
  useLayoutEffect(() => {
    const saved = action === "pop" ? positions()[location.key] : undefined;
    const anchor = location.hash ? document.getElementById(decodeURIComponent(location.hash.slice(1))) : null;
    if (saved !== undefined) window.scrollTo(0, saved);
    else if (anchor) anchor.scrollIntoView();
    else if (!keepsScroll && action !== "pop") window.scrollTo(0, 0);
  }, [location.key]);
  return null;
}

/** Saves the position of an entry when it is left, before the next page is scrolled, and when the tab is. */
function useSavedPosition(key: string): void {
  useLayoutEffect(() => {
    window.history.scrollRestoration = "manual";
    let position = window.scrollY;
    const note = () => {
      position = window.scrollY;
    };
    const save = () => savePosition(key, position);
    window.addEventListener("scroll", note, { passive: true });
    window.addEventListener("pagehide", save);
    return () => {
      save();
      window.removeEventListener("scroll", note);
      window.removeEventListener("pagehide", save);
    };
  }, [key]);
}

function positions(): Readonly<Record<string, number>> {
  try {
    return JSON.parse(sessionStorage.getItem(storageKey) ?? "{}");
  } catch {
    return {};
  }
}

/** Storage may be full or forbidden: then a position is not kept, and nothing else suffers. */
function savePosition(key: string, position: number): void {
  try {
    sessionStorage.setItem(storageKey, JSON.stringify({ ...positions(), [key]: position }));
  } catch {
    return;
  }
}
