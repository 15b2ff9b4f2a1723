import { type RefObject, useEffect, useRef } from "react";

/**
 * Focuses an element when it replaces the one that had the focus: without it, a keyboard would start again at the top
 * of the page. `isActive`: the shopper has used what it replaces.
 */
export function useFocusWhenLost<Part extends HTMLElement>(isActive: boolean): RefObject<Part | null> {
  const part = useRef<Part>(null);
  useEffect(() => {
    if (isActive && document.activeElement === document.body) part.current?.focus({ preventScroll: true });
  }, [isActive]);
  return part;
}
