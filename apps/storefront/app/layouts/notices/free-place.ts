/** What a notice may not cover. Cards and texts may be: the notice lets presses through. */
const controls = "button, input, select, textarea, label, summary, [role=tab], [role=option], a:not(article a)";
/** The least size of a control (WCAG 2.5.8), and so how far apart points may be that meet each of them, px. */
const gap = 24;
/** How often a notice is raised by a gap at most. */
const tries = 16;
/** How far below its place a notice is while it rises, px (notice-region.module.css). */
const rising = 12;

/** Bars that stay at the bottom of the window while the page scrolls under them. */
export const bars = "[data-bar]";

/**
 * Raises the notice above the bars, and from there to the lowest place where it covers no control. The notice must not
 * be visible yet, or points would meet its own button. A page of 1,000 cards takes 0.1 ms for a point, so each line of
 * points is looked at once, and up to the first control.
 */
export function keepOffControls(notice: HTMLElement, region: HTMLElement): void {
  notice.style.marginBlockEnd = "";
  const { left, right, height } = notice.getBoundingClientRect();
  // At rest it ends where its region ends; at first it is below that.
  const bottom = region.getBoundingClientRect().bottom + rising;
  const boxes = [...document.querySelectorAll(bars)].map((bar) => bar.getBoundingClientRect());
  const above = riseAbove(bottom, boxes, innerHeight);
  const lines = 1 + Math.ceil((height + rising) / gap);
  const index = lowestFree(tries, lines, (line) => isFree(left, right, bottom - above - line * gap));
  notice.style.marginBlockEnd = `${above + index * gap}px`;
}

/** By how much a notice that ends at `bottom` is raised to stand above the bars at the lower edge of the window, px. */
export function riseAbove(bottom: number, boxes: readonly Pick<DOMRect, "top" | "bottom">[], edge: number): number {
  return Math.max(0, ...boxes.map((box) => (box.bottom > edge - 1 ? bottom - box.top : 0)));
}

/**
 * The first of `count` places whose `lines` lines are all free, the first line of each being one above that of the place
 * before. 0 where none is: the notice lets presses through, only its button takes them.
 */
export function lowestFree(count: number, lines: number, isLineFree: (line: number) => boolean): number {
  let first = 0;
  for (let line = 0; first < count; line += 1) {
    if (!isLineFree(line)) first = line + 1;
    else if (line === first + lines - 1) return first;
  }
  return 0;
}

/** Whether no point of a line across the window is on a control. */
function isFree(left: number, right: number, y: number): boolean {
  if (y < 0) return false;
  for (let x = left; ; x = Math.min(x + gap, right)) {
    if (document.elementFromPoint(x, y)?.closest(controls)) return false;
    if (x >= right) return true;
  }
}
