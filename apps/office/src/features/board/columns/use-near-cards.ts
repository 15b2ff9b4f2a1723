import { type RefObject, useEffect, useRef, useState } from "react";

/** More than a tall screen shows. A press changes the page the sooner, the fewer cards stand in it. */
const cardsAtOnce = 20;
/** Cards are there before somebody scrolls to them. */
const aheadPx = 1_500;

interface NearCards {
  /** How many cards stand in the page, from the first one. */
  readonly count: number;
  /** Of an element after the last of them, as high as those that are left out. */
  readonly end: RefObject<HTMLLIElement | null>;
}

/** The first cards of a column, and more of them as soon as its end comes near. */
export function useNearCards(all: number): NearCards {
  const [wanted, setWanted] = useState(cardsAtOnce);
  const end = useRef<HTMLLIElement>(null);
  const count = Math.min(wanted, all);
  const hasMore = count < all;
  // biome-ignore lint/correctness/useExhaustiveDependencies: after more cards the end may still be near.
  useEffect(() => {
    if (!hasMore || end.current === null) return;
    const observer = new IntersectionObserver(
      (entries) => {
        if (entries.some(({ isIntersecting }) => isIntersecting)) setWanted((before) => before + cardsAtOnce);
      },
      // The columns scroll for themselves, or with the page.
      { rootMargin: `${aheadPx}px`, scrollMargin: `${aheadPx}px` },
    );
    observer.observe(end.current);
    return () => observer.disconnect();
  }, [hasMore, wanted]);
  return { count, end };
}
