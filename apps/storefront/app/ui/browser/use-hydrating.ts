import { useState, useSyncExternalStore } from "react";

const never = () => () => undefined;

/** True on the server and in the first render of hydration, then false. */
export function useHydrating(): boolean {
  return useSyncExternalStore(
    never,
    () => false,
    () => true,
  );
}

/** Whether this component was in the server's HTML. It never changes. */
export function useWasInServerHtml(): boolean {
  const hydrating = useHydrating();
  const [cameWithHtml] = useState(hydrating);
  return cameWithHtml;
}
