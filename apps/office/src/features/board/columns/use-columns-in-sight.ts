import { BOARD_COLUMNS, type BoardColumn } from "@skatert/domain";
import { type RefObject, useEffect, useState } from "react";

/** A column also counts while the scrolling is almost at rest. */
const nearlyWhole = 0.9;

/** The columns that are fully visible while the board scrolls sideways. */
export function useColumnsInSight(row: RefObject<HTMLElement | null>): ReadonlySet<BoardColumn> {
  const [inSight, setInSight] = useState<ReadonlySet<BoardColumn>>(() => new Set(BOARD_COLUMNS));
  useEffect(() => {
    const root = row.current;
    if (root === null) return;
    const seen = (entries: readonly IntersectionObserverEntry[]) =>
      setInSight((before) => {
        const after = new Set(before);
        for (const { target, intersectionRatio } of entries) {
          const column = BOARD_COLUMNS.find((each) => each === (target as HTMLElement).dataset["column"]);
          if (column === undefined) continue;
          if (intersectionRatio >= nearlyWhole) after.add(column);
          else after.delete(column);
        }
        return after;
      });
    const observer = new IntersectionObserver(seen, { root, threshold: nearlyWhole });
    for (const column of root.children) observer.observe(column);
    return () => observer.disconnect();
  }, [row]);
  return inSight;
}
