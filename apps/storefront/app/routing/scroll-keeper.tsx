import { useLayoutEffect } from "react";
import { useRouterValue } from "./router-view.tsx";
import { presentPlace, returnTo, type ScrollPlace } from "./scroll-place.ts";

const storageKey = "scroll-places";
/** Milliseconds without scrolling after which the page counts as still. */
const restMs = 100;

/**
 * Sets the scroll position (SCREEN-2): the saved one on Back and reload, an anchor, the same for the same
 * page, the top of a new one.
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

/** Saves the position of an entry before the next page scrolls, and when the tab is hidden. */
function useSavedPosition(key: string): void {
  useLayoutEffect(() => {
    window.history.scrollRestoration = "manual";
    let place: ScrollPlace = { top: window.scrollY, section: null };
    let rest: ReturnType<typeof setTimeout> | undefined;
    const note = () => {
      // The event comes a frame after its scroll, so a press may have measured this place already.
      if (place.section !== null && place.top === window.scrollY) return;
      place = { top: window.scrollY, section: null };
      clearTimeout(rest);
      rest = setTimeout(() => {
        place = presentPlace();
      }, restMs);
    };
    // The next page is there before `save`, and what a press leaves may have moved since the last scroll: a block
    // gets its own height later than that on a slow machine.
    const measure = () => {
      place = presentPlace();
    };
    const save = () => savePlace(key, place);
    window.addEventListener("click", measure, { capture: true });
    window.addEventListener("scroll", note, { passive: true });
    window.addEventListener("pagehide", save);
    return () => {
      save();
      clearTimeout(rest);
      window.removeEventListener("click", measure, { capture: true });
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

/** If storage is full or forbidden, only the scroll position is lost. */
function savePlace(key: string, place: ScrollPlace): void {
  try {
    sessionStorage.setItem(storageKey, JSON.stringify({ ...places(), [key]: place }));
  } catch {
    return;
  }
}
