import { useEffect, useRef } from "react";
import { useModals } from "../../model/page/modals.ts";
import { useLocation } from "../../routing/hooks.ts";

/**
 * Moves the focus to a new page's heading, so that it is announced and Tab continues from there (WCAG 2.4.3).
 */
export function usePageFocus(): void {
  const { pathname } = useLocation();
  // A modal whose link led here closes later and returns the focus first.
  const isModalOpen = useModals(({ stack }) => stack.length > 0);
  const shown = useRef(pathname);
  useEffect(() => {
    if (shown.current === pathname || isModalOpen) return;
    shown.current = pathname;
    focusPage();
  }, [pathname, isModalOpen]);
}

function focusPage(): void {
  const main = document.querySelector("main");
  // A dialog has the focus already, and so may the first field of a page.
  if (!main || document.querySelector("dialog[open]") || main.querySelector(":focus:is(input, textarea)")) return;
  const place = main.querySelector<HTMLElement>("h1") ?? main;
  if (place !== main) place.tabIndex = -1;
  place.focus({ preventScroll: true });
}
