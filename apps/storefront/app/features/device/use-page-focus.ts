import { useEffect, useRef } from "react";
import { useModals } from "../../model/page/modals.ts";
import { useLocation } from "../../routing/hooks.ts";

/** A new page takes the focus at its heading, so that it is read out and Tab goes on from there (WCAG 2.4.3). */
export function usePageFocus(): void {
  const { pathname } = useLocation();
  // A modal that led here closes a moment later, and gives the focus back first.
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
  // A dialog has the focus already, as a field that a page begins with may have.
  if (!main || document.querySelector("dialog[open]") || main.querySelector(":focus:is(input, textarea)")) return;
  const place = main.querySelector<HTMLElement>("h1") ?? main;
  if (place !== main) place.tabIndex = -1;
  place.focus({ preventScroll: true });
}
