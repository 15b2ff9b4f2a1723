import { useEffect, useRef } from "react";

/**
 * What is closed gives the focus back to the row or the button that opened it, which carries its id as `data-key`: the
 * way back is gone with what it closed (OFFICE-4). `openId`: "" when nothing is open.
 */
export function useFocusBack(openId: string): void {
  const last = useRef(openId);
  useEffect(() => {
    if (openId === "" && last.current !== "")
      document.querySelector<HTMLElement>(`[data-key="${CSS.escape(last.current)}"]`)?.focus();
    last.current = openId;
  }, [openId]);
}
