import { useLayoutEffect } from "react";
import { useRouterValue } from "./router-view.tsx";
import { presentPlace, returnTo, type ScrollPlace } from "./scroll-place.ts";

const storageKey = "scroll-places";
/** Milliseconds without scrolling after which the page is at rest. */
const restMs = 100;

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
    const saved = action === "pop" ? places()[location.key] : undefined;
    const anchor = location.hash ? document.getElementById(decodeURIComponent(location.hash.slice(1))) : null;
    if (saved !== undefined) return returnTo(saved);
    if (anchor) anchor.scrollIntoView();
    else if (!keepsScroll && action !== "pop") window.scrollTo(0, 0);
    return undefined;
  }, [location.key]);
  return null;
}

/** Saves the position of an entry when it is left, before the next page is scrolled, and when the tab is. */
function useSavedPosition(key: string): void {
  useLayoutEffect(() => {
    window.history.scrollRestoration = "manual";
    let place: ScrollPlace = { top: window.scrollY, section: null };
    let rest: ReturnType<typeof setTimeout> | undefined;
    const note = () => {
      place = { top: window.scrollY, section: null };
      clearTimeout(rest);
      rest = setTimeout(() => {
        place = presentPlace();
      }, restMs);
    };
    const save = () => savePlace(key, place);
    window.addEventListener("scroll", note, { passive: true });
    window.addEventListener("pagehide", save);
    return () => {
      save();
      clearTimeout(rest);
      window.removeEventListener("scroll", note);
      window.removeEventListener("pagehide", save);
    };
  }, [key]);
}

function places(): Readonly<Record<string, ScrollPlace>> {
  try {
    return JSON.parse(sessionStorage.getItem(storageKey) ?? "{}");
  } catch {
    return {};
  }
}

/** Storage may be full or forbidden: then a position is not kept, and nothing else suffers. */
function savePlace(key: string, place: ScrollPlace): void {
  try {
    sessionStorage.setItem(storageKey, JSON.stringify({ ...places(), [key]: place }));
  } catch {
    return;
  }
}
