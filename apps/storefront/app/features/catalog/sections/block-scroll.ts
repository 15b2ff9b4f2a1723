/** Distance of a block's target position from the window's top (SEO-2). */
export const blockOffset = -100;

/** Pixels from the top of the page. `top` is the block's distance from the window's top. */
export function scrollTopOf(top: number, scrolled: number): number {
  return Math.max(0, top + scrolled + blockOffset);
}

const settleFrames = 12;

/**
 * Scrolls to a block at once. Blocks on the way get their height only when reached, so it repeats until the
 * position is stable.
 */
export function jumpToBlock(id: string): void {
  let frames = 0;
  const settle = () => {
    const element = document.getElementById(id);
    if (!element) return;
    const wanted = scrollTopOf(element.getBoundingClientRect().top, window.scrollY);
    frames += 1;
    // Screens with a fractional pixel ratio round the position by less than half a pixel.
    if (Math.abs(wanted - window.scrollY) > 0.5) window.scrollTo({ top: wanted, behavior: "instant" });
    if (frames < settleFrames) requestAnimationFrame(settle);
  };
  settle();
}

/** The same with smooth scrolling, unless motion is reduced. */
export function glideToBlock(id: string): void {
  const element = document.getElementById(id);
  if (!element) return;
  if (window.matchMedia("(prefers-reduced-motion: reduce)").matches) {
    jumpToBlock(id);
    return;
  }
  window.addEventListener("scrollend", () => jumpToBlock(id), { once: true });
  window.scrollTo({ top: scrollTopOf(element.getBoundingClientRect().top, window.scrollY), behavior: "smooth" });
}
