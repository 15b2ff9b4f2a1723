import { useSearchParams } from "react-router";

const NAMES = ["q", "kind", "object", "staff", "device", "from", "to"] as const;
type Name = (typeof NAMES)[number];

/** Filters of the journal, kept in the address, so that Back, a reload or a shared link shows the same (OFFICE-5). */
export interface JournalAsked {
  /** "": no filter. */
  readonly values: Readonly<Record<Name, string>>;
  readonly isFiltered: boolean;
  set(name: Name, value: string): void;
  clear(): void;
}

export function useJournalAsked(): JournalAsked {
  const [parameters, setParameters] = useSearchParams();
  const textOf = (name: Name) => (parameters.get(name) ?? "").slice(0, 100);
  return {
    values: {
      q: textOf("q"),
      kind: textOf("kind"),
      object: textOf("object"),
      staff: textOf("staff"),
      device: textOf("device"),
      from: textOf("from"),
      to: textOf("to"),
    },
    isFiltered: NAMES.some((name) => textOf(name) !== ""),
    set: (name, value) =>
      setParameters(
        (before) => {
          const after = new URLSearchParams(before);
          if (value === "") after.delete(name);
          else after.set(name, value);
          // An object id is meaningless with another kind.
          if (name === "kind") after.delete("object");
          return after;
        },
        { replace: true },
      ),
    clear: () => setParameters({}),
  };
}
