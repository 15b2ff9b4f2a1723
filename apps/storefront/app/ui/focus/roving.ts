/** A composite widget: one tab stop, and arrow keys between its controls (decision 110). */
const groups = "[data-rove]";
const stops = "a[href], button:not(:disabled)";

/** Handles the keyboard in composite widgets. Returns a function that stops it. */
export function startRoving(page: Document): () => void {
  const entered = new Set<Element>();
  const press = (event: KeyboardEvent) => {
    if (event.key === "Tab") keepReachable(entered);
    else followArrow(event);
  };
  const focus = ({ target }: FocusEvent) => {
    const group = groupOf(target);
    if (!group) return;
    entered.add(group);
    for (const stop of stopsIn(group)) stop.tabIndex = stop === target ? 0 : -1;
  };
  page.addEventListener("keydown", press);
  page.addEventListener("focusin", focus);
  return () => {
    page.removeEventListener("keydown", press);
    page.removeEventListener("focusin", focus);
  };
}

/** If the page has removed the one tab stop of a widget, the first control replaces it. */
function keepReachable(entered: Set<Element>): void {
  for (const group of entered) {
    if (!group.isConnected) entered.delete(group);
    const all = stopsIn(group);
    const [first] = all;
    if (first && all.every(({ tabIndex }) => tabIndex < 0)) first.tabIndex = 0;
  }
}

function followArrow(event: KeyboardEvent): void {
  if (event.defaultPrevented || event.ctrlKey || event.metaKey || event.altKey || event.shiftKey) return;
  const group = groupOf(event.target);
  const next =
    group && event.target instanceof HTMLElement ? nextStop(stopsIn(group), event.target, event.key) : undefined;
  if (!next) return;
  event.preventDefault();
  next.focus();
}

function nextStop(all: readonly HTMLElement[], from: HTMLElement, key: string): HTMLElement | undefined {
  const position = all.indexOf(from);
  switch (key) {
    case "ArrowRight":
      return all[position + 1];
    case "ArrowLeft":
      return all[position - 1];
    case "Home":
      return all[0];
    case "End":
      return all.at(-1);
    default:
      return undefined;
  }
}

function groupOf(target: EventTarget | null): Element | null {
  return target instanceof Element && target.matches(stops) ? target.closest(groups) : null;
}

function stopsIn(group: Element): readonly HTMLElement[] {
  return [...group.querySelectorAll<HTMLElement>(stops)];
}
