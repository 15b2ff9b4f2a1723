import { useCallback, useEffect, useRef } from "react";

/**
 * Returns a function whose promise resolves once this component has left the screen, or the browser leaves the page.
 * A page that is about to be replaced keeps its content until then: emptied earlier, it would move under the finger,
 * and a second tap would hit something else.
 */
export function useGone(): () => Promise<void> {
  const waiting = useRef<(() => void)[]>([]);
  const leave = useCallback(() => {
    for (const resolve of waiting.current.splice(0)) resolve();
  }, []);
  useEffect(() => {
    window.addEventListener("pagehide", leave);
    return () => {
      window.removeEventListener("pagehide", leave);
      leave();
    };
  }, [leave]);
  return useCallback(() => new Promise((resolve) => waiting.current.push(resolve)), []);
}
