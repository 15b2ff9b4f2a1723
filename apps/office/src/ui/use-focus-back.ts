import { useEffect, useRef } from "react";

/**
 * Returns the focus, when something closes, to the row or button that opened it, found by `data-key`. Otherwise the
 * focus would be lost with the closed element (OFFICE-4). `openId`: "" when nothing is open.
 */
export function useFocusBack(openId: string): void {
  const last = useRef(openId);
  useEffect(() => {
    if (openId === "" && last.current !== "")
      document.querySelector<HTMLElement>(`[data-key="${CSS.escape(last.current)}"]`)?.focus();
    last.current = openId;
  }, [openId]);
}
