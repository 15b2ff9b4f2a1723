import { useEffect, useEffectEvent, useRef, useState } from "react";
import { useSearchParams } from "react-router";
import { painted } from "../screen/painted.ts";

/** How often a value that is not drawn from the address yet is compared with it, in milliseconds. */
const settledMs = 2000;

/**
 * A parameter of the address's query. Filters and searches are stored there, so that Back, a reload or a shared link
 * shows the same list (OFFICE-5). Setting "" removes it. Changes add no history entries. The setter is stable.
 */
export function useUrlText(name: string): readonly [value: string, set: (value: string) => void] {
  const [params, setParams] = useSearchParams();
  // The screen shows the value at once. Updating the address takes longer than rendering a list, and renders the whole
  // page.
  const [ahead, setAhead] = useState<string | null>(null);
  const kept = params.get(name) ?? "";
  // The router updates late: until the address has the last sent text, an equal text is an earlier one.
  const sent = useRef<string | null>(null);
  const follow = useEffectEvent((value: string) => {
    sent.current = value;
    // Read the real address, because another parameter may have changed since the last render.
    const next = new URLSearchParams(window.location.search);
    if (value === "") next.delete(name);
    else next.set(name, value);
    setParams(next, { replace: true });
  });
  // The router draws a new address late, on a slow phone after seconds. Another change may also have replaced the value.
  const isOver = useEffectEvent((value: string) => kept === value || inAddress(name) !== value);
  useEffect(() => {
    if (ahead === null) return;
    let isLatest = true;
    let timer: ReturnType<typeof setTimeout> | undefined;
    void painted().then(() => {
      if (!isLatest) return;
      follow(ahead);
      timer = setTimeout(function settle() {
        if (isOver(ahead)) setAhead(ended(ahead));
        else timer = setTimeout(settle, settledMs);
      }, settledMs);
    });
    return () => {
      isLatest = false;
      clearTimeout(timer);
    };
  }, [ahead]);
  useEffect(() => {
    if (ahead !== null && ahead === kept && ahead === sent.current) setAhead(ended(ahead));
  }, [ahead, kept]);
  return [ahead ?? kept, setAhead];
}

function inAddress(name: string): string {
  return new URLSearchParams(window.location.search).get(name) ?? "";
}

/** Ends showing a value, unless a press since that render has set another one, which would be lost. */
function ended(value: string): (now: string | null) => string | null {
  return (now) => (now === value ? null : now);
}
