import { type RefObject, useEffect, useRef, useState } from "react";

/** More than a tall screen shows. Fewer cards in the page make every press faster. */
const cardsAtOnce = 20;
/** Cards are added before they scroll into view. */
const aheadPx = 1_500;

interface NearCards {
  /** Number of cards in the page, from the first one. */
  readonly count: number;
  /** Ref of an element after the last card, as high as the cards that are left out. */
  readonly end: RefObject<HTMLLIElement | null>;
}

/** The first cards of a column; more are added as its end approaches. */
export function useNearCards(all: number): NearCards {
  const [wanted, setWanted] = useState(cardsAtOnce);
  const end = useRef<HTMLLIElement>(null);
  const count = Math.min(wanted, all);
  const hasMore = count < all;
  // biome-ignore lint/correctness/useExhaustiveDependencies: the end may still be near after more cards are added.
  useEffect(() => {
    if (!hasMore || end.current === null) return;
    const observer = new IntersectionObserver(
      (entries) => {
        if (entries.some(({ isIntersecting }) => isIntersecting)) setWanted((before) => before + cardsAtOnce);
      },
      // On some screens the columns scroll, on others the page.
      { rootMargin: `${aheadPx}px`, scrollMargin: `${aheadPx}px` },
    );
    observer.observe(end.current);
    return () => observer.disconnect();
  }, [hasMore, wanted]);
  return { count, end };
}
