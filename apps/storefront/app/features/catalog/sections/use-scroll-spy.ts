import { useEffect, useState } from "react";

/** Share of the window's height below which a section is not yet current. */
const readingLine = "-35% 0px -60% 0px";

/** Id of the current section by scroll position. Null above the first. */
export function useScrollSpy(ids: readonly string[]): string | null {
  const [current, setCurrent] = useState<string | null>(null);
  const key = ids.join(" ");
  useEffect(() => {
    const sections = key.split(" ").flatMap((id) => document.getElementById(id) ?? []);
    // Two sections may be at the line at once. Then the upper one becomes current again.
    const atLine = new Set<Element>();
    const observer = new IntersectionObserver(
      (entries) => {
        for (const { target, isIntersecting } of entries) {
          if (isIntersecting) atLine.add(target);
          else atLine.delete(target);
        }
        const read = sections.findLast((section) => atLine.has(section));
        if (read) setCurrent(read.id);
        else if (isBelow(sections[0], entries[0])) setCurrent(null);
      },
      { rootMargin: readingLine },
    );
    for (const section of sections) observer.observe(section);
    return () => observer.disconnect();
  }, [key]);
  return current;
}

/** A jump to the page's top crosses no section. */
function isBelow(first: Element | undefined, entry: IntersectionObserverEntry | undefined): boolean {
  const line = entry?.rootBounds;
  return first !== undefined && line != null && first.getBoundingClientRect().top > line.bottom;
}
