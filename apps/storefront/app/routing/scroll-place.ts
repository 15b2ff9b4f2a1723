/** Where a page is scrolled to, CSS pixels. */
export interface ScrollPlace {
  readonly top: number;
  /** The section that begins nearest to the top of the window, and how far below it; null where it was not looked for. */
  readonly section: { readonly id: string; readonly below: number } | null;
}

/** Lays the page out: to be asked when scrolling has come to rest. */
export function presentPlace(): ScrollPlace {
  let section: ScrollPlace["section"] = null;
  for (const element of document.querySelectorAll("main section[id]")) {
    const below = element.getBoundingClientRect().top;
    if (section === null || Math.abs(below) < Math.abs(section.below)) section = { id: element.id, below };
  }
  return { top: window.scrollY, section };
}

/** Milliseconds in which a page may still change its height for having been scrolled. */
const settlingMs = 500;
const inputs = ["wheel", "touchstart", "pointerdown", "keydown"] as const;

/**
 * Blocks that were never shown count with a guess of their height, those that were with what they took: the same
 * distance from the top of the page is not the same place in it. Blocks that come into view take their own height
 * only then, so the page is held for a moment, or until the shopper moves it. Returns how to cancel it.
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
  // The event is handled between layout and paint, so the jump is not visible.
  const sizes = new ResizeObserver(correct);
  const timer = setTimeout(() => held.abort(), settlingMs);
  held.signal.addEventListener("abort", () => {
    sizes.disconnect();
    clearTimeout(timer);
  });
  for (const input of inputs)
    window.addEventListener(input, () => held.abort(), { signal: held.signal, passive: true, capture: true });
  correct();
  sizes.observe(document.body);
  return () => held.abort();
}
