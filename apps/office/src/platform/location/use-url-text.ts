import { useCallback, useEffect, useState } from "react";
import { useSearchParams } from "react-router";

/** The address has followed by then. */
const settledMs = 1000;

/**
 * A text of the address's query: filters and searches are kept there, so that Back, a reload and a shared link show
 * the same list (OFFICE-5). Setting "" removes it. Typing makes no steps of Back.
 */
export function useUrlText(name: string): readonly [value: string, set: (value: string) => void] {
  const [params, setParams] = useSearchParams();
  // The address follows a moment later: a letter typed meanwhile must not be built on the address.
  const [ahead, setAhead] = useState<string | null>(null);
  const kept = params.get(name) ?? "";
  if (ahead === kept) setAhead(null);
  useEffect(() => {
    if (ahead === null) return;
    // Another change of the address in the same moment may have won.
    const timer = setTimeout(() => setAhead(null), settledMs);
    return () => clearTimeout(timer);
  }, [ahead]);
  const set = useCallback(
    (value: string) => {
      setAhead(value);
      setParams(
        (before) => {
          const next = new URLSearchParams(before);
          if (value === "") next.delete(name);
          else next.set(name, value);
          return next;
        },
        { replace: true },
      );
    },
    [name, setParams],
  );
  return [ahead ?? kept, set];
}
