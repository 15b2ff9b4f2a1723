/** How the page moves by itself: at once for a visitor who wants less motion, which a script's scrolling would not heed. */
export function glide(): ScrollBehavior {
  return window.matchMedia("(prefers-reduced-motion: reduce)").matches ? "instant" : "smooth";
}
