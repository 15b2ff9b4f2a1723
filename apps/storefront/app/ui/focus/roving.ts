/** A group of controls with one tab stop. The value `grid` joins it with the grids above and below. */
const groups = "[data-rove]:not([data-rove] *)";
const grids = '[data-rove="grid"]:not([data-rove] *)';
const stops = "a[href], button:not(:disabled)";

/** Handles the keyboard. `onEntered` is called when Tab enters a group. Returns a function that stops it. */
export function startRoving(page: Document, onEntered: () => void): () => void {
  const entered = new Set<Element>();
  let isTab = false;
  const press = (event: KeyboardEvent) => {
    isTab = event.key === "Tab";
    if (isTab) keepReachable(entered);
    else followArrow(event);
  };
  const focus = ({ target }: FocusEvent) => {
    const group = groupOf(target);
    if (!group || !(target instanceof HTMLElement)) return;
    entered.add(group);
    for (const stop of stopsIn(group)) stop.tabIndex = stop === target ? 0 : -1;
    if (isTab) onEntered();
    isTab = false;
  };
  page.addEventListener("keydown", press);
  page.addEventListener("focusin", focus);
  return () => {
    page.removeEventListener("keydown", press);
    page.removeEventListener("focusin", focus);
  };
}

/** If the page has removed the one tab stop of a group, the first control replaces it. */
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
  const next = group && event.target instanceof HTMLElement ? nextStop(group, event.target, event.key) : undefined;
  if (!next) return;
  event.preventDefault();
  next.focus();
}

function nextStop(group: Element, from: HTMLElement, key: string): HTMLElement | undefined {
  const all = stopsIn(group);
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
    case "ArrowDown":
      return verticalStop(group, from, all, 1);
    case "ArrowUp":
      return verticalStop(group, from, all, -1);
    default:
      return undefined;
  }
}

/** The stop in the next row, also of the next grid. From a heading it is in the heading's own grid. */
function verticalStop(
  group: Element,
  from: HTMLElement,
  all: readonly HTMLElement[],
  direction: 1 | -1,
): HTMLElement | undefined {
  const isAlike = (stop: HTMLElement) => stop.tagName === from.tagName && stop.className === from.className;
  const alike = all.filter(isAlike);
  const near = nearest(from, alike.length > 1 ? alike : all, direction);
  return near ?? nearest(from, stopsBeside(group, direction).filter(isAlike), direction);
}

/** The nearest control below (1) or above (-1). */
function nearest(from: HTMLElement, among: readonly HTMLElement[], direction: 1 | -1): HTMLElement | undefined {
  const here = from.getBoundingClientRect();
  let best: { readonly stop: HTMLElement; readonly distance: number } | undefined;
  for (const stop of among) {
    const there = stop.getBoundingClientRect();
    const down = direction * (there.top - here.top);
    if (down < Math.min(here.height, there.height) / 2) continue;
    const distance = down + Math.abs(there.left - here.left);
    if (!best || distance < best.distance) best = { stop, distance };
  }
  return best?.stop;
}

/** The stops of the next grid after (1) or before (-1) a grid: arrows treat a menu in sections as one list. */
function stopsBeside(group: Element, direction: 1 | -1): readonly HTMLElement[] {
  const all = [...document.querySelectorAll(grids)];
  const beside = all.includes(group) ? all[all.indexOf(group) + direction] : undefined;
  return beside ? stopsIn(beside) : [];
}

function groupOf(target: EventTarget | null): Element | null {
  return target instanceof Element && target.matches(stops) ? target.closest(groups) : null;
}

function stopsIn(group: Element): readonly HTMLElement[] {
  return [...group.querySelectorAll<HTMLElement>(stops)];
}
