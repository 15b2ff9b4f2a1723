import { useEffect, useRef } from "react";
import { useRefresh } from "../../../routing/hooks.ts";

/** Polling interval while the channel is not connected. */
const pollDelay = 15_000;

export interface AskingAgain {
  /** Whether anything on the page may still change. */
  readonly isOpen: boolean;
  /** Events announce changes, so the timer is off. */
  readonly isHeard: boolean;
  /** The route whose loader has the state. */
  readonly routeId: string;
}

/**
 * Reloads a page's data on return to it, on reconnection, and every 15 s while its channel is not connected.
 */
export function useAskingAgain({ isOpen, isHeard, routeId }: AskingAgain): void {
  const refresh = useRefresh();
  const load = useRef(refresh);
  load.current = refresh;
  useEffect(() => {
    if (!isOpen) return;
    const look = () => {
      if (document.visibilityState === "visible") void load.current([routeId]);
    };
    const timer = isHeard ? null : setInterval(look, pollDelay);
    document.addEventListener("visibilitychange", look);
    window.addEventListener("online", look);
    return () => {
      if (timer !== null) clearInterval(timer);
      document.removeEventListener("visibilitychange", look);
      window.removeEventListener("online", look);
    };
  }, [isOpen, isHeard, routeId]);
}
