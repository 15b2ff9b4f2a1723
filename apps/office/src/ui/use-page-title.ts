import { useEffect } from "react";

/** Sets the title of the browser tab: the page, then the program. */
export function usePageTitle(title: string): void {
  useEffect(() => {
    document.title = `${title} · Skatert`;
  }, [title]);
}
