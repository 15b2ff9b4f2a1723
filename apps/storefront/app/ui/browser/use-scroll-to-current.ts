import { type RefObject, useEffect, useRef } from "react";

/**
 * For a row that scrolls sideways: scrolls its `aria-current` entry into view when `key` changes, without
 * moving the page.
 */
export function useScrollToCurrent<Row extends HTMLElement>(key: unknown): RefObject<Row | null> {
  const row = useRef<Row>(null);
  // biome-ignore lint/correctness/useExhaustiveDependencies: another key means another current entry.
  useEffect(() => {
    const list = row.current;
    const current = list?.querySelector<HTMLElement>("[aria-current]");
    if (!list || !current || list.scrollWidth <= list.clientWidth) return;
    const { left, width } = current.getBoundingClientRect();
    list.scrollLeft += left - list.getBoundingClientRect().left - (list.clientWidth - width) / 2;
  }, [key]);
  return row;
}
