import { useEffect, useEffectEvent, useState } from "react";
import { useSearchParams } from "react-router";
import { painted } from "../screen/painted.ts";

/** The address has followed by then. */
const settledMs = 1000;

/**
 * A text of the address's query: filters and searches are kept there, so that Back, a reload and a shared link show
 * the same list (OFFICE-5). Setting "" removes it. Typing makes no steps of Back. The setter is always the same
 * function.
 */
export function useUrlText(name: string): readonly [value: string, set: (value: string) => void] {
  const [params, setParams] = useSearchParams();
  // The screen shows the value at once. A change of the address takes a browser longer than drawing a list, and draws
  // the page around it too.
  const [ahead, setAhead] = useState<string | null>(null);
  const kept = params.get(name) ?? "";
  if (ahead === kept) setAhead(null);
  const follow = useEffectEvent((value: string) => {
    // Not the address that was drawn last: another text of it may have been set since.
    const next = new URLSearchParams(window.location.search);
    if (value === "") next.delete(name);
    else next.set(name, value);
    setParams(next, { replace: true });
  });
  useEffect(() => {
    if (ahead === null) return;
    let isLatest = true;
    void painted().then(() => {
      if (isLatest) follow(ahead);
    });
    // Another change of the address may have won.
    const timer = setTimeout(() => setAhead(null), settledMs);
    return () => {
      isLatest = false;
      clearTimeout(timer);
    };
  }, [ahead]);
  return [ahead ?? kept, setAhead];
}
