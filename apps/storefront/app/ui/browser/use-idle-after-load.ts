import { useEffect, useState } from "react";

/** Whether the page has loaded and been idle since. Deferred work starts then. */
export function useIdleAfterLoad(): boolean {
  const [isIdle, setIdle] = useState(false);
  useEffect(() => {
    const rest = () => {
      if (window.requestIdleCallback) window.requestIdleCallback(() => setIdle(true), { timeout: 4_000 });
      else setTimeout(() => setIdle(true), 500);
    };
    if (document.readyState === "complete") rest();
    else window.addEventListener("load", rest, { once: true });
  }, []);
  return isIdle;
}
