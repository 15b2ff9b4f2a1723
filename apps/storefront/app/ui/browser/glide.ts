/** Scroll behaviour of scripts: instant with reduced motion, which script scrolling ignores otherwise. */
export function glide(): ScrollBehavior {
  return window.matchMedia("(prefers-reduced-motion: reduce)").matches ? "instant" : "smooth";
}
