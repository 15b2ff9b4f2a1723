import { type RefObject, useEffect } from "react";

const controls = "button:not([disabled]), a[href], input:not([disabled], [hidden]), textarea, [tabindex='0']";
const typing = "input, textarea";

interface FocusedPlace {
  readonly element: Element;
  /** The elements around it, the innermost first, with the number of controls before it in each. */
  readonly around: readonly { readonly element: Element; readonly before: number }[];
}

/**
 * Moves the focus to the nearest control of `area` when the focused one is removed: the next chip, or the field beside
 * it. Otherwise a person with a keyboard would start again at the top of the page (OFFICE-4). After a press with a
 * pointer no text field is focused, because that would open a phone's keyboard.
 */
export function useKeptFocus(area: RefObject<HTMLElement | null>): void {
  useEffect(() => {
    const root = area.current;
    if (root === null) return;
    let last: FocusedPlace | null = null;
    let isByPointer = false;
    const onFocus = ({ target }: FocusEvent) => {
      last = target instanceof Element ? placeOf(target, root) : null;
    };
    const onPointer = () => {
      isByPointer = true;
    };
    const onKey = () => {
      isByPointer = false;
    };
    const observer = new MutationObserver(() => {
      if (last === null || last.element.isConnected) return;
      const next = document.activeElement === document.body ? nearest(last, isByPointer) : null;
      last = null;
      next?.focus();
    });
    root.addEventListener("focusin", onFocus);
    root.addEventListener("pointerdown", onPointer);
    root.addEventListener("keydown", onKey);
    observer.observe(root, { childList: true, subtree: true });
    return () => {
      root.removeEventListener("focusin", onFocus);
      root.removeEventListener("pointerdown", onPointer);
      root.removeEventListener("keydown", onKey);
      observer.disconnect();
    };
  }, [area]);
}

function placeOf(element: Element, root: Element): FocusedPlace {
  const around: { readonly element: Element; readonly before: number }[] = [];
  for (let outer = element.parentElement; outer !== null; outer = outer === root ? null : outer.parentElement)
    around.push({ element: outer, before: [...outer.querySelectorAll(controls)].indexOf(element) });
  return { element, around };
}

function nearest({ around }: FocusedPlace, isByPointer: boolean): HTMLElement | null {
  for (const { element, before } of around) {
    if (!element.isConnected) continue;
    const left = [...element.querySelectorAll<HTMLElement>(controls)].filter(
      (each) => !(isByPointer && each.matches(typing)),
    );
    const next = left[Math.min(Math.max(0, before), left.length - 1)];
    if (next !== undefined) return next;
  }
  return null;
}
