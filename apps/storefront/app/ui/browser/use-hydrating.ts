import { useState, useSyncExternalStore } from "react";

const never = () => () => undefined;

/** True on the server and in the browser's first render of the server's HTML, false from then on. */
export function useHydrating(): boolean {
  return useSyncExternalStore(
    never,
    () => false,
    () => true,
  );
}

/** Whether this component came with the server's HTML; stays what it was. */
export function useCameWithHtml(): boolean {
  const hydrating = useHydrating();
  const [cameWithHtml] = useState(hydrating);
  return cameWithHtml;
}
