import { useCallback } from "react";
import { useSearchParams } from "react-router";

/**
 * A text of the address's query: filters and searches are kept there, so that Back, a reload and a shared link show
 * the same list (OFFICE-5). Setting "" removes it. Typing makes no steps of Back.
 */
export function useUrlText(name: string): readonly [value: string, set: (value: string) => void] {
  const [params, setParams] = useSearchParams();
  const set = useCallback(
    (value: string) =>
      setParams(
        (before) => {
          const next = new URLSearchParams(before);
          if (value === "") next.delete(name);
          else next.set(name, value);
          return next;
        },
        { replace: true },
      ),
    [name, setParams],
  );
  return [params.get(name) ?? "", set];
}
