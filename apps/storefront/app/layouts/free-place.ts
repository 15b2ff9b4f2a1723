/** What a notice may not cover. Cards and texts may be: the notice lets presses through. */
const controls = "button, input, select, textarea, label, summary, [role=tab], [role=option], a:not(article a)";
/** By how much a notice is raised at a time, and how often at most, px. */
const step = 28;
/** How far below its place a notice is while it rises, px (notice-region.module.css). */
const rising = 12;
const tries = 14;

/** Raises the notice to the lowest place above its own where it covers no control. */
export function keepOffControls(notice: HTMLElement): void {
  const { left, right, top, bottom } = notice.getBoundingClientRect();
  const rise = lowestFree(tries, (index) =>
    isFree(notice, { left, right, top: top - rising - index * step, bottom: bottom - index * step }),
  );
  notice.style.marginBlockEnd = rise > 0 ? `${rise * step}px` : "";
}

/** The first index that is free; 0 where none is: then the usual place is as good as any. */
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
