import { useEffect, useState } from "react";

/** Part of the window's height below which a section is not yet the one being read. */
const readingLine = "-35% 0px -60% 0px";

/** Id of the section the visitor is reading; null above the first. */
export function useScrollSpy(ids: readonly string[]): string | null {
  const [current, setCurrent] = useState<string | null>(null);
  const key = ids.join(" ");
  useEffect(() => {
    const sections = key.split(" ").flatMap((id) => document.getElementById(id) ?? []);
    const observer = new IntersectionObserver(
      (entries) => {
        // On a busy page several moments come in one call, the latest last.
        const entered = entries.findLast((entry) => entry.isIntersecting);
        if (entered) setCurrent(entered.target.id);
      },
      { rootMargin: readingLine },
    );
    for (const section of sections) observer.observe(section);
    return () => observer.disconnect();
  }, [key]);
  return current;
}
