/** Scroll position of a page, CSS pixels. */
export interface ScrollPlace {
  readonly top: number;
  /** The section nearest to the top of the window, and its distance. Null if not measured. */
  readonly section: { readonly id: string; readonly below: number } | null;
}

/** Forces a layout, so do not call it while the page scrolls. */
export function presentPlace(): ScrollPlace {
  let section: ScrollPlace["section"] = null;
  for (const element of document.querySelectorAll("main section[id]")) {
    const below = element.getBoundingClientRect().top;
    if (section === null || Math.abs(below) < Math.abs(section.below)) section = { id: element.id, below };
  }
  return { top: window.scrollY, section };
}

/** Milliseconds in which blocks may still change the page's height after scrolling: a slow machine draws them later. */
const settlingMs = 3_000;
const inputs = ["wheel", "touchstart", "pointerdown", "keydown"] as const;

/**
 * Restores a position relative to a section. Blocks that were never shown have an estimated height, so the
 * distance from the top of the page is not stable. Blocks get their real height only in view, so the position
 * is held for a moment, or until the shopper scrolls. Returns a function that cancels it.
 */
export function returnTo({ top, section }: ScrollPlace): () => void {
  window.scrollTo({ top, behavior: "instant" });
  const element = section && document.getElementById(section.id);
  if (!element) return () => undefined;
  const held = new AbortController();
  const correct = () => {
    const drift = element.getBoundingClientRect().top - section.below;
    if (Math.abs(drift) >= 1) window.scrollBy({ top: drift, behavior: "instant" });
  };
  // The event runs between layout and paint, so the jump is invisible.
  const sizes = new ResizeObserver(correct);
  const settled = setTimeout(() => held.abort(), settlingMs);
  held.signal.addEventListener("abort", () => {
    sizes.disconnect();
    clearTimeout(settled);
  });
  for (const input of inputs)
    window.addEventListener(input, () => held.abort(), { signal: held.signal, passive: true, capture: true });
  correct();
  sizes.observe(document.body);
  return () => held.abort();
}
