import { useSearchParams } from "react-router";

export interface BoardSearch {
  readonly typed: string;
  /** «2026-11-21»; null: the live board. */
  readonly day: string | null;
  readonly setTyped: (typed: string) => void;
  readonly setDay: (day: string | null) => void;
  readonly clear: () => void;
}

/** What is searched for, kept in the URL: a reload and a link show the same (OFFICE-5). */
export function useBoardSearch(): BoardSearch {
  const [parameters, setParameters] = useSearchParams();
  const day = parameters.get("day");
  const set = (name: string, value: string) =>
    setParameters(
      (before) => {
        const after = new URLSearchParams(before);
        if (value === "") after.delete(name);
        else after.set(name, value);
        return after;
      },
      { replace: true },
    );
  return {
    typed: (parameters.get("q") ?? "").slice(0, 100),
    day: day !== null && /^\d{4}-\d{2}-\d{2}$/.test(day) ? day : null,
    setTyped: (typed) => set("q", typed),
    setDay: (wanted) => set("day", wanted ?? ""),
    clear: () => setParameters({}, { replace: true }),
  };
}
