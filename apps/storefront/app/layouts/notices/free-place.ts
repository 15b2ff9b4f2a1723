/** Elements that a notice must not cover. It may cover cards and texts, because it lets presses through. */
const controls = "button, input, select, textarea, label, summary, [role=tab], [role=option], a:not(article a)";
/** Minimum size of a control (WCAG 2.5.8), and so the maximum distance between test points, px. */
const gap = 24;
/** Maximum number of times that a gap raises a notice. */
const tries = 16;
/** Offset of a notice at the start of its animation, px (notice-region.module.css). */
const rising = 12;

/** Bars that stay at the bottom of the window while the page scrolls. */
export const bars = "[data-bar]";

/**
 * Raises the notice above the bars, then to the lowest position where it covers no control. Call it before
 * the notice is visible, because its own button would count. On a page of 1,000 cards one point takes 0.1 ms,
 * so each line is tested once, up to the first control.
 */
export function avoidControls(notice: HTMLElement, region: HTMLElement): void {
  notice.style.translate = "";
  const { left, right, height } = notice.getBoundingClientRect();
  // Use the region's end, because during the animation the notice is lower.
  const bottom = region.getBoundingClientRect().bottom + rising;
  const boxes = [...document.querySelectorAll(bars)].map((bar) => bar.getBoundingClientRect());
  const above = riseAbove(bottom, boxes, innerHeight);
  const lines = 1 + Math.ceil((height + rising) / gap);
  const index = lowestFree(tries, lines, (line) => isFree(left, right, bottom - above - line * gap));
  // A margin would move the region, which counts as a shift of the layout.
  notice.style.translate = `0 -${above + index * gap}px`;
}

/** Distance by which a notice that ends at `bottom` clears the bars at the lower edge of the window, px. */
export function riseAbove(bottom: number, boxes: readonly Pick<DOMRect, "top" | "bottom">[], edge: number): number {
  return Math.max(0, ...boxes.map((box) => (box.bottom > edge - 1 ? bottom - box.top : 0)));
}

/**
 * The first of `count` positions whose `lines` lines are all free; each position starts one line higher. 0
 * without one, because the notice lets presses through except on its button.
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
