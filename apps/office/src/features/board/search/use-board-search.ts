import { useSearchParams } from "react-router";
import type { OrderListing } from "../../../model/board/board-calls.ts";

export interface BoardSearch {
  readonly typed: string;
  /** «2026-11-21»; null: no day is chosen. */
  readonly day: string | null;
  /** The list in place of the board; null: the board. */
  readonly listing: OrderListing | null;
  readonly setTyped: (typed: string) => void;
  readonly setDay: (day: string | null) => void;
  /** Searches the orders of all days for the typed text. */
  readonly searchAll: () => void;
  /** Shows matches before this order; null: from the newest. */
  readonly searchBefore: (id: number | null) => void;
  /** Lists all live orders, from this page. */
  readonly listLive: (page: number) => void;
  readonly clear: () => void;
}

const maxPage = 99;

/** The search, kept in the URL, so that a reload or a link shows the same (OFFICE-5). */
export function useBoardSearch(): BoardSearch {
  const [parameters, setParameters] = useSearchParams();
  const change = (changes: Readonly<Record<string, string>>) =>
    setParameters(
      (before) => {
        const after = new URLSearchParams(before);
        for (const [name, value] of Object.entries(changes)) {
          if (value === "") after.delete(name);
          else after.set(name, value);
        }
        return after;
      },
      { replace: true },
    );
  const typed = (parameters.get("q") ?? "").slice(0, 100);
  const asked = parameters.get("day");
  const day = asked !== null && /^\d{4}-\d{2}-\d{2}$/.test(asked) ? asked : null;
  return {
    typed,
    day,
    listing: listingOf(parameters, typed, day),
    setTyped: (text) => change({ q: text, live: "", before: "" }),
    setDay: (wanted) => change({ day: wanted ?? "", all: "", live: "", before: "" }),
    searchAll: () => change({ day: "", all: "1", live: "", before: "" }),
    searchBefore: (id) => change({ before: id === null ? "" : String(id) }),
    listLive: (page) => setParameters({ live: String(page) }, { replace: true }),
    clear: () => setParameters({}, { replace: true }),
  };
}

function listingOf(parameters: URLSearchParams, typed: string, day: string | null): OrderListing | null {
  if (day !== null) return { of: "day", day, typed };
  if (parameters.get("all") === "1" && typed.trim() !== "") return { of: "all", typed, before: beforeOf(parameters) };
  const page = Number(parameters.get("live"));
  return Number.isInteger(page) && page >= 1 && page <= maxPage ? { of: "live", page } : null;
}

function beforeOf(parameters: URLSearchParams): number | null {
  const text = parameters.get("before") ?? "";
  return /^\d{1,9}$/.test(text) ? Number(text) : null;
}
