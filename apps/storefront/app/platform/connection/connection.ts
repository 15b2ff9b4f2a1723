import { useEffect, useRef, useSyncExternalStore } from "react";

const firstDelayMilliseconds = 2_000;
const longestDelayMilliseconds = 60_000;

/** Whether the browser has a connection at all; the server's HTML is always read with one. */
export function useIsOnline(): boolean {
  return useSyncExternalStore(
    followConnection,
    () => navigator.onLine,
    () => true,
  );
}

/**
 * Asks again what has failed (STATE-1): as soon as the connection is back, and then, since the first answers over a new
 * connection may fail too, after 2 s, 4 s and so on up to a minute for as long as the browser believes to be online.
 * `ask` must stay the same function; a success begins the count anew.
 */
export function useAskAgain(status: "idle" | "pending" | "success" | "error", ask: () => void): void {
  const failures = useRef(0);
  useEffect(() => {
    if (status === "success") failures.current = 0;
    if (status !== "error") return;
    const delay = Math.min(firstDelayMilliseconds * 2 ** failures.current, longestDelayMilliseconds);
    failures.current += 1;
    const timer = setTimeout(() => navigator.onLine && ask(), delay);
    window.addEventListener("online", ask);
    return () => {
      clearTimeout(timer);
      window.removeEventListener("online", ask);
    };
  }, [status, ask]);
}

/** Calls at every loss and return of the connection. Returns how to stop. */
function followConnection(onChange: () => void): () => void {
  window.addEventListener("online", onChange);
  window.addEventListener("offline", onChange);
  return () => {
    window.removeEventListener("online", onChange);
    window.removeEventListener("offline", onChange);
  };
}
