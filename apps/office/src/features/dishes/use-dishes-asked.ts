import { useSearchParams } from "react-router";

/** Id in the address for the form of a new dish. */
export const NEW_DISH = "new";

const STATES = ["menu", "changed", "archived"] as const;
export type DishState = (typeof STATES)[number];

/** The list's filters and the open dish, kept in the address (OFFICE-5). */
export interface DishesAsked {
  readonly q: string;
  /** "": every category. */
  readonly category: string;
  readonly state: DishState;
  readonly isFiltered: boolean;
  /** Id of the open dish; "": none. */
  readonly dish: string;
  /** Part of the open dish's editor. */
  readonly part: string;
  /** Changes a filter or the part, without an entry in the browser's history. */
  set(name: "q" | "category" | "state" | "part", value: string): void;
  /** Opens a dish ("": closes it), with an entry in the browser's history. */
  open(dish: string): void;
  /** The query string that opens a dish. */
  addressOf(dish: string): string;
  clear(): void;
}

export function useDishesAsked(): DishesAsked {
  const [parameters, setParameters] = useSearchParams();
  const [q, category] = [(parameters.get("q") ?? "").slice(0, 100), (parameters.get("category") ?? "").slice(0, 60)];
  const state = STATES.find((each) => each === parameters.get("state")) ?? "menu";
  const withValue = (name: string, value: string) => (before: URLSearchParams) => {
    const after = new URLSearchParams(before);
    if (value === "") after.delete(name);
    else after.set(name, value);
    return after;
  };
  const withDish = (dish: string) => {
    const after = withValue("dish", dish)(parameters);
    // A newly opened dish starts at its first part.
    after.delete("part");
    return after;
  };
  return {
    q,
    category,
    state,
    dish: parameters.get("dish") ?? "",
    part: parameters.get("part") ?? "",
    isFiltered: q !== "" || category !== "" || state !== "menu",
    set: (name, value) => setParameters(withValue(name, value), { replace: true }),
    open: (dish) => setParameters(withDish(dish)),
    addressOf: (dish) => `?${withDish(dish)}`,
    clear: () =>
      setParameters(
        (before) => {
          const after = new URLSearchParams(before);
          for (const name of ["q", "category", "state"]) after.delete(name);
          return after;
        },
        { replace: true },
      ),
  };
}
