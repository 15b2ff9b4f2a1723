const stops = "a[href], button, input, select, textarea, summary, [tabindex]";
const textFields = "input:not([type=radio], [type=checkbox]), textarea, select";
/** Elements that limit where the focus moves automatically. */
const bounds = "main, aside, header, dialog";
const maxRemembered = 20;

/** Position of a child by its neighbours, which may have moved when it is removed. */
interface Step {
  readonly parent: Element;
  readonly index: number;
  readonly previous: Element | null;
  readonly next: Element | null;
}

/** Position of a control: its ancestors, nearest first. */
interface Spot {
  readonly element: HTMLElement;
  readonly path: readonly Step[];
}

/**
 * Restores the focus when the focused control is removed or disabled: to the nearest remaining control, else
 * to the previously focused one. It does nothing if the visitor moved the focus away. Returns a function that
 * stops it.
 */
export function startKeepingFocus(page: Document): () => void {
  let spots: readonly Spot[] = [];
  let byPointer = false;
  const note = ({ target }: FocusEvent) => {
    if (!(target instanceof HTMLElement) || target === page.body) return;
    spots = [...spots.filter(({ element }) => element !== target), spotOf(target)].slice(-maxRemembered);
  };
  const leave = ({ target, relatedTarget }: FocusEvent) => {
    if (relatedTarget !== null) return;
    // Removing a control also blurs it, before it is gone.
    queueMicrotask(() => {
      if (target instanceof HTMLElement && isUsable(target) && hasNoFocus(page)) spots = [];
    });
  };
  const look = () => {
    const last = spots.at(-1);
    if (!last || isUsable(last.element) || !(hasNoFocus(page) || page.activeElement === last.element)) return;
    const next = nextPlace(spots, byPointer);
    next?.focus({ preventScroll: byPointer });
  };
  const keyboard = () => {
    byPointer = false;
  };
  const pointer = () => {
    byPointer = true;
  };
  const removals = new MutationObserver(look);
  removals.observe(page.body, { subtree: true, childList: true, attributes: true, attributeFilter: ["disabled"] });
  const stop = new AbortController();
  const { signal } = stop;
  page.addEventListener("focusin", note, { signal });
  page.addEventListener("focusout", leave, { signal });
  page.addEventListener("keydown", keyboard, { signal, capture: true });
  page.addEventListener("pointerdown", pointer, { signal, capture: true });
  return () => {
    stop.abort();
    removals.disconnect();
  };
}

function spotOf(element: HTMLElement): Spot {
  const path: Step[] = [];
  for (let child: Element = element; child.parentElement; child = child.parentElement) {
    const { parentElement: parent, previousElementSibling: previous, nextElementSibling: next } = child;
    path.push({ parent, index: [...parent.children].indexOf(child), previous, next });
  }
  return { element, path };
}

function nextPlace(spots: readonly Spot[], byPointer: boolean): HTMLElement | null {
  for (const spot of spots.toReversed()) {
    const place = isUsable(spot.element) ? spot.element : nearestTo(spot, byPointer);
    if (place) return place;
  }
  return document.querySelector("main");
}

/** The nearest control to a removed one. Null if the surrounding part of the page is gone as well. */
function nearestTo({ element, path }: Spot, byPointer: boolean): HTMLElement | null {
  for (const step of path) {
    const { parent } = step;
    if (!parent.isConnected) continue;
    if (!parent.closest(bounds)) return null;
    const same = sameControl(parent, element);
    if (same) return same;
    for (const child of nearbyChildren(step)) {
      const stop = firstStop(child, byPointer);
      if (stop) return stop;
    }
    if (parent instanceof HTMLElement && parent.matches(bounds)) return parent;
  }
  return null;
}

/** The replacement of a child first, then the elements after it, then those before it. */
function nearbyChildren({ parent, index, previous, next }: Step): readonly Element[] {
  const children = [...parent.children];
  const after = next?.parentElement === parent ? children.indexOf(next) : -1;
  const isReplaced = after > 0 && children[after - 1] !== previous;
  const start = after < 0 ? index : after - Number(isReplaced);
  return [...children.slice(start), ...children.slice(0, start).reverse()];
}

/** The control that now has the same name: the "+" of a counter that replaced a single "+". */
function sameControl(within: Element, { ariaLabel }: HTMLElement): HTMLElement | null {
  // In the next entry of a list it would change something else.
  const found =
    ariaLabel && !within.matches("ul, ol")
      ? within.querySelector<HTMLElement>(`[aria-label="${CSS.escape(ariaLabel)}"]`)
      : null;
  return found && isUsable(found) ? found : null;
}

/** Focusing a field on a phone opens the keyboard, which a tap elsewhere must not do. */
function firstStop(within: Element, byPointer: boolean): HTMLElement | null {
  const all = [within, ...within.querySelectorAll(stops)];
  const found = all.find(
    (element): element is HTMLElement =>
      element instanceof HTMLElement &&
      element.matches(stops) &&
      !element.matches('[tabindex="-1"]:not(a, button)') &&
      !(byPointer && element.matches(textFields)) &&
      isUsable(element),
  );
  return found ?? null;
}

function isUsable(element: HTMLElement): boolean {
  return element.isConnected && !element.matches(":disabled") && element.checkVisibility();
}

function hasNoFocus(page: Document): boolean {
  return page.activeElement === null || page.activeElement === page.body;
}
