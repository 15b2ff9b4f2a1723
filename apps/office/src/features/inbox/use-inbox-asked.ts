import { INBOX_KINDS } from "@skatert/domain";
import { useSearchParams } from "react-router";
import type { InboxFilter } from "../../model/inbox/inbox-calls.ts";
import { useWork } from "../../platform/session/me-context.tsx";

const NAMES = ["kind", "mine", "branch", "done", "q", "item"] as const;
type Name = (typeof NAMES)[number];

/** The filters and the opened item, kept in the address (OFFICE-5). */
export interface InboxAsked {
  readonly filter: InboxFilter;
  readonly isFiltered: boolean;
  /** "call-12"; "": none is open. */
  readonly item: string;
  readonly open: (item: string) => void;
  readonly set: (name: Exclude<Name, "item">, value: string) => void;
  readonly clear: () => void;
}

export function useInboxAsked(): InboxAsked {
  const [parameters, setParameters] = useSearchParams();
  const { me } = useWork();
  const textOf = (name: Name) => (parameters.get(name) ?? "").slice(0, 100);
  const branch = me.branches.find(({ id }) => String(id) === textOf("branch"));
  const filter = {
    kind: INBOX_KINDS.find((kind) => kind === textOf("kind")) ?? "",
    branch: branch?.id ?? null,
    isMine: textOf("mine") !== "",
    isDone: textOf("done") !== "",
    q: textOf("q"),
  };
  const change = (name: Name, value: string) =>
    setParameters(
      (before) => {
        const after = new URLSearchParams(before);
        if (value === "") after.delete(name);
        else after.set(name, value);
        return after;
      },
      // Back closes the item on a phone; a filter adds no step.
      { replace: name !== "item" || value === "" },
    );
  return {
    filter,
    isFiltered: filter.kind !== "" || filter.branch !== null || filter.isMine || filter.q !== "",
    item: textOf("item"),
    open: (item) => change("item", item),
    set: change,
    clear: () => setParameters({}, { replace: true }),
  };
}
