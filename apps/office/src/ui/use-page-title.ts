import { useEffect } from "react";

/** The title of the browser's tab: what the page is, then the program. */
export function usePageTitle(title: string): void {
  useEffect(() => {
    document.title = `${title} · Skatert`;
  }, [title]);
}
