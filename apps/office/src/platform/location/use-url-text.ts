import { useEffect, useEffectEvent, useRef, useState } from "react";
import { useSearchParams } from "react-router";
import { painted } from "../screen/painted.ts";

/** The address has followed by then, on a slow phone too. */
const settledMs = 2000;

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
  // The router takes its time: until the address has the text that was sent last, an equal one is an earlier one.
  const sent = useRef<string | null>(null);
  const follow = useEffectEvent((value: string) => {
    sent.current = value;
    // Not the address that was drawn last: another text of it may have been set since.
    const next = new URLSearchParams(window.location.search);
    if (value === "") next.delete(name);
    else next.set(name, value);
    setParams(next, { replace: true });
  });
  useEffect(() => {
    if (ahead === null) return;
    let isLatest = true;
    let timer: ReturnType<typeof setTimeout> | undefined;
    void painted().then(() => {
      if (!isLatest) return;
      follow(ahead);
      // Another change of the address may have won.
      timer = setTimeout(() => setAhead(null), settledMs);
    });
    return () => {
      isLatest = false;
      clearTimeout(timer);
    };
  }, [ahead]);
  useEffect(() => {
    if (ahead !== null && ahead === kept && ahead === sent.current) setAhead(null);
  }, [ahead, kept]);
  return [ahead ?? kept, setAhead];
}
