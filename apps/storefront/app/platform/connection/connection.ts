import { useEffect, useRef, useSyncExternalStore } from "react";

const firstDelayMilliseconds = 2_000;
const longestDelayMilliseconds = 60_000;

/** Whether the browser is online. The server renders as if online. */
export function useIsOnline(): boolean {
  return useSyncExternalStore(
    followConnection,
    () => navigator.onLine,
    () => true,
  );
}

/**
 * Retries a failed request (STATE-1): at once after a reconnection, then after 2 s, 4 s and so on up to a
 * minute while the browser is online. Several retries are needed, because the first requests over a new
 * connection may also fail. `ask` must stay the same function; a success resets the delay.
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

/** Calls at every loss and return of the connection. Returns an unsubscribe function. */
function followConnection(onChange: () => void): () => void {
  window.addEventListener("online", onChange);
  window.addEventListener("offline", onChange);
  return () => {
    window.removeEventListener("online", onChange);
    window.removeEventListener("offline", onChange);
  };
}
