import { useSearchParams } from "react-router";
import { PROMOTION_STATES, type PromotionState } from "../../../model/promotions/states/promotion-standing.ts";

/** The list's filters and what is open, kept in the address (OFFICE-5). */
export interface PromotionsAsked {
  readonly q: string;
  /** Null: every state. */
  readonly state: PromotionState | null;
  /** Id of the open promotion; "": none. */
  readonly open: string;
  /** The rules of points, inviting and the wheel are open. */
  readonly isRules: boolean;
  /** The recipes are open. */
  readonly isNew: boolean;
  set(name: "q" | "state", value: string): void;
  /** Opens one thing and closes all others, with an entry in the browser's history. */
  show(what: PromotionsPage | null): void;
  addressOf(what: PromotionsPage): string;
  clear(): void;
}

type PromotionsPage = { readonly open: string } | { readonly rules: "1" } | { readonly new: "1" };

export function usePromotionsAsked(): PromotionsAsked {
  const [parameters, setParameters] = useSearchParams();
  const withPage = (what: PromotionsPage | null) => {
    const after = new URLSearchParams(parameters);
    for (const name of ["open", "rules", "new"]) after.delete(name);
    for (const [name, value] of Object.entries(what ?? {})) after.set(name, value);
    return after;
  };
  return {
    q: (parameters.get("q") ?? "").slice(0, 100),
    state: PROMOTION_STATES.find((state) => state === parameters.get("state")) ?? null,
    open: parameters.get("open") ?? "",
    isRules: parameters.get("rules") === "1",
    isNew: parameters.get("new") === "1",
    set: (name, value) =>
      setParameters(
        (before) => {
          const after = new URLSearchParams(before);
          if (value === "") after.delete(name);
          else after.set(name, value);
          return after;
        },
        { replace: true },
      ),
    show: (what) => setParameters(withPage(what)),
    addressOf: (what) => `?${withPage(what)}`,
    clear: () => setParameters({}, { replace: true }),
  };
}
