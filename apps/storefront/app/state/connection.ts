import { useSyncExternalStore } from "react";

/** Whether the browser has a connection at all; the server's HTML is always read with one. */
export function useIsOnline(): boolean {
  return useSyncExternalStore(
    followConnection,
    () => navigator.onLine,
    () => true,
  );
}

/** Calls at every loss and return of the connection. Answers how to stop. */
function followConnection(onChange: () => void): () => void {
  window.addEventListener("online", onChange);
  window.addEventListener("offline", onChange);
  return () => {
    window.removeEventListener("online", onChange);
    window.removeEventListener("offline", onChange);
  };
}
