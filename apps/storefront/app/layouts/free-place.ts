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
export function keepOffControls(notice: HTMLElement, region: HTMLElement): void {
  notice.style.marginBlockEnd = "";
  const { left, right, height } = notice.getBoundingClientRect();
  // At rest it ends where its region ends; at first it is below that.
  const bottom = region.getBoundingClientRect().bottom + rising;
  const boxes = [...document.querySelectorAll(bars)].map((bar) => bar.getBoundingClientRect());
  const above = riseAbove(bottom, boxes, innerHeight);
  const end = (index: number) => bottom - above - index * step;
  const index = lowestFree(tries, (each) =>
    isFree(notice, { left, right, top: end(each) - rising - height, bottom: end(each) }),
  );
  notice.style.marginBlockEnd = `${bottom - end(index)}px`;
}

/** By how much a notice that ends at `bottom` is raised to stand above the bars at the lower edge of the window, px. */
export function riseAbove(bottom: number, boxes: readonly Pick<DOMRect, "top" | "bottom">[], edge: number): number {
  return Math.max(0, ...boxes.map((box) => (box.bottom > edge - 1 ? bottom - box.top : 0)));
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
