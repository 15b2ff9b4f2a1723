/** What a notice may not cover. Cards and texts may be: the notice lets presses through. */
const controls = "button, input, select, textarea, label, summary, [role=tab], [role=option], a:not(article a)";
/** By how much a notice is raised at a time, and how often at most, px. */
const step = 28;
/** How far below its place a notice is while it rises, px (notice-region.module.css). */
const rising = 12;
const tries = 14;

/** Bars that stay at the bottom of the window while the page scrolls under them. */
export const bars = "[data-bar]";

/** Raises the notice above the bars, and from there to the lowest place where it covers no control. */
export function keepOffControls(notice: HTMLElement): void {
  notice.style.marginBlockEnd = "";
  const { left, right, height } = notice.getBoundingClientRect();
  // Its place at rest ends where its parent ends; at first it is below it.
  const bottom = rising + (notice.parentElement?.getBoundingClientRect().bottom ?? 0);
  const top = bottom - rising - height;
  const boxes = [...document.querySelectorAll(bars)].map((bar) => bar.getBoundingClientRect());
  const above = riseAbove(bottom, boxes, innerHeight);
  const risen = (index: number) => above + index * step;
  const rise = risen(
    lowestFree(tries, (index) =>
      isFree(notice, { left, right, top: top - risen(index), bottom: bottom - risen(index) }),
    ),
  );
  notice.style.marginBlockEnd = `${rise}px`;
}

/** By how much a notice that ends at `bottom` is raised to stand above the bars at the lower edge of the window, px. */
export function riseAbove(bottom: number, bars: readonly Pick<DOMRect, "top" | "bottom">[], edge: number): number {
  const tops = bars
    .filter((bar) => bar.bottom > bar.top && bar.top < edge && bar.bottom > edge - 1)
    .map(({ top }) => top);
  return Math.max(0, ...tops.map((top) => bottom - top));
}

/** The first index that is free; 0 where none is: the notice lets presses through, only its button takes them. */
export function lowestFree(count: number, isFreeAt: (index: number) => boolean): number {
  for (let index = 0; index < count; index += 1) if (isFreeAt(index)) return index;
  return 0;
}

type Box = Pick<DOMRect, "left" | "right" | "top" | "bottom">;

/** Whether no point of a grid over the box lies on a control; points are closer than the smallest control. */
function isFree(notice: HTMLElement, { left, right, top, bottom }: Box): boolean {
  if (top < 0) return false;
  const gap = 20;
  for (let y = top; ; y = Math.min(y + gap, bottom)) {
    for (let x = left; ; x = Math.min(x + gap, right)) {
      const hit = document.elementsFromPoint(x, y).find((each) => !notice.contains(each));
      if (hit?.closest(controls)) return false;
      if (x >= right) break;
    }
    if (y >= bottom) return true;
  }
}
