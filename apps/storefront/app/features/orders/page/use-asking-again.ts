import { useEffect, useRef } from "react";
import { useRevalidate } from "../../../routing/hooks.ts";

/** How often it is asked while no bell can be heard. */
const pollDelay = 15_000;

export interface AskingAgain {
  /** Whether anything of the page may still change. */
  readonly isOpen: boolean;
  /** A bell tells of a change, so nothing is asked by the clock. */
  readonly isHeard: boolean;
  /** The route whose loader is the truth. */
  readonly routeId: string;
}

/** Asks for a page's data again at a return to it or to the net, and every 15 s while no bell is heard. */
export function useAskingAgain({ isOpen, isHeard, routeId }: AskingAgain): void {
  const revalidate = useRevalidate();
  const load = useRef(revalidate);
  load.current = revalidate;
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
